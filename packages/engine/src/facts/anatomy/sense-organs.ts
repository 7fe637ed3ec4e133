import type { BodySystem } from '../../reference/anatomy.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { isOuterLimb } from './body-regions.ts'
import { senses } from './icd-chapters.ts'

/** Systems of which no organ is treated for a disease of eye or ear. */
const farFromSenses: ReadonlySet<BodySystem | undefined> = new Set<BodySystem>([
  'urinary',
  'male-genital',
  'female-genital',
  'digestive',
  'breast',
  'pregnancy',
])

/**
 * The systems of a disease, as far as they speak for a service. Many diseases of eye and ear are of
 * nerves and vessels too, which matters to whoever treats head, nerves or vessels; to an organ of the
 * trunk or a joint of a limb they are of the eye, the ear and the skin over them.
 */
export function systemsFor(
  service: ProcedureProfile,
  own: BodySystem | undefined,
  disease: DiagnosisProfile,
): readonly BodySystem[] {
  if (!senses.has(disease.chapter)) return disease.systems
  if (!farFromSenses.has(own) && !isOfLimb(service, own)) return disease.systems
  return disease.systems.filter(
    (system) => system === 'eye' || system === 'ear' || system === 'skin',
  )
}

function isOfLimb({ region }: ProcedureProfile, own: BodySystem | undefined): boolean {
  return own === 'musculoskeletal' && (isOuterLimb(region) || region === 'hip')
}
