import { lineSavings, type ClaimLine, type ClaimVerdict, type Finding } from '@plumbline/engine'
import { ageOnService, factsOf, storableJson, storableText } from '../../services/stored-claim.ts'
import type { ClaimColumns, FindingColumns } from './messages.ts'
import { maskedFinding, maskedSummary } from './without-birth-dates.ts'

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
        number: batch.map(([, number]) => number),
        ruleId: batch.map(([finding]) => finding.ruleId),
        body: batch.map(([finding]) => storableJson(maskedFinding(finding))),
      }
    }
  }
}

/** Lines and verdicts of one stretch of the file as columns. */
export function claimColumns(
  lines: readonly ClaimLine[],
  verdicts: readonly ClaimVerdict[],
  numbers: FindingNumbers,
): ClaimColumns {
  const columns = noClaims()
  verdicts.forEach((verdict, position) => {
    const line = lines[position]
    if (line) append(columns, line, verdict, numbers)
  })
  return columns
}

function append(
  columns: ClaimColumns,
  line: ClaimLine,
  verdict: ClaimVerdict,
  numbers: FindingNumbers,
): void {
  const { findings } = verdict
  columns.line.push(line.index)
  columns.row.push(line.row)
  columns.claimId.push(storableOrNull(line.claimId))
  columns.errorFlag.push(verdict.errorFlag)
  columns.auditSummary.push(storableText(maskedSummary(verdict)))
  columns.suggestedFix.push(storableText(verdict.suggestedFix))
  columns.categories.push(arrayText(new Set(findings.map(({ category }) => category))))
  columns.findingNumbers.push(arrayText(findings.map((finding) => numbers.numberOf(finding))))
  columns.savingsCents.push(lineSavings(line, findings)?.cents ?? 0)
  columns.patientHash.push(
    line.patientKey === undefined ? null : Buffer.from(line.patientKey, 'hex'),
  )
  columns.ageYears.push(ageOnService(line))
  columns.sex.push(line.sex ?? null)
  columns.serviceDay.push(line.serviceFromDay ?? null)
  columns.procedureCode.push(storableOrNull(line.procedureCode))
  columns.ndc.push(storableOrNull(line.ndc))
  columns.chargeCents.push(line.chargeCents ?? null)
  columns.facts.push(factsOf(line))
  columns.search.push(searchText(line))
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

function arrayText(values: Iterable<string | number>): string {
  return `{${Array.from(values).join(',')}}`
}

function storableOrNull(text: string | undefined): string | null {
  return text === undefined ? null : storableText(text)
}

function noClaims(): ClaimColumns {
  return {
    line: [],
    row: [],
    claimId: [],
    errorFlag: [],
    auditSummary: [],
    suggestedFix: [],
    categories: [],
    findingNumbers: [],
    savingsCents: [],
    patientHash: [],
    ageYears: [],
    sex: [],
    serviceDay: [],
    procedureCode: [],
    ndc: [],
    chargeCents: [],
    facts: [],
    search: [],
  }
}
