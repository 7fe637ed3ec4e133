import type { BodySystem, DiagnosisProfile, ProcedureProfile } from '../reference.ts'
import { isBackgroundDiagnosis } from './background-diagnosis.ts'
import type { Side } from './billed-side.ts'
import { regionsTouch } from './body-regions.ts'

/** Whether a diagnosis names the other side. */
export function isOpposite({ laterality }: DiagnosisProfile, side: Side): boolean {
  return laterality === (side === 'left' ? 'right' : 'left')
}

/** Palsies and strokes: the brain lies on the other side of the limb that it moves. */
export function isOfTheBrain(code: string): boolean {
  return code.startsWith('G8') || code.startsWith('I6')
}

/** Whether a diagnosis may be the reason on the billed side, or on a side that it leaves open. */
export function supportsSide(
  diagnosis: DiagnosisProfile,
  code: string,
  side: Side,
  opposite: DiagnosisProfile | undefined,
  service: ProcedureProfile | undefined,
): boolean {
  if (isOpposite(diagnosis, side)) return isOfTheBrain(code)
  if (diagnosis.laterality !== undefined || opposite === undefined) return true
  if (isBackgroundDiagnosis(code)) return false
  return (
    diagnosis.fitsAnything ||
    near(diagnosis, opposite.systems, opposite.region) ||
    near(diagnosis, service?.systems ?? [], service?.region)
  )
}

function near(
  diagnosis: DiagnosisProfile,
  systems: readonly BodySystem[],
  region: DiagnosisProfile['region'],
): boolean {
  if (systems.some((system) => diagnosis.systems.includes(system))) return true
  return (
    region !== undefined && diagnosis.region !== undefined && regionsTouch(region, diagnosis.region)
  )
}
