import {
  lineSavings,
  summaryWithoutPersonalData,
  withoutPersonalData,
  type ClaimLine,
  type ClaimVerdict,
  type Finding,
} from '@plumbline/engine'
import { arrayText } from '../../db/array-text.ts'
import type { ClaimColumn, ClaimColumns, FindingColumns } from '../../db/results/audit-results.ts'
import { leftOutSentence, type EarlierLines } from './earlier-lines.ts'
import {
  ageOnService,
  factsOf,
  storableJson,
  storableText,
} from '../../stored-audits/stored-claim.ts'

/** Numbers findings that several lines share once, in the order in which lines name them. */
export class FindingNumbers {
  readonly #numbers = new Map<Finding, number>()

  numberOf(finding: Finding): number {
    let number = this.#numbers.get(finding)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(finding, number)
    }
    return number
  }

  /** Every finding numbered so far, in batches for the bulk insert. */
  *inColumns(batchSize: number): Generator<FindingColumns> {
    const all = Array.from(this.#numbers)
    for (let from = 0; from < all.length; from += batchSize) {
      const batch = all.slice(from, from + batchSize)
      yield {
        number: arrayText(batch.map(([, number]) => number)),
        ruleId: arrayText(batch.map(([finding]) => finding.ruleId)),
        body: arrayText(batch.map(([finding]) => storableJson(withoutPersonalData(finding)))),
      }
    }
  }
}

/** What is known beside the lines and their verdicts. */
interface Beside {
  readonly numbers: FindingNumbers
  readonly earlier: EarlierLines
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
    claimId: column('claimId'),
    errorFlag: column('errorFlag'),
    auditSummary: column('auditSummary'),
    suggestedFix: column('suggestedFix'),
    categories: column('categories'),
    findingNumbers: column('findingNumbers'),
    savingsCents: column('savingsCents'),
    patientHash: column('patientHash'),
    ageYears: column('ageYears'),
    sex: column('sex'),
    serviceDay: column('serviceDay'),
    procedureCode: column('procedureCode'),
    ndc: column('ndc'),
    chargeCents: column('chargeCents'),
    facts: column('facts'),
    search: column('search'),
  }
}

type ClaimValues = Readonly<Record<ClaimColumn, string | number | null>>

function valuesOf(
  line: ClaimLine,
  verdict: ClaimVerdict,
  { numbers, earlier }: Beside,
): ClaimValues {
  const { findings } = verdict
  const summary = summaryWithoutPersonalData(verdict)
  return {
    line: line.index,
    row: line.row,
    claimId: storableOrNull(line.claimId),
    errorFlag: verdict.errorFlag,
    auditSummary: storableText(earlier.isCutFor(line) ? `${summary} ${leftOutSentence}` : summary),
    suggestedFix: storableText(verdict.suggestedFix),
    categories: arrayText(new Set(findings.map(({ category }) => category))),
    findingNumbers: arrayText(findings.map((finding) => numbers.numberOf(finding))),
    savingsCents: lineSavings(line, findings)?.cents ?? 0,
    patientHash: line.patientKey === undefined ? null : `\\x${line.patientKey}`,
    ageYears: ageOnService(line),
    sex: line.sex ?? null,
    serviceDay: line.serviceFromDay ?? null,
    procedureCode: storableOrNull(line.procedureCode),
    ndc: storableOrNull(line.ndc),
    chargeCents: line.chargeCents ?? null,
    facts: factsOf(line),
    search: searchText(line),
  }
}

/** What a search finds a line by: its claim, codes, drug and providers; lower case. */
function searchText(line: ClaimLine): string {
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

function storableOrNull(text: string | undefined): string | null {
  return text === undefined ? null : storableText(text)
}
