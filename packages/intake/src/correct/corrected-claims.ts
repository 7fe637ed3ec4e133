import type { SetAsideRow } from '@plumbline/engine'
import type { OpenFile } from '../source/open-file.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { readCorrectedTable, type CorrectedFile } from './corrected-table.ts'
import { replacedRows, withReplacedRows, type ReplacedRows } from './replaced-rows.ts'

/** A claims file with rows corrected. */
export interface CorrectedClaims {
  readonly file: OpenFile
  /** Numbers of the rows that were corrected. */
  readonly rows: ReadonlySet<number>
}

/** How the claims file is read as it stands before a file of corrected rows. */
export interface ReadBefore {
  readonly headerOf: (file: OpenFile) => Promise<readonly string[]>
  readonly setAsideOf: (file: OpenFile) => Promise<readonly SetAsideRow[]>
}

/**
 * Puts corrected rows in place of those that were set aside, file after file. Throws `IntakeRefusal` where
 * a file changes a row that was not set aside, or none at all.
 */
export async function correctedClaims(
  file: OpenFile,
  corrected: readonly CorrectedFile[],
  { headerOf, setAsideOf }: ReadBefore,
): Promise<CorrectedClaims> {
  const rows = new Set<number>()
  let current = file
  for (const one of corrected) {
    const replaced = await replacedRows(
      current,
      await readCorrectedTable(one, await headerOf(current)),
    )
    if (!one.isTaken) requireCorrected(replaced, await setAsideOf(current))
    for (const row of replaced.rows.keys()) rows.add(row)
    current = withReplacedRows(current, replaced)
  }
  return { file: current, rows }
}

function requireCorrected({ rows, unknown }: ReplacedRows, setAside: readonly SetAsideRow[]): void {
  const aside = new Set(setAside.map(({ row }) => row))
  const other = unknown ?? Array.from(rows.keys()).find((row) => !aside.has(row))
  if (other !== undefined) {
    const what = unknown === undefined ? 'was not set aside' : 'is none of the claims file'
    throw refused(`Row ${other} ${what}.`, 'Leave it out, or send the whole file as a new upload.')
  }
  if (rows.size > 0) return
  throw refused(
    'No row of the file of corrected rows differs from what was set aside.',
    'Change what the reasons name, save the file, and send it again.',
  )
}

function refused(what: string, toDo: string): IntakeRefusal {
  return new IntakeRefusal('corrected-rows', `${what} ${toDo}`)
}

const rowsNamed = 20

/** What is said of corrected rows beside an audit; nothing where there are none. */
export function correctedNotes(
  rows: ReadonlySet<number>,
  setAside: readonly SetAsideRow[],
): readonly string[] {
  if (rows.size === 0) return []
  const inOrder = Array.from(rows).sort((one, other) => one - other)
  const left = setAside.filter(({ row }) => rows.has(row)).length
  const named = inOrder.slice(0, rowsNamed).join(', ')
  const more = inOrder.length > rowsNamed ? ` and ${inOrder.length - rowsNamed} more` : ''
  const audited = rows.size - left
  const were = rows.size === 1 ? 'row that was' : 'rows that were'
  return [
    `${rows.size} ${were} set aside came corrected (${named}${more}). Audited now: ${audited}; still set aside: ${left}.`,
  ]
}
