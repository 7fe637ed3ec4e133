import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'

export interface TestPart {
  readonly name: string
  readonly fileName?: string
  readonly value: string | Buffer
}

export const claimsCsv = [
  'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  'C2,P2,2024-03-02,85025,I10,1,30.00,20.00',
].join('\n')

export const goodParts: readonly TestPart[] = [
  { name: 'uploadName', value: 'March' },
  { name: 'auditType', value: 'Medical' },
  { name: 'file', fileName: 'march.csv', value: claimsCsv },
]

/** The parts of a good upload with another file. */
export function partsWithFile(fileName: string, value: string | Buffer): readonly TestPart[] {
  return [...goodParts.slice(0, 2), { name: 'file', fileName, value }]
}

/** A multipart body as browsers send it; `cutAt` keeps only so many of its bytes. */
export function multipartRequest(
  parts: readonly TestPart[],
  cutAt?: number,
): InjectOptions & { readonly payload: Buffer } {
  const boundary = `----${randomUUID()}`
  const chunks = parts.flatMap(({ name, fileName, value }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
        (fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: text/csv`) +
        '\r\n\r\n',
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  const whole = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
  return {
    method: 'POST',
    url: '/api/uploads',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: cutAt === undefined ? whole : whole.subarray(0, cutAt),
  }
}
