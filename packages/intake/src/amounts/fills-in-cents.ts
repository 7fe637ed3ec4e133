import type { AssignedColumn } from '../columns/assign-columns.ts'
import { besideIn } from '../columns/beside.ts'
import { parseNumber, parseQuantity } from '../words/numbers.ts'
import type { Meaning } from '../words/meanings.ts'
import { doNearlyAll } from './nearly-all.ts'

/** Generics of which a tablet costs cents, and of which hardly a file of fills is without any. */
const cheap =
  /\b(?:METFORMIN|LISINOPRIL|AMLODIPINE|ATORVASTATIN|SIMVASTATIN|LOSARTAN|SERTRALINE|METOPROLOL|OMEPRAZOLE|HYDROCHLOROTHIAZIDE|GABAPENTIN|LEVOTHYROXINE|PREDNISONE|TRAZODONE|FUROSEMIDE|MONTELUKAST|CITALOPRAM|ESCITALOPRAM|MELOXICAM|TAMSULOSIN|IBUPROFEN|PRAVASTATIN|CYCLOBENZAPRINE)\b.*\b(?:TAB|CAP|TABLET|CAPSULE)S?\b/
/** Dollars that hardly anybody pays for one of them. */
const dearUnit = 3
/** Dollars that hardly any fee for dispensing comes to: compounds and specialty drugs are paid $25 to $50. */
const dearFee = 60

const prices: readonly Meaning[] = [
  'ingredientCostCents',
  'allowedCents',
  'paidCents',
  'chargeCents',
  'usualAndCustomaryCents',
]

/** Whether fees for dispensing, or everyday generics, would cost far too much as dollars and nothing unusual as cents. */
export function areFillsInCents(columns: readonly AssignedColumn[]): boolean {
  return areTooDear(feesOf(columns), dearFee) || areTooDear(unitPricesOf(columns), dearUnit)
}

function areTooDear(dollars: readonly number[], most: number): boolean {
  return doNearlyAll(dollars, (each) => each > most && each / 100 <= most)
}

function feesOf(columns: readonly AssignedColumn[]): readonly number[] {
  return valuesOf(columns, 'dispensingFeeCents').flatMap((text) => {
    const fee = Math.abs(parseNumber(text) ?? 0)
    return fee === 0 ? [] : [fee]
  })
}

/** What one tablet of each everyday generic was priced at. */
function unitPricesOf(columns: readonly AssignedColumn[]): readonly number[] {
  const [names, quantities] = [columnOf(columns, 'drugName'), columnOf(columns, 'quantity')]
  const amounts = prices
    .map((meaning) => columnOf(columns, meaning))
    .find((column) => column !== undefined && column.values.length > 0)
  if (!names || !quantities || !amounts) return []
  const [quantityOf, amountOf] = [besideIn(quantities), besideIn(amounts)]
  return names.values.flatMap((name, at) => {
    const quantity = Math.abs(parseQuantity(quantityOf(names, at) ?? '') ?? 0)
    const amount = Math.abs(parseNumber(amountOf(names, at) ?? '') ?? 0)
    return cheap.test(name) && quantity > 0 && amount > 0 ? [amount / quantity] : []
  })
}

function columnOf(
  columns: readonly AssignedColumn[],
  meaning: Meaning,
): AssignedColumn['column'] | undefined {
  return columns.find((column) => column.meaning === meaning)?.column
}

function valuesOf(columns: readonly AssignedColumn[], meaning: Meaning): readonly string[] {
  return columnOf(columns, meaning)?.values ?? []
}
