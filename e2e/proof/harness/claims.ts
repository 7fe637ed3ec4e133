import { setTimeout as pause } from 'node:timers/promises'
import { fieldOf, type Part, type Visitor } from './visitor.ts'

export const claimsHeader =
  'Claim ID,Patient ID,Patient Name,Date of Birth,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Rendering Provider Name'

/** A line of claims as the files of the proof have them. */
export function claimLine(mark: string, at = 0): string {
  return `${mark}claim${at},${mark}member${at},${mark}name ${mark}last,1961-02-03,2024-03-01,99213,E119,1,120.00,80.00,${mark}doctor`
}

/** The parts of an upload, every text of it marked. */
export function claimsFile({
  mark,
  lines = 2,
  fileName = `${mark}file.csv`,
  file = [claimsHeader, ...Array.from({ length: lines }, (_, at) => claimLine(mark, at))].join(
    '\n',
  ),
}: {
  readonly mark: string
  readonly lines?: number
  readonly fileName?: string
  readonly file?: string | Buffer
}): readonly Part[] {
  return [
    { name: 'uploadName', value: `${mark}upload` },
    { name: 'auditType', value: 'Medical' },
    { name: 'auditAgain', value: 'true' },
    { name: 'file', fileName, value: file },
  ]
}

/** An upload whose audit has ended. */
export interface Ended {
  readonly status: string
  readonly totalClaims: number
  readonly errorMessage: string
}

const longestMs = 900_000

/** Waits for the end of an audit. Throws where it does not come. */
export async function whenEnded(visitor: Visitor, uploadId: string): Promise<Ended> {
  const deadline = Date.now() + longestMs
  while (Date.now() < deadline) {
    const answer = await visitor.get(`/api/uploads/${uploadId}`)
    const { upload } = JSON.parse(answer.body) as { upload?: Ended }
    if (upload && upload.status !== 'processing') return upload
    await pause(100)
  }
  throw new Error(`The audit of ${uploadId} did not end`)
}

/** Sends a file; waits while the account has too many waiting. Undefined where it is refused. */
export async function sendFile(
  visitor: Visitor,
  parts: readonly Part[],
): Promise<string | undefined> {
  for (;;) {
    const answer = await visitor.upload(parts)
    if (answer.status === 201) return fieldOf(answer, 'id')
    if (answer.status !== 429) return undefined
    await pause(1_000)
  }
}
