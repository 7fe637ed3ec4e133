import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'
import { rounded, type DoseAmount, type DoseUnit } from './amounts-in.ts'
import { drugLines } from './drug-lines.ts'

/** Codes of drugs and biologicals that are given: HCPCS J codes, and Q codes of drugs. */
const isDrug = /^(?:J\d{4}|Q\d{4})$/
/** Quantities of claims (X12 CTP05) that a dose can be held against. */
const measures: ReadonlyMap<string, { unit: DoseUnit; times: number }> = new Map([
  ['ME', { unit: 'mg', times: 1 }],
  ['GR', { unit: 'mg', times: 1000 }],
  ['ML', { unit: 'mL', times: 1 }],
  ['F2', { unit: 'units', times: 1 }],
])

/**
 * Whether the dose that the record says was given, with what it says was discarded, is the quantity that was billed. Where
 * the claim has no quantity in milligrams, milliliters or international units, how much one unit of the code is stands
 * in the code's own words, and nobody can tell here.
 */
export function askDose(lines: readonly RecordLine[], billed: BilledLine): Asked {
  if (!isDrug.test(billed.procedureCode ?? '')) return undefined
  const { given, discarded } = drugLines(lines)
  if (given.length === 0)
    return { answer: 'not-found', because: 'It states no dose that was given.', quotes: [] }
  const quotes = quoted([...given, ...discarded].map(({ line }) => line))
  const quantity = quantityOf(billed)
  const said = `It states ${listOf(given)} given${discarded.length > 0 ? ` and ${listOf(discarded)} discarded` : ''}`
  if (quantity === undefined)
    return { answer: 'cannot-tell', because: `${said}; ${unitsOf(billed)}.`, quotes }
  const [dose, ...others] = amountsOf(given, quantity.unit)
  const wastes = amountsOf(discarded, quantity.unit)
  if (dose === undefined || others.length > 0 || wastes.length > 1)
    return { answer: 'cannot-tell', because: `${said}; ${wordsOf(quantity)} was billed.`, quotes }
  const counted = billed.modifiers.includes('JW') ? (wastes[0] ?? 0) : dose
  const sums =
    wastes[0] === undefined || billed.modifiers.some((each) => each === 'JW' || each === 'JZ')
      ? [counted]
      : [dose, rounded(dose + wastes[0])]
  return sums.includes(quantity.amount)
    ? { answer: 'supported', because: `${said}, and ${wordsOf(quantity)} was billed.`, quotes }
    : { answer: 'contradicted', because: `${said}, but ${wordsOf(quantity)} was billed.`, quotes }
}

function quantityOf({
  ndcQuantity,
  unitOfMeasure = '',
}: BilledLine): Omit<DoseAmount, 'line'> | undefined {
  const measure = measures.get(unitOfMeasure.toUpperCase())
  if (measure === undefined || ndcQuantity === undefined) return undefined
  return { unit: measure.unit, amount: rounded(ndcQuantity * measure.times) }
}

function amountsOf(amounts: readonly DoseAmount[], unit: DoseUnit): readonly number[] {
  return [...new Set(amounts.filter((each) => each.unit === unit).map(({ amount }) => amount))]
}

function listOf(amounts: readonly DoseAmount[]): string {
  return [...new Set(amounts.map(wordsOf))].join(' and ')
}

function wordsOf({ amount, unit }: Omit<DoseAmount, 'line'>): string {
  return `${String(amount)} ${unit}`
}

function unitsOf({ units, procedureCode = '' }: BilledLine): string {
  const billed =
    units === undefined
      ? 'how many units were billed is not known'
      : `${String(units)} ${units === 1 ? 'unit was' : 'units were'} billed`
  return `${billed}, and how much a unit of ${procedureCode} is stands in its description`
}
