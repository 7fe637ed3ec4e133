import type { DecisionItem, DecisionLevel, DecisionPart, VisitLevel } from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { requirePublished } from './published.ts'
import { yearWindow } from './release-window.ts'
import { cellAt, listCell, numberCell, procedureCell } from './source/cells.ts'

const levels: readonly DecisionLevel[] = ['straightforward', 'low', 'moderate', 'high']
const parts: readonly DecisionPart[] = ['problems', 'data', 'risk']

/** Visit codes with the minutes and the decision making that each takes: a layout of ours, filled by whoever has the license. */
export const visitLevelsImporter = headedImporter(
  'levels of visits (csv with visit code, least minutes, decision making)',
  { code: /^visit code$/, minutes: /^least minutes$/, decision: /^decision making$/ },
  (rows, { row, at, preamble }) => {
    const visits = new KeyedRowsBuilder<VisitLevel>()
    rows.each(row + 1, (cells) => {
      const procedure = procedureCell(cellAt(cells, at.code))
      const [said, named] = [cellAt(cells, at.minutes), cellAt(cells, at.decision)]
      const [minutes, decision] = [numberCell(said), levelOf(named)]
      if (procedure === 0 || (said === '') !== (minutes === undefined)) return 'bad'
      if ((named === '') !== (decision === undefined)) return 'bad'
      if (minutes !== undefined && !(minutes > 0)) return 'bad'
      visits.set(procedure, { minutes, decision })
      return 'read'
    })
    const published = requirePublished(
      [preamble, ...rows.names, ...yearAlone(rows.name)],
      rows.name,
    )
    return [keyedDraft('visitLevels', yearWindow(published), visits)]
  },
)

/** What counts in problems, data and risk, from how many on, with the words by which records say it: ours as well. */
export const decisionItemsImporter = headedImporter(
  'parts of decision making (csv with part, item, words, least, level)',
  { part: /^part$/, item: /^item$/, words: /^words$/, least: /^least$/, level: /^level$/ },
  (rows, { row, at, preamble }) => {
    const byPart = new Map<DecisionPart, Map<string, DecisionItem>>()
    rows.each(row + 1, (cells) => {
      const part = parts.find((each) => each === cellAt(cells, at.part).toLowerCase())
      const [name, level] = [cellAt(cells, at.item), levelOf(cellAt(cells, at.level))]
      const least = numberCell(cellAt(cells, at.least))
      if (!part || !level || name === '' || !Number.isInteger(least) || !least || least < 1)
        return 'bad'
      const ofPart = byPart.get(part) ?? new Map<string, DecisionItem>()
      const { words = [], steps = [] } = ofPart.get(name) ?? {}
      const all = [...new Set([...words, ...listCell(cellAt(cells, at.words))])]
      byPart.set(part, ofPart.set(name, { name, words: all, steps: [...steps, { least, level }] }))
      return all.length === 0 ? 'bad' : 'read'
    })
    const items = new KeyedRowsBuilder<{ readonly items: readonly DecisionItem[] }>()
    for (const [part, ofPart] of byPart) items.set(codeKey(part), { items: [...ofPart.values()] })
    const published = requirePublished(
      [preamble, ...rows.names, ...yearAlone(rows.name)],
      rows.name,
    )
    return [keyedDraft('decisionItems', yearWindow(published), items)]
  },
)

function levelOf(text: string): DecisionLevel | undefined {
  return levels.find((each) => each === text.toLowerCase())
}

/** A name that says the year alone: `visit-levels_2026.csv`. */
function yearAlone(name: string): readonly string[] {
  return Array.from(name.matchAll(/(?<!\d)(20\d\d)(?!\d)/g), ([year]) => `${year}-01`)
}
