import type { Day, RebateProduct } from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, dateCell, ndcCell, numberCell } from './source/cells.ts'
import { optionalColumn } from './source/header-row.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { requirePublished, type Published } from './published.ts'
import { allDays, quarterWindow } from './release-window.ts'

/** Days after its quarter for which the newest file is taken to hold: the next one comes out late. */
const daysToTheNext = 90

/**
 * Product data of the Medicaid Drug Rebate Program (data.medicaid.gov, quarterly), by their columns. Packages that
 * ended before the last quarter processed are left out of a file, so that it is a selection; of several quarters in
 * one file the last one counts.
 */
export const rebateProductsImporter = headedImporter(
  'Medicaid Drug Rebate Program product data (csv with NDC, Termination Date, COD Status)',
  { ndc: /^ndc$/, ended: /^termination date$/, status: /^cod status$/ },
  (rows, header) => {
    const resumedAt = optionalColumn(header, /^reactivation date$/)
    const [yearAt, quarterAt] = [/^year$/, /^quarter$/].map((each) => optionalColumn(header, each))
    const latest = new Map<string, { readonly quarter: number; readonly product: RebateProduct }>()
    rows.each(header.row + 1, (cells) => {
      const ndc = ndcCell(cellAt(cells, header.at.ndc).padStart(11, '0'))
      const endDay = dayIn(cellAt(cells, header.at.ended))
      const resumedDay = dayIn(cellAt(cells, resumedAt))
      if (ndc === undefined || endDay === 'unreadable' || resumedDay === 'unreadable') return 'bad'
      const quarter = quarterOf(cellAt(cells, yearAt ?? -1), cellAt(cells, quarterAt ?? -1))
      if ((latest.get(ndc)?.quarter ?? 0) > quarter) return 'read'
      const product = {
        ...(endDay !== undefined && { endDay }),
        ...(resumedDay !== undefined && { resumedDay }),
      }
      latest.set(ndc, { quarter, product })
      return 'read'
    })
    const products = new KeyedRowsBuilder<RebateProduct>()
    for (const [ndc, { product }] of latest) products.set(codeKey(ndc), product)
    const last = Math.max(0, ...Array.from(latest.values(), ({ quarter }) => quarter))
    const published = last > 0 ? publishedIn(last) : requirePublished(rows.names, rows.name)
    const { release, to } = quarterWindow(published)
    const window = { ...allDays(release), to: to + daysToTheNext }
    return [keyedDraft('rebateProducts', window, products, { complete: false })]
  },
)

/** `10/31/2025`, `2025-10-31` or the same with a time of day behind it; blank for a package that did not end. */
function dayIn(text: string): Day | undefined | 'unreadable' {
  const [date = ''] = text.split(/[T ]/)
  return date === '' ? undefined : (dateCell(date) ?? 'unreadable')
}

/** Quarters since the year 0; 0 where the row does not say. */
function quarterOf(year: string, quarter: string): number {
  const [years, quarters] = [numberCell(year), numberCell(quarter)]
  return years === undefined || quarters === undefined ? 0 : years * 4 + quarters - 1
}

function publishedIn(quarter: number): Published {
  return { year: Math.floor(quarter / 4), month: (quarter % 4) * 3 + 1, dayOfMonth: undefined }
}
