import type { ClaimLine, DollarStanding, Finding, FindingToReview } from '@plumbline/engine'
import { arrayText } from '../db/array-text.ts'
import type { ReviewColumn, ReviewColumns } from '../db/review/reviewed-findings.ts'
import { codesOfLine, payeeOf } from './line-parties.ts'
import type { MarkOf } from './review-marks.ts'

/** A finding by the number that its upload knows it by. */
export type NumberedFinding = readonly [finding: Finding, number: number]

type Values = Readonly<Record<ReviewColumn, string | number | null>>

/** What lists need of the findings of one upload; those alike in it are counted from 0. */
export class ReviewedFindings {
  readonly #toReview: ReadonlyMap<Finding, FindingToReview>
  readonly #mark: MarkOf
  readonly #alike = new Map<string, number>()

  constructor(toReview: readonly FindingToReview[], mark: MarkOf) {
    this.#toReview = new Map(toReview.map((one) => [one.finding, one]))
    this.#mark = mark
  }

  /** A batch, in the order of its numbers: batches come in that order too. */
  columns(batch: readonly NumberedFinding[]): ReviewColumns {
    const rows = batch.map(([finding]) => this.#valuesOf(finding))
    const column = (name: ReviewColumn) => arrayText(rows.map((row) => row[name]))
    return {
      number: arrayText(batch.map(([, number]) => number)),
      category: column('category'),
      class: column('class'),
      standing: column('standing'),
      firmCents: column('firmCents'),
      recordsNeededCents: column('recordsNeededCents'),
      inDoubtCents: column('inDoubtCents'),
      paidCents: column('paidCents'),
      serviceDay: column('serviceDay'),
      line: column('line'),
      row: column('row'),
      lines: column('lines'),
      claimMark: column('claimMark'),
      patientMark: column('patientMark'),
      payeeMark: column('payeeMark'),
      payerMark: column('payerMark'),
      codeMarks: column('codeMarks'),
      fingerprint: column('fingerprint'),
      kin: column('kin'),
      occurrence: column('occurrence'),
    }
  }

  #valuesOf(finding: Finding): Values {
    const review = this.#toReview.get(finding)
    return {
      category: finding.category,
      class: finding.class,
      ...(review ? { ...amountsOf(review), ...this.#marksOf(review) } : ofNotices),
    }
  }

  #marksOf({ lines, fingerprint, kin }: FindingToReview) {
    const [first] = lines
    const occurrence = this.#alike.get(fingerprint) ?? 0
    this.#alike.set(fingerprint, occurrence + 1)
    const mark = (kind: Parameters<MarkOf>[0], text: string | undefined) =>
      text === undefined ? null : asBytes(this.#mark(kind, text))
    return {
      claimMark: mark('claim', first.claimId),
      patientMark: first.patientKey === undefined ? null : `\\x${first.patientKey}`,
      payeeMark: mark('payee', payeeOf(first)),
      payerMark: mark('payer', first.payer),
      codeMarks: arrayText(
        Array.from(new Set(lines.flatMap(codesOfLine)), (code) => mark('code', code)),
      ),
      fingerprint: mark('fingerprint', fingerprint),
      kin: mark('kin', kin),
      occurrence,
    }
  }
}

const standings: readonly DollarStanding[] = ['firm', 'records-needed', 'in-doubt']

function amountsOf({ cents, lines }: FindingToReview) {
  const weightiest = standings.reduce((one, other) => (cents[other] > cents[one] ? other : one))
  const [first] = lines
  return {
    standing: cents[weightiest] > 0 ? weightiest : 'none',
    firmCents: cents.firm,
    recordsNeededCents: cents['records-needed'],
    inDoubtCents: cents['in-doubt'],
    paidCents: paidOf(lines),
    serviceDay: first.serviceFromDay ?? null,
    line: first.index,
    row: first.row,
    lines: lines.length,
  }
}

function paidOf(lines: readonly ClaimLine[]): number | null {
  const paid = lines.map(({ paidCents }) => paidCents).filter((cents) => cents !== undefined)
  return paid.length === 0 ? null : paid.reduce((sum, cents) => sum + cents, 0)
}

/** Of notices there is nothing to decide. */
const ofNotices = {
  ...{ standing: 'none', firmCents: 0, recordsNeededCents: 0, inDoubtCents: 0, paidCents: null },
  ...{ serviceDay: null, line: null, row: null, lines: 0, claimMark: null, patientMark: null },
  ...{ payeeMark: null, payerMark: null, codeMarks: '{}', fingerprint: null, kin: null },
  occurrence: 0,
} as const

function asBytes(mark: Buffer): string {
  return `\\x${mark.toString('hex')}`
}
