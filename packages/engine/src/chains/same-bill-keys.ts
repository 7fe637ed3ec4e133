import type { ClaimLine } from '../claim/claim-line.ts'
import { visitFamily } from '../codes/visit-families.ts'

/** All that a line may be looked up by: its service at its charge and at any, and the family of a visit. */
export function keysOf(line: ClaimLine): readonly string[] {
  const service = serviceOf(line)
  const family = visitFamily(line.procedure)
  const keys = [`${service}|${chargeOf(line)}`, service]
  return family === undefined ? keys : [...keys, family]
}

/** A void repeats the charge of its original, often with the sign turned; none stated fits any. */
export function voidedKeys(correction: ClaimLine): readonly string[] {
  const service = serviceOf(correction)
  if (correction.chargeCents === undefined) return [service]
  return [`${service}|${chargeOf(correction)}`, `${service}|`]
}

/** The corrected code may be another of its family: a visit of another level. */
export function replacedKeys(correction: ClaimLine): readonly string[] {
  const family = visitFamily(correction.procedure)
  return family === undefined ? [serviceOf(correction)] : [serviceOf(correction), family]
}

function serviceOf({ procedureCode, revenueCode }: ClaimLine): string {
  return `${procedureCode ?? ''}/${revenueCode ?? ''}`
}

function chargeOf({ chargeCents }: ClaimLine): string {
  return chargeCents === undefined ? '' : String(Math.abs(chargeCents))
}
