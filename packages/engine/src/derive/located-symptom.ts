import type { BodyRegion, BodySystem } from '../reference/anatomy.ts'
import type { DiagnosisProfile } from '../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../reference/procedure-rows.ts'
import { isHead, isLimb, isOuterLimb, isTrunk } from './body-regions.ts'
import type { Relation } from './relation.ts'

/** Organs of the trunk and head, which pain in an outer limb gives no reason to treat. */
const organs: ReadonlySet<BodySystem | undefined> = new Set<BodySystem>([
  'eye',
  'ear',
  'respiratory',
  'digestive',
  'urinary',
  'male-genital',
  'female-genital',
  'breast',
])

/** Organs that a pain in the back may come from, but that no back pain alone is operated for. */
const besideTheSpine: ReadonlySet<BodySystem | undefined> = new Set<BodySystem>([
  'respiratory',
  'digestive',
  'male-genital',
  'skin',
])

/**
 * What a symptom or pain of one place (chapter 18, and the pains of joints, limbs, back, eye and
 * ear) is to a service: unrelated where it lies too far to be the reason, such as chest pain for a
 * knee or back pain for an eye. Pain travels, so only the farthest pairs are told apart; shoulder,
 * hip and thigh count as trunk.
 */
export function relationOfSymptom(
  service: ProcedureProfile,
  own: BodySystem | undefined,
  { region }: DiagnosisProfile,
): Relation {
  if (region === undefined) return 'fits'
  if (isFar(service, own, region)) return 'unrelated'
  return region === 'spine' && besideTheSpine.has(own) ? 'elsewhere' : 'fits'
}

function isFar(
  service: ProcedureProfile,
  own: BodySystem | undefined,
  region: BodyRegion,
): boolean {
  const ofFace = own === 'eye' || own === 'ear' || (isHead(service.region) && own !== 'nervous')
  if (ofFace) return isTrunk(region) || isLimb(region)
  if (isOuterLimb(region)) return organs.has(own)
  if (own === 'skin') return isTrunk(region) && region !== 'spine'
  if (!isLimb(service.region) || region === 'spine') return false
  return isTrunk(region) || isHead(region)
}
