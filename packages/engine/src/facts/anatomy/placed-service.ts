import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import type { BodyRegion, BodySystem } from '../../reference/anatomy.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { ownSystem } from './anatomy.ts'
import { regionsTouch } from './body-regions.ts'

/** The profile of a code, where it fixes a place in the body: not visits, laboratory, drugs. */
export function placedService(
  procedure: ProcedureNumber,
  services: ProcedureTable<ProcedureProfile>,
): ProcedureProfile | undefined {
  const service = services.find(procedure)
  return service && isPlaced(service) ? service : undefined
}

/** Whether a service fixes a place in the body. */
export function isPlaced({ section, region, systems }: ProcedureProfile): boolean {
  if (section !== 'surgery' && section !== 'radiology' && section !== 'medicine') return false
  return region !== undefined || (systems !== undefined && systems.length > 0)
}

/** Systems whose names say by themselves what part of the body they are. */
const plainlyNamed: ReadonlySet<BodySystem> = new Set<BodySystem>([
  'skin',
  'blood',
  'pregnancy',
  'eye',
  'ear',
  'breast',
])

/**
 * The part of the body that a placed service belongs to, as a sentence names it: the region, or the
 * system where diseases of that region are another system's.
 */
export function placeOf(
  service: ProcedureProfile,
  diseases: readonly (DiagnosisProfile | undefined)[],
): string {
  const { region } = service
  const own = ownSystem(service)
  const isOfRegion = (site: BodyRegion | undefined) =>
    site !== undefined && region !== undefined && regionsTouch(region, site)
  const byRegion = own === undefined || !diseases.some((disease) => isOfRegion(disease?.region))
  if (region !== undefined && byRegion) return region.replace('-', ' ')
  if (own === undefined) return ''
  return plainlyNamed.has(own) ? own : `${own.replace('-', ' ')} system`
}
