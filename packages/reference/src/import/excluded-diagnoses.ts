import type { ExcludedDiagnoses } from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { windowOf } from './diagnosis-codes.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { cellAt, diagnosisCell } from './source/cells.ts'

type Range = ExcludedDiagnoses['ranges'][number]

/**
 * The Excludes1 notes of ICD-10-CM as one row a note: the code or category under which it stands, and the codes that it names.
 * Notes of chapters and sections are left out, as are those that name no code.
 */
export const excludedDiagnosesImporter = headedImporter(
  'ICD-10-CM notes (scope, code, note type, note, codes named)',
  {
    scope: /^scope$/,
    code: /^code$/,
    kind: /^note type$/,
    named: /^codes named$/,
  },
  (rows, { row, at }) => {
    const notes = new Map<string, Range[]>()
    rows.each(row + 1, (cells) => {
      if (cellAt(cells, at.kind).toLowerCase() !== 'excludes1') return 'other'
      const code = diagnosisCell(cellAt(cells, at.code))
      if (cellAt(cells, at.scope) !== 'code' || code === undefined) return 'other'
      const ranges = rangesIn(cellAt(cells, at.named))
      if (ranges.length > 0) notes.set(code, [...(notes.get(code) ?? []), ...ranges])
      return 'read'
    })
    const excluded = new KeyedRowsBuilder<ExcludedDiagnoses>()
    for (const [code, ranges] of notes) excluded.set(codeKey(code), { ranges })
    return [keyedDraft('excludedDiagnoses', windowOf(rows), excluded)]
  },
)

/** `J09.X3, J10.2`, `A04.0-A04.4`, `A05.-`, `T61-T62`. */
function rangesIn(text: string): readonly Range[] {
  return text.split(/[,;]/).flatMap((part) => {
    const [first = '', second] = part.trim().replace(/\.?-$/, '').split('-')
    const from = diagnosisCell(first.trim())
    const to = second === undefined ? from : diagnosisCell(second.trim())
    return from === undefined || to === undefined ? [] : [[from, to] as const]
  })
}
