import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { ambulanceTrip } from '../ambulance/ambulance-trip.ts'
import { facilityKind } from '../bills/facility-kind.ts'

/** What the payment of a hospital stay includes although somebody else may bill it. */
export type BundledService = 'outpatient' | 'equipment' | 'ambulance' | 'technical'

/** Vaccines of Part B and giving them are paid beside a stay. */
const vaccine = /^(?:90[4-7]\d\d|913\d\d|G000[89]|G0010|Q203[4-9])$/

/** Professional services on a hospital's bill are not the hospital's. */
const professionalFees = /^0?9[678]/

const ambulanceCode = /^A0[0-9]{3}$/

/** Undefined for what is paid beside a stay, and for what the line does not say enough of. */
export function bundledIntoStay(service: BilledService): BundledService | undefined {
  const { setting, billType, procedureCode = '', revenueCode = '', modifiers } = service
  if (vaccine.test(procedureCode)) return undefined
  switch (setting) {
    case 'outpatient-facility': {
      const kind = facilityKind(billType)
      if (kind !== 'hospital-outpatient' && kind !== 'hospital-laboratory') return undefined
      if (professionalFees.test(revenueCode)) return undefined
      return ambulanceCode.test(procedureCode) ? ambulance(modifiers) : 'outpatient'
    }
    case 'dme':
      return 'equipment'
    case 'professional':
      if (ambulanceCode.test(procedureCode)) return ambulance(modifiers)
      return modifiers.includes('TC') ? 'technical' : undefined
    default:
      return undefined
  }
}

/** A trip from or to a hospital (H, I) may begin or end the stay. */
function ambulance(modifiers: readonly string[]): BundledService | undefined {
  return /[HI]/.test(ambulanceTrip(modifiers) ?? '') ? undefined : 'ambulance'
}

/**
 * Whether the day billed is the day of the service: a month's rent is billed on a day of the month, and
 * supplies for one are too. An ambulance says where it went.
 */
export function isSureOfDay(service: BilledService): boolean {
  const { modifiers } = service
  switch (bundledIntoStay(service)) {
    case 'equipment':
      return modifiers.includes('NU') || modifiers.includes('UE')
    case 'ambulance':
      return ambulanceTrip(modifiers) !== undefined
    default:
      return true
  }
}
