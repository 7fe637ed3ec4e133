import { historyIndex, takesBack, type ClaimLine } from '@plumbline/engine'
import { contentOf, lineOf } from '../../stored-audits/stored-claim.ts'
import type { ReadRequest } from './messages.ts'
import { RepeatedRecords } from './repeated-records.ts'

/** A line of an earlier upload, opened. */
export interface StoredLine {
  /** What was sealed of it. */
  readonly content: string
  /** Mark of the patient's number, in hexadecimal digits. */
  readonly patient: string
  readonly uploadId: string
}

/**
 * What the memory of one audit holds beside the largest file. Beyond it patients' earlier lines are
 * left out, and each of their lines says so.
 */
export const mostEarlierLines = 1_000_000

/** Stands at each line that was not compared with all of its patient's earlier lines. */
export const leftOutSentence =
  'Earlier uploads hold more lines of this patient than could be compared; a repeat of one of those is not found.'

/** Gathers the lines of earlier uploads, which come patient by patient, in the order of their marks. */
export class EarlierLines {
  readonly lines: ClaimLine[] = []
  readonly #auditType: ReadRequest['type']
  readonly #most: number
  /**
   * Claims that stand in this file too: sent again, and this file's version counts. A record that only takes
   * a claim or its money back is no version of it.
   */
  readonly #sentAgain: ReadonlySet<string>
  /** The same of lines without a claim number. */
  readonly #repeated: RepeatedRecords
  /** Of each claim of the patient at hand, the newest upload that has it: its version counts. */
  readonly #newest = new Map<string, string>()
  #patient: string | undefined
  #cutAt: string | undefined

  constructor(
    lines: readonly ClaimLine[],
    auditType: ReadRequest['type'],
    most: number = mostEarlierLines,
  ) {
    this.#auditType = auditType
    this.#most = most
    this.#sentAgain = new Set(
      lines
        .filter((line) => !takesBack(line))
        .map((line) => claimOf(line.patientKey, line.claimId)),
    )
    this.#repeated = new RepeatedRecords(lines)
  }

  /** Takes a batch; false once no more fit. */
  take(batch: readonly StoredLine[]): boolean {
    for (const stored of batch) {
      if (this.lines.length >= this.#most) {
        this.#cutAt ??= stored.patient
        return false
      }
      this.#takeLine(stored)
    }
    return true
  }

  #takeLine(stored: StoredLine): void {
    const { patient, uploadId } = stored
    if (patient !== this.#patient) this.#newest.clear()
    this.#patient = patient
    const { facts, age_years, sex } = contentOf(stored.content)
    const line = lineOf({
      index: historyIndex,
      row: 0,
      auditType: this.#auditType,
      facts,
      patient,
      ageYears: age_years,
      sex,
    })
    if (line.claimId !== undefined) {
      const claim = claimOf(patient, line.claimId)
      if (this.#sentAgain.has(claim)) return
      const newest = this.#newest.get(claim)
      if (newest !== undefined && newest !== uploadId) return
      if (!takesBack(line)) this.#newest.set(claim, uploadId)
    }
    if (this.#repeated.meet(line, uploadId)) return
    this.lines.push(line)
  }

  /** Whether some of a patient's earlier lines may have been left out. */
  isCutFor({ patientKey }: ClaimLine): boolean {
    return this.#cutAt !== undefined && patientKey !== undefined && patientKey >= this.#cutAt
  }

  /** What the file's notes say of it. */
  notes(lines: readonly ClaimLine[]): string[] {
    const cut = lines.filter((line) => this.isCutFor(line)).length
    if (cut === 0) return this.#repeated.notes()
    const most = this.#most.toLocaleString('en-US')
    return [
      ...this.#repeated.notes(),
      `Lines of earlier uploads were compared up to ${most}: ${cut.toLocaleString('en-US')} lines of this file have patients with more, and each of them says so.`,
    ]
  }
}

function claimOf(patient: string | undefined, claimId: string | undefined): string {
  return claimId === undefined ? '' : `${patient ?? ''} ${claimId}`
}
