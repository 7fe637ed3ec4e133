import type { ClaimLine } from '@plumbline/engine'
import { factsOf } from '../../stored-audits/stored-claim.ts'

/**
 * Lines without a claim number that an earlier upload has with the very same values: an export that
 * overlaps the one before it repeats its records, and nothing tells such a repeat from a second
 * payment. As many copies of each upload are the same records as this file has.
 */
export class RepeatedRecords {
  readonly #copies = new Map<string, number>()
  readonly #met = new Map<string, number>()
  /** Records of the file that were met in an earlier upload. */
  readonly #repeated = new Set<string>()

  constructor(lines: readonly ClaimLine[]) {
    for (const line of lines) {
      if (line.claimId !== undefined || line.patientKey === undefined) continue
      const record = recordOf(line)
      this.#copies.set(record, (this.#copies.get(record) ?? 0) + 1)
    }
  }

  /** Whether an earlier line is one of the file's own records; each is met once an upload. */
  meet(line: ClaimLine, uploadId: string): boolean {
    if (line.claimId !== undefined || this.#copies.size === 0) return false
    const record = recordOf(line)
    const copies = this.#copies.get(record)
    if (copies === undefined) return false
    const place = `${uploadId} ${record}`
    const met = this.#met.get(place) ?? 0
    if (met >= copies) return false
    this.#met.set(place, met + 1)
    this.#repeated.add(record)
    return true
  }

  /** What the file's notes say of it. */
  notes(): string[] {
    let lines = 0
    for (const record of this.#repeated) lines += this.#copies.get(record) ?? 0
    if (lines === 0) return []
    const which =
      lines === 1
        ? '1 line without a claim number stands'
        : `${lines.toLocaleString('en-US')} lines without a claim number stand`
    return [
      `${which} in an earlier upload with the same values: taken for the same records, not for duplicates. With claim numbers a second payment would be found.`,
    ]
  }
}

/** All that is kept of a line, whatever order its file has it in. */
function recordOf(line: ClaimLine): string {
  const facts: unknown = JSON.parse(factsOf(line))
  const entries = Object.entries(facts ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${line.patientKey ?? ''} ${JSON.stringify(entries)}`
}
