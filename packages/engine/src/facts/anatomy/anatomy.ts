import type { BodyRegion, BodySystem } from '../../reference/anatomy.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { isBoneElsewhere, onOtherLimb } from './bone-disease.ts'
import { isLimb, isOuterLimb, isTrunk, regionsTouch } from './body-regions.ts'
import { farApart } from './far-apart.ts'
import { injuries, neoplasms, openChapters } from './icd-chapters.ts'
import { systemsFor } from './sense-organs.ts'
import { givesNoReason } from './unrelated-systems.ts'

/** What a diagnosis is to a service: a reason for it, a disease of another place, or of another system. */
export type Relation = 'fits' | 'elsewhere' | 'unrelated'

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
  if (isInjuryOnTheWay(service, own, disease)) return 'fits'
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
  const diseased = systemsFor(service, own, disease)
  if (treated.some((system) => diseased.includes(system))) {
    return apart === true && farApart(service, disease) ? 'elsewhere' : 'fits'
  }
  if (own !== undefined && givesNoReason(own, diseased)) return 'unrelated'
  if (isOfLungAbove(service, disease)) return 'unrelated'
  return apart === true && farApart(service, disease) ? 'elsewhere' : 'fits'
}

/**
 * A wounded, burned or frozen limb is a reason to treat its vessels, and a wound or broken bone of
 * the chest to look at or drain what lies behind it.
 */
function isInjuryOnTheWay(
  { region }: ProcedureProfile,
  own: BodySystem | undefined,
  disease: DiagnosisProfile,
): boolean {
  if (disease.chapter !== injuries) return false
  if (own === 'cardiovascular') return region === undefined && isLimb(disease.region)
  if (own !== 'respiratory' || disease.region !== 'thorax') return false
  return region === undefined || region === 'thorax'
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
