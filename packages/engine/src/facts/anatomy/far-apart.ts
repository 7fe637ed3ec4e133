import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { isFace, isHead, isLimb, isOuterLimb } from './body-regions.ts'
import { isOfBones } from './bone-disease.ts'
import { injuries } from './icd-chapters.ts'

/** Two places of which nothing of the one is reached, or looked for, through the other. */
export function farApart(service: ProcedureProfile, disease: DiagnosisProfile): boolean {
  const { region, section } = service
  const jointsApart = areJointsApart(service, disease)
  if (isLimb(region)) return isLimb(disease.region) || isFace(disease.region) || jointsApart
  if (isFace(disease.region)) return region === 'abdomen' || region === 'spine'
  if (!isLimb(disease.region)) return false
  if (jointsApart) return true
  if (isHead(region)) return section !== 'radiology' || disease.chapter !== injuries
  if (section !== 'radiology' || !isOfBones(disease)) return false
  return disease.chapter !== injuries && (region === 'neck' || region === 'abdomen')
}

/** An operation on the spine for an outer limb's joint, or on such a joint for the spine. */
function areJointsApart(
  { section, region, systems: treated = [] }: ProcedureProfile,
  { region: site, chapter, systems: diseased }: DiagnosisProfile,
): boolean {
  if (section !== 'surgery' || chapter === injuries) return false
  if (region === 'spine') return isOuterLimb(site) && !diseased.includes('nervous')
  return site === 'spine' && isOuterLimb(region) && !treated.includes('nervous')
}
