import type { ClaimLine } from '../../claim/claim-line.ts'
import type { BilledService } from './billed-services.ts'
import { NumberedLines } from './numbered-lines.ts'
import { RecentNumbers } from './recent-numbers.ts'

/** What a line says of the drug that was dispensed. */
export type DrugOfLine = Pick<ClaimLine, 'ndc' | 'ndcAsBilled' | 'drugName'>

/** The drug of a line beside what it bills, apart from day, person and quantity; files name few drugs. */
export interface NamedDrug extends DrugOfLine {
  readonly service: BilledService
}

/** So many drugs of one NDC (else of one name) are remembered. */
const mostOfOneCode = 16

/**
 * The drugs of a batch, numbered from 0, and which of them each line names. Lines of one number name the
 * same; where one NDC comes with very many names, lines that name the same may have several numbers.
 */
export class NamedDrugs extends NumberedLines {
  readonly list: NamedDrug[] = []
  /** By NDC, else by name, else by what is billed. */
  readonly #recent = new RecentNumbers<string | BilledService>(mostOfOneCode)

  put(position: number, line: ClaimLine, service: BilledService): void {
    this.set(position, this.#numberOf(line, service))
  }

  #numberOf(line: ClaimLine, service: BilledService): number {
    const numbers = this.#recent.of(line.ndcAsBilled ?? line.drugName ?? service)
    for (let at = 0; at < numbers.length; at++) {
      const known = this.list[numbers[at] ?? 0]
      if (known !== undefined && isSame(known, line, service)) return this.#recent.meet(numbers, at)
    }
    const { ndc, ndcAsBilled, drugName } = line
    const number = this.list.push({ service, ndc, ndcAsBilled, drugName }) - 1
    return this.#recent.remember(numbers, number)
  }
}

function isSame(known: NamedDrug, line: ClaimLine, service: BilledService): boolean {
  return (
    known.service === service &&
    known.drugName === line.drugName &&
    known.ndcAsBilled === line.ndcAsBilled &&
    known.ndc === line.ndc
  )
}
