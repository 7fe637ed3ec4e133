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
  await upload(request, { uploadName, auditType }, basename(path), readFileSync(path))
}

/** The same for rows that stand in a test. */
export async function uploadRows(
  request: APIRequestContext,
  uploadName: string,
  rows: readonly string[],
): Promise<void> {
  const fields = { uploadName, auditType: 'Medical' } as const
  await upload(request, fields, 'rows.csv', Buffer.from(rows.join('\n')))
}

async function upload(
  request: APIRequestContext,
  fields: { readonly uploadName: string; readonly auditType: ClaimsFile['auditType'] },
  name: string,
  buffer: Buffer,
): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer }
  const answer = await request.post('/api/uploads', {
    multipart: { ...fields, auditAgain: 'true', file },
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

/** Of an upload, how its audit ended. */
interface Ended {
  readonly id: string
  readonly status: string
  readonly errorCode: string | null
}

/** `PS` is only like a place of service: the file is asked about, unless that was answered before. */
const unsureCsv = [
  'Claim ID,Patient ID,Date of Service,CPT,PS,Diagnosis,Units,Charge,Paid',
  'C1,P1,2024-03-01,99213,11,E119,1,120.00,80.00',
  'C2,P2,2024-03-02,85025,11,I10,1,30.00,20.00',
]

/** Sends a file as the page does, and waits until it is asked about, or audited; answers its id. */
export async function askedUpload(
  request: APIRequestContext,
  uploadName: string,
  end: 'needs-look' | 'completed' = 'needs-look',
): Promise<string> {
  const rows = [...unsureCsv, `C3,P3,2024-03-03,99213,11,E119,1,120.00,${uploadName.length}.00`]
  const file = { name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  const answer = await request.post('/api/uploads', {
    multipart: { uploadName, auditType: 'Medical', look: 'unsure', file },
    headers: originHeader,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as { readonly id: string }
  await expect(async () => {
    const uploads = (await (await request.get('/api/uploads')).json()) as readonly Ended[]
    const upload = uploads.find((one) => one.id === id)
    expect(upload?.errorCode ?? upload?.status).toBe(end)
  }).toPass({ timeout: 60_000 })
  return id
}
