import {
  dayOf,
  type Day,
  type DiagnosisEdits,
  type InpatientProcedureEdits,
} from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { headedImporter, keyedDraft, type Draft } from './importer.ts'
import { fiscalYearWindow } from './release-window.ts'
import { cellAt, diagnosisCell } from './source/cells.ts'
import type { HeaderRow } from './source/header-row.ts'
import type { SourceRows } from './source/source-rows.ts'

type Column = 'kind' | 'code' | 'from' | 'to' | 'flags'

/** A code with its flags from one day to another. */
interface FlaggedCode {
  readonly kind: 'diagnosis' | 'procedure'
  readonly code: string
  readonly flags: ReadonlySet<string>
  readonly from: Day
  readonly to: Day
}

/** So many fiscal years before the last one begun are of use for claims that are audited today. */
const yearsKept = 4

const never = 99_999_999

/** All lists of the Medicare Code Editor, one row a code and the dates between which its flags hold. */
export const codeEditorFlagsImporter = headedImporter(
  'Medicare Code Editor lists (code type, code, start date, end date, flags)',
  {
    kind: /^code type$/,
    code: /^code$/,
    from: /^start date$/,
    to: /^end date$/,
    flags: /^flags$/,
  },
  readFlags,
)

function readFlags(rows: SourceRows, { row, at }: HeaderRow<Column>): readonly Draft[] {
  const flagged: FlaggedCode[] = []
  rows.each(row + 1, (cells) => {
    const kind = kinds.get(cellAt(cells, at.kind))
    if (kind === undefined) return 'other'
    const written = cellAt(cells, at.code)
    const code = kind === 'diagnosis' ? diagnosisCell(written) : inpatientProcedureCell(written)
    const from = dayIn(cellAt(cells, at.from))
    const to = cellAt(cells, at.to) === '' ? never : dayIn(cellAt(cells, at.to))
    if (code === undefined || from === undefined || to === undefined) return 'bad'
    flagged.push({ kind, code, flags: new Set(cellAt(cells, at.flags).split(';')), from, to })
    return 'read'
  })
  return fiscalYears(flagged).flatMap((year) => draftsOf(year, flagged))
}

const kinds: ReadonlyMap<string, FlaggedCode['kind']> = new Map([
  ['DX', 'diagnosis'],
  ['PCS', 'procedure'],
])

/** A whole ICD-10-PCS code; older lists hold ICD-9 codes too, which are no longer audited. */
function inpatientProcedureCell(text: string): string | undefined {
  return /^[0-9A-HJ-NP-Z]{7}$/.test(text) ? text : undefined
}

/** The fiscal years up to the last in which a list changed, as few as are of use. */
function fiscalYears(flagged: readonly FlaggedCode[]): readonly number[] {
  const last = flagged.reduce((latest, { from }) => Math.max(latest, from), 0)
  let year = 2016
  while (fiscalYearWindow(year).to < last) year++
  return Array.from({ length: yearsKept }, (_, before) => year - before)
}

function draftsOf(year: number, flagged: readonly FlaggedCode[]): readonly Draft[] {
  const window = fiscalYearWindow(year)
  const edits = new KeyedRowsBuilder<DiagnosisEdits>()
  const procedures = new KeyedRowsBuilder<InpatientProcedureEdits>()
  for (const { kind, code, flags, from, to } of flagged) {
    if (from > window.to || window.from > to) continue
    if (kind === 'diagnosis') edits.set(codeKey(code), editsOf(flags))
    else {
      const said = procedureEditsOf(flags)
      if (said.notCovered || said.limitedCoverage) procedures.set(codeKey(code), said)
    }
  }
  return [
    keyedDraft('diagnosisEdits', window, edits),
    ...(procedures.size > 0 ? [keyedDraft('inpatientProcedureEdits', window, procedures)] : []),
  ]
}

/** `noncovered` is without a condition; `ncov...` holds for some patients, `lcov...` for some hospitals or studies. */
function procedureEditsOf(flags: ReadonlySet<string>): InpatientProcedureEdits {
  const isLimited = Array.from(flags).some((flag) => /^(?:l|n)cov/.test(flag))
  return { notCovered: flags.has('noncovered'), limitedCoverage: isLimited }
}

/** Age groups of the definitions manual, as they stand since October 2019. */
const ageGroups: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['newborn', [0, 0]],
  ['pediatric', [0, 17]],
  ['maternity', [9, 64]],
  ['adult', [15, 124]],
])

function editsOf(flags: ReadonlySet<string>): DiagnosisEdits {
  return {
    ageBands: Array.from(ageGroups).flatMap(([name, [from, to]]) =>
      flags.has(name) ? [{ name, from, to }] : [],
    ),
    manifestation: flags.has('manifestation'),
    unacceptablePrincipal: flags.has('unacceptable'),
    seldomAdmits: flags.has('qadm'),
    unspecifiedSide: flags.has('unspecified'),
    sex: flags.has('female') ? 'F' : flags.has('male') ? 'M' : undefined,
  }
}

/** `20151001`. */
function dayIn(text: string): Day | undefined {
  const [, year, month, dayOfMonth] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  return year === undefined ? undefined : dayOf(Number(year), Number(month), Number(dayOfMonth))
}
