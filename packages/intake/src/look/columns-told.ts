import { knownWords } from '../names/known-words.ts'
import { meaningChoices } from './meaning-labels.table.ts'
import type { LookQuestion } from './questions.ts'
import type { Sureness } from './table-seen.ts'

/** A column of a look, fresh or as it was kept. */
interface Column {
  readonly key: string
  readonly header: string
  readonly meaning: string | null | undefined
  readonly sureness: Sureness
  readonly clues?:
    { readonly shapes: readonly string[]; readonly fits: readonly string[] } | undefined
}

/** What may be told of a column to whoever helps to say what it is: no value, and of its header known words. */
export interface ColumnTold {
  readonly field: string | null
  readonly isDoubtful: boolean
  readonly words: readonly string[]
  readonly shapes: readonly string[]
  readonly fits: readonly string[]
}

/** A field that a column may be. */
export interface FieldTold {
  readonly field: string
  readonly label: string
  readonly shape: string
  readonly isMany: boolean
}

/**
 * Which columns are in doubt: what a person is asked about, by itself or as left out; where a column is missing
 * altogether, everything that is not used.
 */
function doubtOf(
  questions: readonly Pick<LookQuestion, 'kind' | 'keys'>[],
): (column: Pick<Column, 'key' | 'sureness'>) => boolean {
  const asked = new Set(
    questions.flatMap(({ kind, keys }) => (kind === 'column' || kind === 'unread' ? keys : [])),
  )
  const lacksOne = questions.some(({ kind }) => kind === 'missing')
  return ({ key, sureness }) => asked.has(key) || (lacksOne && sureness === 'unread')
}

/** What may be told of each column; of one without clues, nothing of its values. */
export function columnsTold(
  columns: readonly Column[],
  questions: readonly Pick<LookQuestion, 'kind' | 'keys'>[],
): ColumnTold[] {
  const isInDoubt = doubtOf(questions)
  return columns.map((column) => {
    const { header, meaning, clues } = column
    const isDoubtful = isInDoubt(column)
    return {
      field: meaning === 'ignored' ? null : (meaning ?? null),
      isDoubtful,
      words: isDoubtful ? knownWords(header) : [],
      shapes: clues?.shapes ?? [],
      fits: clues?.fits ?? [],
    }
  })
}

/** Everything that a column may be, with what its values must look like. */
export function fieldsTold(): FieldTold[] {
  return meaningChoices().map(({ meaning, ...choice }) => ({ field: meaning, ...choice }))
}
