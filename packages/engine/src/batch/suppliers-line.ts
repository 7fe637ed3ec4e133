import type { ClaimLine } from '../claim/claim-line.ts'

type Billed = Pick<ClaimLine, 'procedureCode' | 'modifiers' | 'placeOfService'>

/**
 * Whether a line on the professional form bills what a supplier rents, sells or delivers home: equipment,
 * wheelchairs, orthotics, enteral food and supplies (HCPCS Level II), with a modifier of such terms, or a home as
 * its place; and the fees of pharmacies for supplying drugs. What is implanted is the surgeon's or the facility's.
 */
export function isSuppliersLine({ procedureCode, modifiers, placeOfService }: Billed): boolean {
  if (procedureCode === undefined) return false
  if (pharmacyFees.has(procedureCode)) return true
  const section = procedureCode.charCodeAt(0)
  if (section < letterA || section > letterL) return false
  if (inhaled.test(procedureCode)) {
    return placeOfService === home || modifiers.some((modifier) => doses.has(modifier))
  }
  if (!suppliersCode.test(procedureCode) || implant.test(procedureCode)) return false
  if (modifiers.some((modifier) => terms.has(modifier))) return true
  return placeOfService !== undefined && homes.has(placeOfService)
}

/** Supplying oral and inhaled drugs, which pharmacies bill as suppliers (Claims Processing Manual ch. 17, 80.7 and 80.8). */
const pharmacyFees: ReadonlySet<string> = new Set('Q0510 Q0511 Q0512 Q0513 Q0514'.split(' '))

const letterA = 'A'.charCodeAt(0)
const letterL = 'L'.charCodeAt(0)

/**
 * Solutions for nebulizers, delivered home, or with what suppliers alone say of their doses: one drug or several in a
 * unit (KO, KP, KQ).
 */
const inhaled = /^J76\d\d$/
const home = '12'
const doses: ReadonlySet<string> = new Set(['KO', 'KP', 'KQ'])

/** Ambulances, supplies of imaging, and drugs that pumps and nebulizers give are left out. */
const suppliersCode = /^(?:A[4-8]|A92[78]|B[49]|E|K0|L)/

/** Recorders, stimulators and pumps that are put in, and implants (HCPCS Level II). */
const implant = /^(?:E0616|E0749|E078[2356]|L86)/

/** New, used, rented, maintained; bought or rented by choice; months of a rental (HCPCS Level II). */
const terms: ReadonlySet<string> = new Set('NU UE RR MS BP BR BU KH KI KJ KR'.split(' '))

/** Homes, shelters, group homes, assisted living, nursing and custodial facilities (CMS place of service codes). */
const homes: ReadonlySet<string> = new Set('04 12 13 14 31 32 33 54 55 56'.split(' '))
