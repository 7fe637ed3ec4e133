import type { BodySystem } from '../../reference/anatomy.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { relationOf } from './anatomy.ts'
import { isBackgroundDiagnosis } from './background-diagnosis.ts'
import type { Side } from '../surgery/billed-side.ts'
import { regionsTouch } from './body-regions.ts'

function isOpposite({ laterality }: DiagnosisProfile, side: Side): boolean {
  return laterality === (side === 'left' ? 'right' : 'left')
}

/**
 * Whether a diagnosis of the other side speaks against the service: it is of the part of the body
 * that the service treats, and no palsy or stroke.
 */
export function contradictsSide(
  diagnosis: DiagnosisProfile,
  code: string,
  side: Side,
  service: ProcedureProfile | undefined,
): boolean {
  if (!isOpposite(diagnosis, side) || isOfTheBrain(code)) return false
  return service === undefined || relationOf(service, diagnosis) === 'fits'
}

/** Palsies and strokes: the brain lies on the other side of the limb that it moves. */
function isOfTheBrain(code: string): boolean {
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

/**
 * Surgery of paired parts is done on the diseased side. Vessels are reached from the other side, a
 * healthy breast is fitted to a rebuilt one, and images compare: those ask for the record.
 */
export function treatsItsOwnSide({ section, sides, systems = [] }: ProcedureProfile): boolean {
  if (section !== 'surgery' || systems.includes('breast')) return false
  return sides === 'paired' || systems.includes('musculoskeletal')
}
