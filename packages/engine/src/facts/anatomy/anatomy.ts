import type { BodyRegion, BodySystem } from '../../reference/anatomy.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import {
  isArm,
  isFace,
  isHead,
  isLeg,
  isLimb,
  isOuterLimb,
  isTrunk,
  regionsTouch,
} from './body-regions.ts'
import { givesNoReason } from './unrelated-systems.ts'

/** What a diagnosis is to a service: a reason for it, a disease of another place, or of another system. */
export type Relation = 'fits' | 'elsewhere' | 'unrelated'

/**
 * Chapters that may bring any service with them: the perinatal period, malformations, symptoms,
 * external causes, reasons for contact, special purposes.
 */
const openChapters: ReadonlySet<number> = new Set([16, 17, 18, 20, 21, 22])
const neoplasms = 2
const injuries = 19

/**
 * Relates a diagnosis to a service by region, then by system. In doubt it fits: where either says
 * nothing of its place, where regions touch, where a disease of one system is treated in another.
 */
export function relationOf(service: ProcedureProfile, disease: DiagnosisProfile): Relation {
  if (openChapters.has(disease.chapter)) return 'fits'
  const own = ownSystem(service)
  if (disease.chapter === neoplasms) {
    return isTumorElsewhere(service, own, disease) ? 'elsewhere' : 'fits'
  }
  if (disease.fitsAnything) return 'fits'
  if (isBoneElsewhere(service, own, disease)) return 'unrelated'
  return relationByPlace(service, own, disease)
}

function relationByPlace(
  service: ProcedureProfile,
  own: BodySystem | undefined,
  disease: DiagnosisProfile,
): Relation {
  const apart = regionsApart(service.region, disease.region)
  const inTrunk = isTrunk(service.region) && isTrunk(disease.region)
  if (apart === false && !inTrunk) return 'fits'
  if (onOtherLimb(service, disease)) return 'unrelated'
  const treated = service.systems ?? []
  if (treated.some((system) => disease.systems.includes(system))) {
    return apart === true && farApart(service, disease) ? 'elsewhere' : 'fits'
  }
  if (own !== undefined && givesNoReason(own, disease.systems)) return 'unrelated'
  if (isOfLungAbove(service, disease)) return 'unrelated'
  return apart === true && farApart(service, disease) ? 'elsewhere' : 'fits'
}

/** Tumors spread, but hardly to eye, ear and breast, where a secondary one has a code of its own. */
function isTumorElsewhere(
  { section, region }: ProcedureProfile,
  own: BodySystem | undefined,
  disease: DiagnosisProfile,
): boolean {
  if (section !== 'surgery' || (own !== 'eye' && own !== 'ear' && own !== 'breast')) return false
  return regionsApart(region, disease.region) === true && !disease.systems.includes(own)
}

/** Operations on the lower digestive tract; the upper one is opened for reflux and aspiration too. */
const lowerDigestive: ReadonlySet<string> = new Set([
  'appendix-surgery',
  'gallbladder-removal',
  'colonoscopy',
  'rectum-surgery',
  'anus-surgery',
  'hernia-repair',
])

function isOfLungAbove(
  { family }: ProcedureProfile,
  { systems: diseased }: DiagnosisProfile,
): boolean {
  if (!lowerDigestive.has(family) || diseased.length === 0) return false
  return diseased.every((system) => system === 'respiratory')
}

function regionsApart(
  one: BodyRegion | undefined,
  other: BodyRegion | undefined,
): boolean | undefined {
  if (one === undefined || other === undefined) return undefined
  return !regionsTouch(one, other)
}

/**
 * The system that a service is of: the first of its list, whose others are where its diseases are
 * coded too. Spines and nerves of the limbs are judged with the bones around them, and so is
 * whatever is done to an outer limb.
 */
export function ownSystem({
  systems: treated = [],
  region,
}: ProcedureProfile): BodySystem | undefined {
  if (treated.includes('musculoskeletal')) return 'musculoskeletal'
  return treated[0] ?? (isOuterLimb(region) ? 'musculoskeletal' : undefined)
}

/**
 * A disease or injury of the joints, muscles and nerves of a limb gives no reason to treat an
 * organ; one of the spine none to treat eye or ear. Arthritis that reaches the eye carries that
 * system too and is not among them; a broken bone may tear a vessel.
 */
function isBoneElsewhere(
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

function isOfBones({ systems: diseased }: DiagnosisProfile): boolean {
  if (diseased.length === 0) return false
  return diseased.every((system) => system === 'musculoskeletal' || system === 'nervous')
}

/** A bone, joint or muscle of an arm is no reason to treat a leg, nor the other way round. */
function onOtherLimb({ region }: ProcedureProfile, disease: DiagnosisProfile): boolean {
  if (!isOfBones(disease)) return false
  return (isArm(region) && isLeg(disease.region)) || (isLeg(region) && isArm(disease.region))
}

/** Two places of which nothing of the one is reached, or looked for, through the other. */
function farApart(service: ProcedureProfile, disease: DiagnosisProfile): boolean {
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
