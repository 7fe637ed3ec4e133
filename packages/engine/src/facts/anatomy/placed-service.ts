import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import type { BodySystem } from '../../reference/anatomy.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { ownSystem } from './anatomy.ts'

/** The profile of a code, where it fixes a place in the body: not visits, laboratory, drugs. */
export function placedService(
  procedure: ProcedureNumber,
  services: ProcedureTable<ProcedureProfile>,
): ProcedureProfile | undefined {
  const service = services.find(procedure)
  return service && isPlaced(service) ? service : undefined
}

function isPlaced({ section, region, systems }: ProcedureProfile): boolean {
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

/** The part of the body that a placed service belongs to, as a sentence names it. */
export function placeOf(service: ProcedureProfile): string {
  if (service.region !== undefined) return service.region.replace('-', ' ')
  const own = ownSystem(service) ?? ''
  return own !== '' && plainlyNamed.has(own) ? own : `${own.replace('-', ' ')} system`
}
