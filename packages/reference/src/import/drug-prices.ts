import {
  type Day,
  type DrugBillingUnit,
  type DrugLabel,
  type DrugPrice,
  type PaymentLimit,
  type ProcedureNumber,
} from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, dateCell, ndcCell, numberCell, procedureCell } from './source/cells.ts'
import { optionalColumn } from './source/header-row.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { publishedOn, requirePublished } from './published.ts'
import { allDays, daysAround, quarterWindow } from './release-window.ts'

/** NADAC: of several weeks in one file the latest price of each package, and its name. */
export const drugPricesImporter = headedImporter(
  'NADAC drug prices (csv with NDC, NADAC per unit, pricing unit)',
  { ndc: /^ndc$/, price: /^nadac per unit$/, unit: /^pricing unit$/ },
  (rows, header) => {
    const asOf = optionalColumn(header, /^as of date$/)
    const named = optionalColumn(header, /^ndc description$/)
    const marked = optionalColumn(header, /^otc$/)
    const latest = new Map<string, { price: DrugPrice; label: DrugLabel; asOf: Day }>()
    let [first, last] = [Infinity, -Infinity]
    rows.each(header.row + 1, (cells) => {
      const ndc = ndcCell(cellAt(cells, header.at.ndc).padStart(11, '0'))
      const unitDollars = numberCell(cellAt(cells, header.at.price))
      const unit = unitOf(cellAt(cells, header.at.unit))
      if (ndc === undefined || unitDollars === undefined || unit === undefined) return 'bad'
      const day = asOf < 0 ? 0 : dateCell(cellAt(cells, asOf))
      if (day === undefined) return 'bad'
      first = Math.min(first, day)
      last = Math.max(last, day)
      if ((latest.get(ndc)?.asOf ?? -Infinity) <= day) {
        const name = named < 0 ? '' : cellAt(cells, named)
        const label: DrugLabel = isMarked(cellAt(cells, marked))
          ? { name, overTheCounter: true }
          : { name }
        latest.set(ndc, { price: { unitDollars, unit }, label, asOf: day })
      }
      return 'read'
    })
    const prices = new KeyedRowsBuilder<DrugPrice>()
    const labels = new KeyedRowsBuilder<DrugLabel>()
    for (const [ndc, { price, label }] of latest) {
      prices.set(codeKey(ndc), price)
      if (label.name !== '') labels.set(codeKey(ndc), label)
    }
    const published = asOf < 0 ? requirePublished(rows.names, rows.name) : publishedOn(last)
    const around = daysAround(published, { before: 90, after: 90 })
    const window = { ...around, from: asOf < 0 ? around.from : Math.min(first, around.from) }
    const selection = { complete: false } // packages without a surveyed price are left out
    const priced = keyedDraft('drugPrices', window, prices, selection)
    if (labels.size === 0) return [priced]
    return [priced, keyedDraft('drugLabels', allDays(window.release), labels, selection)]
  },
)

function isMarked(text: string): boolean {
  return /^(?:y|yes|true)$/i.test(text)
}

function unitOf(text: string): DrugPrice['unit'] | undefined {
  const units: Record<string, DrugPrice['unit']> = { EA: 'EA', ML: 'ML', GM: 'GM' }
  return units[text.toUpperCase()]
}

/** Medicare Part B: which HCPCS code bills a package, and how many of its units are in one. */
export const drugBillingUnitsImporter = headedImporter(
  'ASP NDC to HCPCS crosswalk (csv)',
  { code: /^(20\d\d code|hcpcs (level ii )?code)/, ndc: /^ndc2?$/, units: /^billunitspkg$/ },
  (rows, header) => {
    const sizeAt = optionalColumn(header, /^pkg size$/)
    const itemAt = optionalColumn(header, /^billunits$/)
    const byNdc = new Map<string, DrugBillingUnit[]>()
    rows.each(header.row + 1, (cells) => {
      const ndc = ndcCell(cellAt(cells, header.at.ndc))
      const procedure = procedureCell(cellAt(cells, header.at.code))
      if (procedure === 0) return 'bad'
      // Skin substitutes stand under the UPC or the catalog number of their maker.
      if (ndc === undefined) return 'other'
      const billUnitsPerPackage = numberCell(cellAt(cells, header.at.units))
      const size = numberCell(cellAt(cells, sizeAt)) ?? 0
      const billUnits = numberCell(cellAt(cells, itemAt)) ?? 0
      const billing = {
        procedure,
        billUnitsPerPackage,
        ...(size > 0 && billUnits > 0 && { item: { size, billUnits } }),
      }
      byNdc.set(ndc, [...(byNdc.get(ndc) ?? []), billing])
      return 'read'
    })
    const units = new KeyedRowsBuilder<DrugBillingUnit>()
    for (const [ndc, billings] of byNdc) units.set(codeKey(ndc), oneBilling(billings))
    const published = requirePublished([header.preamble, ...rows.names], rows.name)
    return [keyedDraft('drugBillingUnits', quarterWindow(published), units)]
  },
)

/** Several codes of one package; its units are unknown where they do not agree. */
function oneBilling(billings: readonly DrugBillingUnit[]): DrugBillingUnit {
  const procedures: ProcedureNumber[] = Array.from(new Set(billings.map((each) => each.procedure)))
  const units = new Set(billings.map((each) => each.billUnitsPerPackage))
  const [procedure = 0, ...otherProcedures] = procedures
  const [billUnitsPerPackage] = units.size === 1 ? units : []
  const items = new Set(billings.map(({ item }) => item && `${item.size} ${item.billUnits}`))
  const [first] = billings
  return {
    procedure,
    ...(otherProcedures.length > 0 && { otherProcedures }),
    billUnitsPerPackage,
    ...(items.size === 1 && first?.item && { item: first.item }),
  }
}

/** ASP payment limits of Medicare Part B drugs, dollars for one HCPCS unit. */
export const drugPaymentLimitsImporter = headedImporter(
  'ASP payment limits (csv)',
  { code: /^hcpcs code$/, limit: /^payment limit$/ },
  (rows, header) => {
    const limits = new KeyedRowsBuilder<PaymentLimit>()
    rows.each(header.row + 1, (cells) => {
      const procedure = procedureCell(cellAt(cells, header.at.code))
      const unitDollars = numberCell(cellAt(cells, header.at.limit))
      // Notes follow the table; some codes have no limit because contractors price them.
      if (procedure === 0 || unitDollars === undefined) return 'other'
      limits.set(procedure, { unitDollars })
      return 'read'
    })
    const published = requirePublished([header.preamble, ...rows.names], rows.name)
    return [keyedDraft('drugPaymentLimits', quarterWindow(published), limits)]
  },
)
