import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { ambulanceTrip } from '../ambulance/ambulance-trip.ts'
import { facilityKind } from '../bills/facility-kind.ts'
import { isClinicalTest } from './clinical-test.ts'

/** What the payment of a hospital stay includes although somebody else may bill it. */
export type BundledService =
  'outpatient' | 'home-visit' | 'equipment' | 'ambulance' | 'technical' | 'laboratory' | 'office'

/** Vaccines of Part B and giving them are paid beside a stay. */
const vaccine = /^(?:90[4-7]\d\d|913\d\d|G000[89]|G0010|Q203[4-9])$/

/** Professional services on a hospital's bill are not the hospital's. */
const professionalFees = /^0?9[678]/

/** Visits of home health: therapy, nursing, social work and aides (revenue codes 042x to 044x, 055x to 057x). */
const homeVisit = /^0?(?:4[2-4]|5[5-7])\d$/

const independentLaboratory = '81'

const ambulanceCode = /^A0[0-9]{3}$/

/** Undefined for what is paid beside a stay, and for what the line does not say enough of. */
export function bundledIntoStay(service: BilledService): BundledService | undefined {
  const {
    setting,
    billType,
    procedureCode = '',
    revenueCode = '',
    modifiers,
    placeOfService,
  } = service
  if (vaccine.test(procedureCode)) return undefined
  switch (setting) {
    case 'outpatient-facility': {
      const kind = facilityKind(billType)
      if (kind === 'home-health') return homeVisit.test(revenueCode) ? 'home-visit' : undefined
      if (kind !== 'hospital-outpatient' && kind !== 'hospital-laboratory') return undefined
      if (professionalFees.test(revenueCode)) return undefined
      return ambulanceCode.test(procedureCode) ? 'ambulance' : 'outpatient'
    }
    case 'dme':
      return 'equipment'
    case 'professional':
      if (ambulanceCode.test(procedureCode)) return 'ambulance'
      if (modifiers.includes('TC')) return 'technical'
      if (isInOffice(service)) return 'office'
      return placeOfService === independentLaboratory && isClinicalTest(service)
        ? 'laboratory'
        : undefined
    default:
      return undefined
  }
}

/** Operations and images with the patient there (CPT sections); visits to offices are another rule's. */
function isInOffice({ procedureCode = '', modifiers, placeOfService }: BilledService): boolean {
  if (placeOfService !== '11' || modifiers.includes('26')) return false
  return /^[1-7]\d{4}$/.test(procedureCode) && !withoutPatient.test(procedureCode)
}

/** Draws of blood that may be sent, planning of radiation, and supervision of it, for which no patient need be there. */
const withoutPatient = /^(?:3641\d|7726[1-3]|773\d\d|774\d\d)$/

/**
 * Whether the day billed is the day of the service: a month's rent is billed on a day of the month, and
 * supplies for one are too. An ambulance says where it went; from or to a hospital (H, I) it may have begun or
 * ended a stay whose days are wrong. A laboratory may bill another day than that on which the specimen was drawn.
 */
export function isSureOfDay(service: BilledService): boolean {
  const { modifiers } = service
  switch (bundledIntoStay(service)) {
    case 'equipment':
      return modifiers.includes('NU') || modifiers.includes('UE')
    case 'ambulance':
      return /^[^HI]+$/.test(ambulanceTrip(modifiers) ?? '')
    case 'laboratory':
    case 'office':
      return false
    default:
      return true
  }
}
