import { type DiagnosisEdits } from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, diagnosisCell } from './source/cells.ts'
import { windowOf } from './diagnosis-codes.ts'
import { headedImporter, keyedDraft } from './importer.ts'

type AgeBand = DiagnosisEdits['ageBands'][number]
type Change = (edits: DiagnosisEdits) => DiagnosisEdits

/** The lists of the Medicare Code Editor, one row a code and list; a code stands in several. */
export const diagnosisEditsImporter = headedImporter(
  'Medicare Code Editor lists (code, conflict group, conflict rule)',
  { code: /^icd code$/, group: /^icd conflict group$/, rule: /^icd conflict rule$/ },
  (rows, { row, at }) => {
    const byCode = new Map<string, DiagnosisEdits>()
    rows.each(row + 1, (cells) => {
      const code = diagnosisCell(cellAt(cells, at.code))
      const change = changeOf(cellAt(cells, at.group), cellAt(cells, at.rule))
      if (code === undefined || !change) return 'bad'
      byCode.set(code, change(byCode.get(code) ?? noEdits))
      return 'read'
    })
    const edits = new KeyedRowsBuilder<DiagnosisEdits>()
    for (const [code, facts] of byCode) edits.set(codeKey(code), facts)
    return [keyedDraft('diagnosisEdits', windowOf(rows), edits)]
  },
)

const noEdits: DiagnosisEdits = {
  ageBands: [],
  manifestation: false,
  unacceptablePrincipal: undefined,
  sex: undefined,
}

function changeOf(group: string, rule: string): Change | undefined {
  if (group === 'Age') {
    const band = ageBandOf(rule)
    return band && ((edits) => ({ ...edits, ageBands: [...edits.ageBands, band] }))
  }
  if (/^female/i.test(rule)) return (edits) => ({ ...edits, sex: 'F' })
  if (/^male/i.test(rule)) return (edits) => ({ ...edits, sex: 'M' })
  if (/^manifestation/i.test(rule)) return (edits) => ({ ...edits, manifestation: true })
  if (/^unacceptable principal/i.test(rule)) {
    return (edits) => ({ ...edits, unacceptablePrincipal: true })
  }
  return undefined
}

/** `Maternity (Ages 9-64)`, `Perinatal/Newborn (Age 0 Only)`. */
function ageBandOf(rule: string): AgeBand | undefined {
  const match = /^(.+?) \(ages? (\d+)(?:-(\d+))?/i.exec(rule)
  if (!match) return undefined
  const [, name = '', from = '', to = from] = match
  return { name: name.toLowerCase(), from: Number(from), to: Number(to) }
}
