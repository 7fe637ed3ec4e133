import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import { ambulanceTrip } from '../../ambulance/ambulance-trip.ts'
import { facilityKind } from '../../bills/facility-kind.ts'
import { isClinicalTest } from '../clinical-test.ts'

/** What the daily payment of a skilled nursing facility includes although somebody else bills it. */
export type NursingService =
  'therapy' | 'technical' | 'laboratory' | 'imaging' | 'incident' | 'equipment' | 'ambulance'

/** Services that are paid apart even as therapy or imaging: dialysis, chemotherapy, emergencies, CT, MRI, heart catheters, radiation, operations. */
const paidApart = /^0?(?:33|35|36|45|48|49|61|63|79|8[0-9])/

const therapyRevenue = /^0?4[234]/
const laboratoryRevenue = /^0?30/
const imagingRevenue = /^0?32/

/** Injections and infusions that staff gives; those of chemotherapy are paid apart (CPT 96401 and above). */
const givenByStaff = /^963(?:6\d|7[0-7])$/

/** Laboratories bill where the specimen was drawn: their own place, or the facility. */
const laboratoryPlaces: ReadonlySet<string> = new Set(['81', '31'])

/** Equipment that becomes the patient's own is ordered for the home and paid apart. */
const ownEquipment = /^(?:L[5-9]|E1161|K0005)/

/**
 * By what a line carries (42 CFR 411.15(p); Medicare Claims Processing Manual, chapter 6, 20);
 * undefined for what is paid apart from the facility: visits, the reading of tests, dialysis,
 * chemotherapy, what hospitals alone do, trips from or to hospitals and dialysis.
 *
 * @param isTherapy whether the code is therapy whoever bills it
 */
export function nursingService(
  service: BilledService,
  isTherapy: boolean,
): NursingService | undefined {
  const {
    setting,
    billType,
    procedureCode = '',
    revenueCode = '',
    modifiers,
    placeOfService,
  } = service
  switch (setting) {
    case 'professional':
      if (procedureCode.startsWith('A0')) return trip(modifiers)
      if (isTherapy) return 'therapy'
      if (modifiers.includes('TC')) return 'technical'
      if (givenByStaff.test(procedureCode)) return 'incident'
      return laboratoryPlaces.has(placeOfService ?? '') && isClinicalTest(service)
        ? 'laboratory'
        : undefined
    case 'dme':
      return ownEquipment.test(procedureCode) ? undefined : 'equipment'
    case 'outpatient-facility': {
      const kind = facilityKind(billType)
      if (kind !== 'hospital-outpatient' && kind !== 'hospital-laboratory') return undefined
      if (paidApart.test(revenueCode)) return undefined
      if (isTherapy || therapyRevenue.test(revenueCode)) return 'therapy'
      if (laboratoryRevenue.test(revenueCode)) return 'laboratory'
      return imagingRevenue.test(revenueCode) ? 'imaging' : undefined
    }
    default:
      return undefined
  }
}

/** A trip from or to a hospital (H, I) or dialysis (G, J), or home (R), is paid apart. */
function trip(modifiers: readonly string[]): NursingService | undefined {
  const route = ambulanceTrip(modifiers)
  return route === undefined || /[GHIJR]/.test(route) ? undefined : 'ambulance'
}
