import { procedureNumber, type ProcedureNumber } from '@plumbline/engine'
import { procedureSelection, words } from './lookup.ts'

// Source: CPT, Organ or Disease-Oriented Panels; Medicare Claims Processing Manual ch. 16 s90.2;
// NCCI Policy Manual ch. X. Panel: components. 80050, 80055 and 80081 may hold one blood count or
// another; the usual one stands for all.
// Written 2026-11.
const panels = `
80047: 82330 82374 82435 82565 82947 84132 84295 84520
80048: 82310 82374 82435 82565 82947 84132 84295 84520
80050: 82040 82247 82310 82374 82435 82565 82947 84075 84132 84155 84295 84443 84450 84460 84520 85025
80051: 82374 82435 84132 84295
80053: 82040 82247 82310 82374 82435 82565 82947 84075 84132 84155 84295 84450 84460 84520
80055: 85025 86592 86762 86850 86900 86901 87340
80061: 82465 83718 84478
80069: 82040 82310 82374 82435 82565 82947 84100 84132 84295 84520
80074: 86705 86709 86803 87340
80076: 82040 82247 82248 84075 84155 84450 84460
80081: 85025 86592 86762 86850 86900 86901 87340 87389
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
