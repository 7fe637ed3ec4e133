import type { ClaimLine, Day } from '@plumbline/engine'
import { readModifiers } from '../words/codes/codes.ts'
import { readNdc } from '../words/codes/ndc.ts'
import { centsOf, dayOfIso } from '../x12/x12-values.ts'
import type { X12Row } from '../x12/x12-rows.ts'

/** A line of a remittance, by what it shares with the line of a table. */
export interface RemittedService {
  readonly row: X12Row
  /** Each name under which a table may bill it: procedure paid, procedure sent, NDC, revenue code. */
  readonly keys: readonly string[]
  readonly day: Day | undefined
  readonly chargeCents: number | undefined
  readonly units: number | undefined
  /** Sorted; blank where the remittance leaves them out. */
  readonly modifiers: string
  /** The provider's own number of the line. */
  readonly control: string | undefined
}

/** Reads a line of a remittance. */
export function remittedService(row: X12Row): RemittedService {
  const { facts, submittedCode, statedUnits, control } = row
  const { procedureCode, revenueCode, ndc } = facts
  const keys = [
    ...[procedureCode, submittedCode].flatMap((code) => keyOf('procedure', code)),
    ...keyOf('ndc', ndc === undefined ? undefined : (readNdc(ndc)?.ndc ?? ndc)),
    ...keyOf('revenue', revenueCode),
  ]
  return {
    row,
    keys: [...new Set(keys)],
    day: dayOfIso(facts.serviceFromDay ?? facts.claimFromDay),
    chargeCents: centsOf(facts.charge),
    units: statedUnits === undefined ? undefined : Number(statedUnits),
    modifiers: sorted(readModifiers(facts.modifiers ?? '')),
    control,
  }
}

/** The name under which the line of a table bills its service; undefined where it has none. */
export function keyOfLine(line: ClaimLine): string | undefined {
  const { procedureCode, revenueCode, ndc, ndcAsBilled } = line
  const [key] = [
    ...keyOf('procedure', procedureCode),
    ...keyOf('ndc', ndc ?? ndcAsBilled),
    ...keyOf('revenue', revenueCode),
  ]
  return key
}

/** Modifiers of a line as `RemittedService` has them. */
export function modifiersOfLine({ modifiers }: ClaimLine): string {
  return sorted(modifiers)
}

function keyOf(kind: string, code: string | undefined): string[] {
  if (code === undefined || code === '') return []
  const plain = code.toUpperCase()
  return [`${kind} ${kind === 'revenue' ? plain.padStart(4, '0') : plain}`]
}

function sorted(modifiers: readonly string[]): string {
  return modifiers.toSorted().join(',')
}
