import type { OpioidProduct } from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, ndcCell, numberCell } from './source/cells.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { requirePublished } from './published.ts'
import { allDays } from './release-window.ts'

/**
 * CDC workbook of opioid packages. Packages without a printed factor (buprenorphine) are left out:
 * no morphine equivalent is counted for them.
 */
export const opioidProductsImporter = headedImporter(
  'CDC opioid packages with conversion factors (xlsx or csv)',
  {
    ndc: /^ndc$/,
    drug: /^drug$/,
    form: /^master form$/,
    strength: /^strength per unit$/,
    unit: /^uom$/,
    factor: /^mme conversion factor$/,
  },
  (rows, { row, at }) => {
    const products = new KeyedRowsBuilder<OpioidProduct>()
    rows.each(row + 1, (cells) => {
      const printedFactor = numberCell(cellAt(cells, at.factor))
      if (printedFactor === undefined) return 'other'
      const ndc = ndcCell(cellAt(cells, at.ndc))
      const strengthPerUnit = numberCell(cellAt(cells, at.strength))
      if (ndc === undefined || strengthPerUnit === undefined) return 'bad'
      products.set(codeKey(ndc), {
        ingredient: ingredientOf(cellAt(cells, at.drug)),
        strengthPerUnit,
        strengthUnit: cellAt(cells, at.unit),
        form: cellAt(cells, at.form),
        printedFactor,
      })
      return 'read'
    })
    // A package does not change with the date; newer packages are not in the list.
    const { year } = requirePublished(rows.names, rows.name)
    return [keyedDraft('opioidProducts', allDays(String(year)), products, { complete: false })]
  },
)

/** `Oxycodone SA` and `Oxycodone LA` are one ingredient, short- and long-acting. */
function ingredientOf(drug: string): string {
  return drug.toLowerCase().replace(/ [ls]a$/, '')
}
