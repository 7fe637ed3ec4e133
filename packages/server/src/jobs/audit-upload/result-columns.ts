import {
  lineSavings,
  summaryWithoutPersonalData,
  withoutPersonalData,
  type ClaimLine,
  type ClaimVerdict,
  type Finding,
} from '@plumbline/engine'
import type { RowPlace } from '@plumbline/intake'
import { arrayText } from '../../db/array-text.ts'
import { bytesArray } from '../../db/bytes-array.ts'
import type { ClaimColumn, ClaimColumns, FindingColumns } from '../../db/results/audit-results.ts'
import type { ReviewColumns } from '../../db/review/reviewed-findings.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import type { ReviewedFindings } from '../../stored-audits/review-columns.ts'
import { sealFinding } from '../../stored-audits/sealed-results.ts'
import { leftOutSentence, type EarlierLines } from './earlier-lines.ts'
import {
  ageOnService,
  contentText,
  factsOf,
  sealClaim,
  storableJson,
  storableText,
} from '../../stored-audits/stored-claim.ts'

/** Numbers findings that several lines share once, in the order in which lines name them. */
export class FindingNumbers {
  readonly #numbers = new Map<Finding, number>()
  readonly #key: ResultsKey

  constructor(key: ResultsKey) {
    this.#key = key
  }

  numberOf(finding: Finding): number {
    let number = this.#numbers.get(finding)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(finding, number)
    }
    return number
  }

  /** Every finding numbered so far, in batches for the bulk insert. */
  *inColumns(
    batchSize: number,
    reviewed: ReviewedFindings,
  ): Generator<{ readonly findings: FindingColumns; readonly review: ReviewColumns }> {
    const all = Array.from(this.#numbers)
    for (let from = 0; from < all.length; from += batchSize) {
      const batch = all.slice(from, from + batchSize)
      const findings = {
        number: arrayText(batch.map(([, number]) => number)),
        ruleId: arrayText(batch.map(([finding]) => finding.ruleId)),
        sealed: bytesArray(
          batch.map(([finding, number]) =>
            sealFinding(this.#key, number, storableJson(withoutPersonalData(finding))),
          ),
        ),
      }
      yield { findings, review: reviewed.columns(batch) }
    }
  }
}

/** What is known beside the lines and their verdicts. */
interface Beside {
  readonly numbers: FindingNumbers
  readonly earlier: EarlierLines
  readonly placeOf: (row: number) => RowPlace | undefined
  /** Seals what is not kept readable. */
  readonly key: ResultsKey
}

/** Lines and verdicts of one stretch of the file as columns. */
export function claimColumns(
  lines: readonly ClaimLine[],
  verdicts: readonly ClaimVerdict[],
  beside: Beside,
): ClaimColumns {
  const rows: ClaimValues[] = []
  verdicts.forEach((verdict, position) => {
    const line = lines[position]
    if (line) rows.push(valuesOf(line, verdict, beside))
  })
  const column = (name: ClaimColumn) => arrayText(rows.map((row) => row[name]))
  return {
    line: column('line'),
    row: column('row'),
    errorFlag: column('errorFlag'),
    categories: column('categories'),
    findingNumbers: column('findingNumbers'),
    savingsCents: column('savingsCents'),
    patientHash: column('patientHash'),
    serviceDay: column('serviceDay'),
    chargeCents: column('chargeCents'),
    sealed: bytesArray(rows.map(({ sealed }) => sealed)),
  }
}

type ClaimValues = Readonly<Record<ClaimColumn, string | number | null>> & {
  readonly sealed: Buffer
}

function valuesOf(
  line: ClaimLine,
  verdict: ClaimVerdict,
  { numbers, earlier, placeOf, key }: Beside,
): ClaimValues {
  const { findings } = verdict
  const summary = summaryWithoutPersonalData(verdict)
  const content = {
    audit_summary: storableText(earlier.isCutFor(line) ? `${summary} ${leftOutSentence}` : summary),
    suggested_fix: storableText(verdict.suggestedFix),
    age_years: ageOnService(line),
    sex: line.sex ?? null,
    medicare_cents: verdict.medicareCents,
    place: placeOf(line.row),
  }
  return {
    line: line.index,
    row: line.row,
    errorFlag: verdict.errorFlag,
    categories: arrayText(new Set(findings.map(({ category }) => category))),
    findingNumbers: arrayText(findings.map((finding) => numbers.numberOf(finding))),
    savingsCents: lineSavings(line, findings)?.cents ?? 0,
    patientHash: line.patientKey === undefined ? null : `\\x${line.patientKey}`,
    serviceDay: line.serviceFromDay ?? null,
    chargeCents: line.chargeCents ?? null,
    sealed: sealClaim(key, line.index, contentText(content, factsOf(line))),
  }
}

/** What a search finds a line by: its claim, codes, drug and providers; lower case. */
export function searchText(line: ClaimLine): string {
  const words = [
    line.claimId,
    line.procedureCode,
    ...line.modifiers,
    ...line.diagnoses,
    line.ndc,
    line.drugName,
    line.revenueCode,
    line.drg,
    line.prescriptionNumber,
    line.billingNpi,
    line.renderingNpi,
    line.prescriberNpi,
  ]
  return storableText(words.filter((word) => word !== undefined).join(' ')).toLowerCase()
}
