import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { originHeader } from './calls.ts'

const samples = join(import.meta.dirname, '../samples')

/** The product's own sample, with the claim lines that are read from it; the total row is set aside. */
export const medicalSample = { path: join(samples, 'medical-claims.csv'), lines: 28 } as const

/** Uploads the sample and waits for the end of its audit. */
export async function uploadMedicalSample(
  request: APIRequestContext,
  uploadName: string,
): Promise<void> {
  const file = {
    name: 'claims.csv',
    mimeType: 'text/csv',
    buffer: readFileSync(medicalSample.path),
  }
  const answer = await request.post('/api/uploads', {
    multipart: { uploadName, auditType: 'Medical', file },
    headers: originHeader,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await expect(async () => {
    const list = await request.get('/api/uploads')
    expect(await list.text()).not.toContain('"processing"')
  }).toPass({ timeout: 60_000 })
}
