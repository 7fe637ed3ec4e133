import type { AssignedColumn } from '../columns/assign-columns.ts'
import { areFillsInCents } from './fills-in-cents.ts'
import { doNearlyAll } from './nearly-all.ts'
import { readProcedure } from '../words/codes/codes.ts'
import { besideIn } from '../columns/beside.ts'
import { parseNumber } from '../words/numbers.ts'

/** Dollars that hardly anybody charges for a service that hardly a file is without. */
const farTooMuch: readonly (readonly [codes: RegExp, dollars: number])[] = [
  [/^36415$/, 250],
  [/^97(?:110|112|140|530)$/, 800],
  [/^(?:80048|80053|80061|82947|83036|84443|85025|85027|81003|93000)$/, 1200],
  [/^99(?:20[2-5]|21[1-5]|39[1-7])$/, 2000],
  [/^(?:7104[56]|G0463|20610)$/, 4000],
  [/^9928[1-5]$/, 15_000],
  [/^9330[678]$/, 12_000],
]
/** And dollars below which nobody charges it. */
const tooLittle = 2

/**
 * Columns of amounts that are cents though no header says so: all amounts of the file are whole numbers,
 * and as dollars nearly all everyday services, generics or fees for dispensing would cost far too much, as cents none. Empty where that is
 * not sure, or a header says dollars.
 */
export function centsByPrice(
  columns: readonly AssignedColumn[],
  amounts: readonly AssignedColumn[],
): readonly AssignedColumn[] {
  const filled = amounts.filter(({ column }) => column.values.length > 0)
  if (filled.length === 0 || !filled.every(isWhole)) return []
  if (filled.some(({ column: { header } }) => /dollar|usd|\$/i.test(header))) return []
  if (areFillsInCents(columns)) return filled
  const lines = everydayLines(columns, filled)
  const areDear = doNearlyAll(
    lines,
    ({ charge, most }) => charge > most && charge / 100 <= most && charge / 100 >= tooLittle,
  )
  return areDear ? filled : []
}

function isWhole({ column: { values } }: AssignedColumn): boolean {
  return values.every((value) => /^[-(+]?\d+[-)]?$/.test(value))
}

/** Everyday services of the rows looked at, with their charge. */
function everydayLines(
  columns: readonly AssignedColumn[],
  amounts: readonly AssignedColumn[],
): readonly { charge: number; most: number }[] {
  const codes = columns.find(({ meaning }) => meaning === 'procedureCode')?.column
  const charges = amounts.find(({ meaning }) => meaning === 'chargeCents')?.column
  if (codes === undefined || charges === undefined) return []
  const chargeOf = besideIn(charges)
  return codes.values.flatMap((text, at) => {
    const code = readProcedure(text)?.code ?? ''
    const most = farTooMuch.find(([pattern]) => pattern.test(code))?.[1]
    const charge = parseNumber(chargeOf(codes, at) ?? '')
    return most === undefined || charge === undefined ? [] : [{ charge, most }]
  })
}
