import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { commonColumns, type RowLayout } from '../../columns/slots.ts'
import { fieldReaders, type FieldReaders } from '../field-readers.ts'
import type { ReadingContext } from '../reading-context.ts'

/** One service of a row: its readers, and the column that says whether it is there. */
export interface CompiledSlot {
  readonly readers: FieldReaders
  readonly key: number | undefined
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
      key: spread && own.get(spread)?.[0]?.index,
      lineNumber: number === undefined ? undefined : String(number),
    })),
    whole: spread && {
      readers: fieldReaders(commonColumns(columns), context),
      key: undefined,
      lineNumber: undefined,
    },
  }
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
