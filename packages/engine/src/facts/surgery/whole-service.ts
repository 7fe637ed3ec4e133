import { providerKey } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { areApart, isAnatomic } from './anatomic-site.ts'
import { componentCodes } from './component-codes.table.ts'
import { saysSeparate } from './line-roles.ts'

const wholes: ReadonlyMap<ProcedureNumber, ProcedureNumber> = new Map(
  componentCodes.flatMap(([whole, parts]) =>
    parts.map((part) => [procedureNumber(part), procedureNumber(whole)] as const),
  ),
)

/** The code of the whole test, of which a code is a part; undefined for every other. */
export function wholeOf(procedure: ProcedureNumber): ProcedureNumber | undefined {
  return wholes.get(procedure)
}

/** Whether a line bills one component of a service, professional or technical. */
export function isComponent({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.length > 0 && (modifiers.includes('26') || modifiers.includes('TC'))
}

/** Whether a line is the whole service that a component is of: the same side, and neither claims to be another study. */
export function contains(other: ClaimLine, component: ClaimLine): boolean {
  if (isComponent(other) || isDenied(other)) return false
  if (saysSeparate(other) || saysSeparate(component)) return false
  // Two providers in two places made two studies.
  if (other.placeOfService !== component.placeOfService && !samePayee(other, component))
    return false
  const sites = component.modifiers.filter(isAnatomic)
  return !other.modifiers.some(
    (modifier) => isAnatomic(modifier) && sites.some((site) => areApart(site, modifier)),
  )
}

/** Whether two lines are paid to one: the same provider, or the same claim. */
export function samePayee(one: ClaimLine, two: ClaimLine): boolean {
  const key = providerKey(one)
  if (key !== undefined && key === providerKey(two)) return true
  return one.claimId !== undefined && one.claimId === two.claimId
}
