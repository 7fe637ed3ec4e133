import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { commonColumns, isAmount, type RowLayout, type SlotColumns } from '../../columns/slots.ts'
import type { Meaning } from '../../words/meanings.ts'
import { fieldReaders, type FieldReaders } from '../field-readers.ts'
import type { ReadingContext } from '../reading-context.ts'

/** One service of a row: its readers, and what says whether it is there. */
export interface CompiledSlot {
  readonly readers: FieldReaders
  /** Columns of its own of which one is filled where it is there; undefined where a row is one service. */
  readonly keys: readonly number[] | undefined
  /** Columns of its own amounts. */
  readonly amounts: readonly number[]
  readonly lineNumber: string | undefined
}

/** The services that a row of a file may hold. */
export interface CompiledSlots {
  readonly slots: readonly CompiledSlot[]
  /** Reads a wide row whose services are all blank: a DRG may stand in it. */
  readonly whole: CompiledSlot | undefined
}

export function compileSlots(
  { slots, spread }: RowLayout,
  columns: readonly AssignedColumn[],
  context: ReadingContext,
): CompiledSlots {
  return {
    slots: slots.map(({ columns: own, number }) => ({
      readers: fieldReaders(own, context),
      keys: spread && keysOf(own, spread),
      amounts: amountsOf(own),
      lineNumber: number === undefined ? undefined : String(number),
    })),
    whole: spread && {
      readers: fieldReaders(commonColumns(columns), context),
      keys: undefined,
      amounts: [],
      lineNumber: undefined,
    },
  }
}

/** Codes that are a service each without the others: a line of a hospital's bill has a revenue code alone. */
const codes: readonly Meaning[] = ['procedureCode', 'revenueCode', 'ndcAsBilled']

function keysOf(own: SlotColumns, spread: Meaning): readonly number[] {
  const first = own.get(spread)?.[0]?.index
  const others = codes
    .filter((meaning) => meaning !== spread)
    .flatMap((meaning) => ownColumns(own, meaning))
  return first === undefined ? others : [first, ...others]
}

function amountsOf(own: SlotColumns): readonly number[] {
  return Array.from(own.keys())
    .filter(isAmount)
    .flatMap((meaning) => ownColumns(own, meaning))
}

/** Columns that no other service of the row has. */
function ownColumns(own: SlotColumns, meaning: Meaning): readonly number[] {
  const columns = own.get(meaning) ?? []
  return columns.filter(({ number }) => number !== undefined).map(({ index }) => index)
}

/** The readers of all services. */
export function readersOf({ slots, whole }: CompiledSlots): readonly FieldReaders[] {
  return [...slots, ...(whole ? [whole] : [])].map(({ readers }) => readers)
}

/** The slot of one code of a list, numbered where the file has no line numbers. */
export function partOf({ slots: [slot] }: CompiledSlots, place: number): CompiledSlot {
  if (!slot) throw new Error('A row has at least one slot')
  return { ...slot, lineNumber: String(place + 1) }
}
