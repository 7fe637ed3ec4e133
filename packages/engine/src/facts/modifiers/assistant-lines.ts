import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import type { NoFinding } from '../../rule/outcome.ts'
import { assistedVisit, denied, noAssistant, notProfessional } from '../../rule/reasons.ts'
import { isAssistant } from '../surgery/line-roles.ts'

/** Why a service is no paid assistant at an operation; undefined for one that is. */
export function noPaidAssistant(service: BilledService): NoFinding | undefined {
  if (!isAssistant(service)) return noAssistant
  if (service.setting !== 'professional') return notProfessional
  if (service.standing.isDenied) return denied
  return visitFamily(service.procedure) === undefined ? undefined : assistedVisit
}
