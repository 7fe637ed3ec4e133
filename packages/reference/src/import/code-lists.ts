import type {
  AdjustmentReasonFacts,
  Day,
  ModifierFacts,
  PlaceOfServiceFacts,
} from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, dateCell } from './source/cells.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { requirePublished } from './published.ts'
import { quarterWindow, yearWindow } from './release-window.ts'

/** Place of service codes with their payment rate; codes that are not assigned are left out. */
export const placesOfServiceImporter = headedImporter(
  'places of service (code, facility or non-facility, name)',
  { code: /^(pos|place of service) code$/, rate: /^pos type$/, name: /^pos name$/ },
  (rows, { row, at }) => {
    const places = new KeyedRowsBuilder<PlaceOfServiceFacts>()
    rows.each(row + 1, (cells) => {
      const rate = cellAt(cells, at.rate).toLowerCase()
      if (rate === 'unassigned') return 'other'
      const code = cellAt(cells, at.code).padStart(2, '0')
      if (!/^\d\d$/.test(code) || !/^(non-)?facility$/.test(rate)) return 'bad'
      places.set(codeKey(code), { name: cellAt(cells, at.name), facility: rate === 'facility' })
      return 'read'
    })
    const published = requirePublished(rows.names, rows.name)
    return [keyedDraft('placesOfService', yearWindow(published), places)]
  },
)

/** Every modifier of CPT and HCPCS. Their families come from the starter pack; see `starter-facts.ts`. */
export const modifiersImporter = headedImporter(
  'modifiers (code, type, category)',
  { code: /^mod(ifier)? code$/, type: /^mod type$/, category: /^mod category$/ },
  (rows, { row, at }) => {
    const modifiers = new KeyedRowsBuilder<ModifierFacts>()
    rows.each(row + 1, (cells) => {
      const code = cellAt(cells, at.code).toUpperCase()
      if (!/^[A-Z0-9]{2}$/.test(code)) return 'bad'
      modifiers.set(codeKey(code), { family: 'other', ncciBypass: false })
      return 'read'
    })
    const published = requirePublished(rows.names, rows.name)
    // Ambulance origins and destinations stand in no list; the rule that asks knows their letters.
    return [keyedDraft('modifiers', yearWindow(published), modifiers)]
  },
)

/** Claim adjustment reasons with their dates; remark codes and group codes are other lists. */
export const adjustmentReasonsImporter = headedImporter(
  'claim adjustment reason codes (code, type, start and end date)',
  {
    code: /^adj code$/,
    kind: /^adj type$/,
    ended: /^adj end date$/,
    text: /^adj description$/,
    began: /^adj start date$/,
  },
  (rows, { row, at }) => {
    const reasons = new KeyedRowsBuilder<AdjustmentReasonFacts>()
    let from: Day = Infinity
    rows.each(row + 1, (cells) => {
      if (cellAt(cells, at.kind) !== 'CARC') return 'other'
      const code = cellAt(cells, at.code)
      if (!/^[A-Z]?\d{1,3}$/.test(code)) return 'bad'
      const summary = cellAt(cells, at.text)
      from = Math.min(from, dateCell(cellAt(cells, at.began)) ?? Infinity)
      reasons.set(codeKey(code), { summary, theme: '', endDay: dateCell(cellAt(cells, at.ended)) })
      return 'read'
    })
    const quarter = quarterWindow(requirePublished(rows.names, rows.name))
    const window = { ...quarter, from: Math.min(from, quarter.from) }
    return [keyedDraft('adjustmentReasons', window, reasons)]
  },
)
