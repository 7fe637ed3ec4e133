import type { VisitFamily } from '../../../codes/visit-families.ts'

/** What each family is called in a sentence, and the place it asks for. */
export const visitNames: Readonly<Record<VisitFamily, { visit: string; belongs: string }>> = {
  'office-visit': { visit: 'an office or outpatient visit', belongs: 'outpatient places' },
  'office-consultation': { visit: 'an outpatient consultation', belongs: 'outpatient places' },
  'hospital-visit': {
    visit: 'a hospital inpatient or observation visit',
    belongs: 'a hospital (21, 22, 51, 61)',
  },
  'inpatient-consultation': {
    visit: 'an inpatient consultation',
    belongs: 'a hospital or nursing facility',
  },
  'emergency-visit': { visit: 'an emergency department visit', belongs: 'place of service 23' },
  'nursing-facility-visit': {
    visit: 'a nursing facility visit',
    belongs: 'a nursing facility (31, 32)',
  },
  'home-visit': {
    visit: 'a home or residence visit',
    belongs: 'the place where the patient lives',
  },
  'preventive-visit': { visit: 'a preventive visit', belongs: 'outpatient places' },
  'critical-care': { visit: 'critical care', belongs: 'any place' },
}

const placeNames: Readonly<Record<string, string>> = {
  '01': 'pharmacy',
  '03': 'school',
  '11': 'office',
  '12': 'home',
  '13': 'assisted living',
  '14': 'group home',
  '16': 'temporary lodging',
  '17': 'walk-in retail clinic',
  '18': 'place of employment',
  '19': 'off-campus outpatient hospital',
  '20': 'urgent care',
  '21': 'inpatient hospital',
  '22': 'on-campus outpatient hospital',
  '23': 'emergency room',
  '24': 'ambulatory surgical center',
  '31': 'skilled nursing facility',
  '32': 'nursing facility',
  '33': 'custodial care',
  '49': 'independent clinic',
  '51': 'inpatient psychiatric facility',
  '60': 'mass immunization center',
  '61': 'inpatient rehabilitation',
  '65': 'dialysis facility',
  '81': 'independent laboratory',
}

/** `11 (office)`, or the bare code where we have no name for it. */
export function placeText(code: string): string {
  const name = placeNames[code]
  return name === undefined ? code : `${code} (${name})`
}
