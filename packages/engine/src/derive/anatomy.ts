import type { BodyRegion, BodySystem } from '../reference/anatomy.ts'
import type { DiagnosisProfile } from '../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../reference/procedure-rows.ts'
import { isFace, isLimb, isOuterLimb, regionsTouch } from './body-regions.ts'

/**
 * For a service of each system, the systems whose diseases give no reason for it. What is left
 * out stays possible: anaemia for an endoscopy, kidney failure for a fistula, sleep apnoea for a
 * tonsil, an ulcer of a vein for the skin, obesity for the stomach. Blood and pregnancy are never
 * unrelated, because they change the care of every organ.
 */
const unrelatedTo: Readonly<Record<BodySystem, ReadonlySet<BodySystem>>> = {
  skin: systems('respiratory', 'urinary', 'mental'),
  musculoskeletal: systems(
    'respiratory',
    'digestive',
    'urinary',
    'male-genital',
    'female-genital',
    'eye',
    'ear',
    'mental',
    'breast',
  ),
  respiratory: systems('urinary', 'male-genital', 'female-genital', 'breast', 'mental'),
  cardiovascular: systems('ear', 'mental', 'breast'),
  blood: systems(),
  digestive: systems('eye', 'ear', 'breast'),
  urinary: systems('eye', 'ear', 'respiratory', 'breast'),
  'male-genital': systems('eye', 'ear', 'respiratory'),
  'female-genital': systems('eye', 'ear', 'respiratory'),
  pregnancy: systems('eye', 'ear', 'respiratory', 'musculoskeletal', 'skin', 'male-genital'),
  endocrine: systems('ear', 'breast', 'skin'),
  nervous: systems('respiratory', 'urinary', 'male-genital', 'female-genital', 'breast'),
  eye: systems(
    'ear',
    'respiratory',
    'digestive',
    'urinary',
    'male-genital',
    'female-genital',
    'breast',
    'mental',
  ),
  ear: systems('eye', 'digestive', 'urinary', 'male-genital', 'female-genital', 'breast', 'mental'),
  mental: systems('eye', 'ear', 'respiratory'),
  breast: systems(
    'eye',
    'ear',
    'respiratory',
    'digestive',
    'urinary',
    'male-genital',
    'female-genital',
  ),
}

/** Organs that a disease of a joint, muscle or nerve of the outer limb gives no reason to treat. */
const organs: ReadonlySet<BodySystem> = systems(
  'eye',
  'ear',
  'respiratory',
  'digestive',
  'urinary',
  'male-genital',
  'female-genital',
  'breast',
)

function systems(...list: readonly BodySystem[]): ReadonlySet<BodySystem> {
  return new Set(list)
}

/** What a diagnosis is to a service: a reason for it, a disease of another place, or of another system. */
export type Relation = 'fits' | 'elsewhere' | 'unrelated'

/**
 * Chapters that may bring any service with them: infections, neoplasms, the perinatal period,
 * malformations, symptoms, external causes, reasons for contact, special purposes.
 */
const openChapters: ReadonlySet<number> = new Set([1, 2, 16, 17, 18, 20, 21, 22])

/**
 * Relates a diagnosis to a service by region, then by system. In doubt it fits: where either says
 * nothing of its place, where regions touch, where a disease of one system is treated in another.
 */
export function relationOf(service: ProcedureProfile, disease: DiagnosisProfile): Relation {
  if (disease.fitsAnything || openChapters.has(disease.chapter)) return 'fits'
  const apart = regionsApart(service.region, disease.region)
  if (apart === false && !isOfLungBeside(service, disease)) return 'fits'
  const treated = service.systems ?? []
  if (treated.some((system) => disease.systems.includes(system))) {
    return apart === true && onDifferentLimbs(service, disease) ? 'elsewhere' : 'fits'
  }
  if (areUnrelated(ownSystem(service), disease) || isOfLungAbove(service, disease)) {
    return 'unrelated'
  }
  return apart === true && farApart(service, disease) ? 'elsewhere' : 'fits'
}

/** Lungs touch breast, spine and belly without their diseases calling for surgery there. */
function isOfLungBeside({ region }: ProcedureProfile, disease: DiagnosisProfile): boolean {
  if (region !== 'breast' && region !== 'spine' && region !== 'abdomen') return false
  return disease.region === 'thorax' && isRespiratory(disease)
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

function isOfLungAbove({ family }: ProcedureProfile, disease: DiagnosisProfile): boolean {
  return lowerDigestive.has(family) && isRespiratory(disease)
}

function isRespiratory({ systems: diseased }: DiagnosisProfile): boolean {
  return diseased.length > 0 && diseased.every((system) => system === 'respiratory')
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
function ownSystem({ systems: treated = [], region }: ProcedureProfile): BodySystem | undefined {
  if (treated.includes('musculoskeletal')) return 'musculoskeletal'
  return treated[0] ?? (isOuterLimb(region) ? 'musculoskeletal' : undefined)
}

function areUnrelated(treated: BodySystem | undefined, disease: DiagnosisProfile): boolean {
  if (treated === undefined || disease.systems.length === 0) return false
  if (isOfOuterLimb(disease) && organs.has(treated)) return true
  return disease.systems.every((system) => unrelatedTo[treated].has(system))
}

function isOfOuterLimb({ region, systems: diseased }: DiagnosisProfile): boolean {
  return (
    isOuterLimb(region) &&
    diseased.every((system) => system === 'musculoskeletal' || system === 'nervous')
  )
}

function onDifferentLimbs(service: ProcedureProfile, disease: DiagnosisProfile): boolean {
  return isLimb(service.region) && isLimb(disease.region)
}

/** Two limbs, or a limb and the face: nothing of the one is reached through the other. */
function farApart(service: ProcedureProfile, disease: DiagnosisProfile): boolean {
  const { region } = service
  return (
    onDifferentLimbs(service, disease) ||
    (isLimb(region) && isFace(disease.region)) ||
    (isFace(region) && isLimb(disease.region))
  )
}

/** Whether a service can be told to belong to one part of the body: not visits, laboratory, drugs. */
export function isPlaced({ section, region, systems }: ProcedureProfile): boolean {
  if (section !== 'surgery' && section !== 'radiology' && section !== 'medicine') return false
  return region !== undefined || (systems !== undefined && systems.length > 0)
}

/** The part of the body that a placed service belongs to, as a sentence names it. */
export function placeOf({ region, systems }: ProcedureProfile): string {
  if (region !== undefined) return region.replace('-', ' ')
  return `${(systems ?? []).join(' or ').replaceAll('-', ' ')} system`
}
