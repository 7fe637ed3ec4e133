import type { Day } from '@plumbline/engine'
import { IntakeRefusal } from './words/intake-refusal.ts'
import { readColumns, type IntakeResult } from './read-claims.ts'
import type { ReadOptions } from './read-options.ts'
import type { FileSource } from './source/byte-source.ts'
import type { RecognizedType } from './understand/recognize-type.ts'
import { mendable } from './understand/understand-table.ts'
import { controlTotals, type ControlTotals } from './look/control-totals.ts'
import { questionsOf, type LookQuestion } from './look/questions.ts'
import { setAsideGroups, type SetAsideGroup } from './look/set-aside-groups.ts'
import type { TableSeen } from './look/table-seen.ts'

/** How a file was understood, as a person sees it before anything is audited or counted. */
export interface Look {
  /** What kind of file it is, in words. */
  readonly form: string
  readonly recognized: RecognizedType
  readonly table: TableSeen
  /** Undefined where no line can be read before a column is named. */
  readonly totals: ControlTotals | undefined
  readonly setAside: readonly SetAsideGroup[]
  readonly questions: readonly LookQuestion[]
  readonly notes: readonly string[]
}

/** The look at a file that was read. */
export function lookAt(intake: IntakeResult, today: Day): Look {
  const { form, recognized, table, lines, file } = intake
  const setAside = setAsideGroups(intake.setAside, intake.placeOf)
  return {
    form,
    recognized,
    table,
    totals: controlTotals(file, lines),
    setAside,
    questions: questionsOf({ table, lines, setAside, today }),
    notes: file.notes,
  }
}

/**
 * The look at a file that was refused for want of a column: which one is asked. Undefined where the
 * refusal is another, which no choice of columns mends.
 */
export async function lookAtRefused(
  source: FileSource,
  options: ReadOptions,
  refusal: IntakeRefusal,
): Promise<Look | undefined> {
  if (!mendable.has(refusal.code)) return undefined
  try {
    const { form, recognized, table, notes } = await readColumns(source, options)
    if (table.isFixed) return undefined
    const questions = [{ kind: 'missing', text: refusal.message, keys: [] }] as const
    const others = notes.filter((note) => note !== refusal.message)
    return { form, recognized, table, totals: undefined, setAside: [], questions, notes: others }
  } catch (error) {
    if (error instanceof IntakeRefusal) return undefined
    throw error
  }
}
