import { ProviderIndex } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { therapyEvaluation } from './therapy-services.ts'

/** A plan of care begins with one evaluation. */
const withinDays = 30

/**
 * First evaluations of therapy that follow another of the same provider, discipline and disease within thirty
 * days, each with that other.
 *
 * @param lines of one patient, by date: each is compared with the last evaluation of its kind
 */
export function repeatedEvaluations(
  lines: readonly ClaimLine[],
): ReadonlyMap<ClaimLine, ClaimLine> {
  const providers = new ProviderIndex()
  const last = new Map<string, ClaimLine>()
  const repeated = new Map<ClaimLine, ClaimLine>()
  for (const line of lines) {
    const discipline = therapyEvaluation(line.procedure)
    const { serviceFromDay: on } = line
    if (discipline === undefined || on === undefined || isUnpaid(line)) continue
    const [disease = ''] = line.diagnoses
    const kind = `${discipline} ${disease.slice(0, 3)} ${providers.of(line, 'professional').key}`
    const first = last.get(kind)
    const days = first === undefined ? 0 : on - (first.serviceFromDay ?? on)
    if (first && days > 0 && days <= withinDays) repeated.set(line, first)
    else last.set(kind, line)
  }
  return repeated
}
