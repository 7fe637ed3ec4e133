import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'

/** What a line of an ambulance bills: the trip itself, or its miles. */
export type AmbulanceService = 'base' | 'mileage'

/**
 * HCPCS Level II codes of ambulances by ground and air (42 CFR 414.605). A0432, the paramedic who
 * meets another's ambulance, is a trip without a vehicle of its own.
 */
const services: ReadonlyMap<ProcedureNumber, AmbulanceService> = new Map([
  ...numbered('base', ['A0426', 'A0427', 'A0428', 'A0429', 'A0430', 'A0431', 'A0433', 'A0434']),
  ...numbered('mileage', ['A0425', 'A0435', 'A0436']),
])

function numbered(kind: AmbulanceService, codes: readonly string[]) {
  return codes.map((code) => [procedureNumber(code), kind] as const)
}

/** What the code bills of an ambulance's trip; undefined for every other service. */
export function ambulanceService(procedure: ProcedureNumber): AmbulanceService | undefined {
  return services.get(procedure)
}

/** Miles, supplies, waiting, oxygen and further crew belong to a trip and are none. */
const besideTrip = /^A0(?:38\d|39\d|42[0245]|435|436|888)$/

/** Rides, and crews who meet another's ambulance, that payers other than Medicare know. */
const otherTrip = /^(?:T200[1-7]|T2049|S020[78])$/

/** Whether a code may be the trip that miles belong to, an ambulance's or another's. */
export function mayBeTrip(procedureCode: string): boolean {
  if (otherTrip.test(procedureCode)) return true
  return procedureCode.startsWith('A0') && !besideTrip.test(procedureCode)
}
