import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { originHeader } from './calls.ts'

const samples = join(import.meta.dirname, '../samples')

export interface ClaimsFile {
  readonly path: string
  readonly auditType: 'Medical' | 'Pharmacy'
}

/** The product's own sample, with the claim lines that are read from it; the total row is set aside. */
export const medicalSample = {
  path: join(samples, 'medical-claims.csv'),
  auditType: 'Medical',
  lines: 28,
} as const
export const pharmacySample = {
  path: join(samples, 'pharmacy-claims.csv'),
  auditType: 'Pharmacy',
} as const

/** Uploads a file and waits for the end of its audit. */
export async function uploadSample(
  request: APIRequestContext,
  uploadName: string,
  { path, auditType }: ClaimsFile,
): Promise<void> {
  const file = { name: basename(path), mimeType: 'text/csv', buffer: readFileSync(path) }
  const answer = await request.post('/api/uploads', {
    multipart: { uploadName, auditType, auditAgain: 'true', file },
    headers: originHeader,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await expect(async () => {
    const list = await request.get('/api/uploads')
    expect(await list.text()).not.toContain('"processing"')
  }).toPass({ timeout: 60_000 })
}

export function uploadMedicalSample(request: APIRequestContext, uploadName: string): Promise<void> {
  return uploadSample(request, uploadName, medicalSample)
}
