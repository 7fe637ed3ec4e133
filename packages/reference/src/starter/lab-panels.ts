import { procedureNumber, type ProcedureNumber } from '@plumbline/engine'
import { procedureSelection, words } from './lookup.ts'

// Source: CPT, Organ or Disease-Oriented Panels; Medicare Claims Processing Manual ch. 16 s90.2;
// NCCI Policy Manual ch. X. Panel: components. 80050, 80055 and 80081 hold a choice of
// components (one blood count or another) and are left out.
// Written 2026-11.
const panels = `
80047: 82330 82374 82435 82565 82947 84132 84295 84520
80048: 82310 82374 82435 82565 82947 84132 84295 84520
80051: 82374 82435 84132 84295
80053: 82040 82247 82310 82374 82435 82565 82947 84075 84132 84155 84295 84450 84460 84520
80061: 82465 83718 84478
80069: 82040 82310 82374 82435 82565 82947 84100 84132 84295 84520
80074: 86705 86709 86803 87340
80076: 82040 82247 82248 84075 84155 84450 84460
`

/** Panel, its components. */
export const labPanelRows = panels
  .trim()
  .split('\n')
  .map((row): readonly [string, readonly ProcedureNumber[]] => [
    row.slice(0, 5),
    words(row.slice(6)).map(procedureNumber),
  ])

export const labPanels = procedureSelection(() => labPanelRows)
