import type { BodySystem } from '../../reference/anatomy.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { isArm, isLeg, isLimb } from './body-regions.ts'
import { injuries } from './icd-chapters.ts'

/**
 * A disease or injury of the joints, muscles and nerves of a limb gives no reason to treat an
 * organ; one of the spine none to treat eye or ear. Arthritis that reaches the eye carries that
 * system too and is not among them; a broken bone may tear a vessel.
 */
export function isBoneElsewhere(
  { region }: ProcedureProfile,
  own: BodySystem | undefined,
  disease: DiagnosisProfile,
): boolean {
  if (own === undefined || own === 'musculoskeletal' || own === 'skin') return false
  if (own === 'nervous' && region !== 'head') return false
  if (own === 'cardiovascular' && disease.chapter === injuries && region !== 'thorax') return false
  if (!isOfBones(disease)) return false
  return isLimb(disease.region) || (disease.region === 'spine' && (own === 'eye' || own === 'ear'))
}

/** A bone, joint or muscle of an arm is no reason to treat a leg, nor the other way round. */
export function onOtherLimb({ region }: ProcedureProfile, disease: DiagnosisProfile): boolean {
  if (!isOfBones(disease)) return false
  return (isArm(region) && isLeg(disease.region)) || (isLeg(region) && isArm(disease.region))
}

/** Whether a disease is of bones, joints, muscles or nerves alone. */
export function isOfBones({ systems: diseased }: DiagnosisProfile): boolean {
  if (diseased.length === 0) return false
  return diseased.every((system) => system === 'musculoskeletal' || system === 'nervous')
}
