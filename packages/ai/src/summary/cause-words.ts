import { dollars, type FindingCategory, type FindingClass } from '@plumbline/engine'
import { categoryWords } from '../plain/category-words.table.ts'
import { classWords } from '../plain/class-words.table.ts'

/** A main cause of what an audit found, as a report counts it. */
export interface Cause {
  readonly title: string
  readonly category: FindingCategory
  /** What most of its dollars stand on. */
  readonly class: FindingClass
  readonly lines: number
  /** Whole cents; 0 where no dollars are at risk. */
  readonly atRiskCents: number
  /** All of its findings doubt how the columns were read. */
  readonly isDoubtful: boolean
}

/** Where the words about one finding speak of its line. */
const ofMany: Partial<Readonly<Record<FindingCategory, string>>> = {
  'code-mismatch': 'Two things that a line says do not go together.',
}

/** What a cause comes to for whoever reads a summary alone. Written by rules; never fails. */
export function causeWords(cause: Cause): string {
  const { category } = cause
  return `${ofMany[category] ?? categoryWords[category].reviewer} ${causeFigures(cause)}`
}

/** The figures of a cause and how sure they are: always the rules' own sentences. */
export function causeFigures({
  title,
  class: sureness,
  lines,
  atRiskCents,
  isDoubtful,
}: Cause): string {
  const stands = `“${title}” stands on ${lines.toLocaleString('en-US')} ${lines === 1 ? 'line' : 'lines'}`
  const depends =
    atRiskCents === 0 ? 'no dollars are counted for it' : `${dollars(atRiskCents)} depends on it`
  const sure = isDoubtful
    ? 'How the columns were read is in doubt here: settle that first.'
    : classWords[sureness].reviewer
  return `${stands}, and ${depends}. ${sure}`
}
