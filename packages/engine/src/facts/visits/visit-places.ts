import type { VisitFamily } from '../../codes/visit-families.ts'

/** Places where a visit of the family cannot happen, and those where records would have to show it. */
export interface ImpossiblePlaces {
  readonly never: ReadonlySet<string>
  readonly doubtful: ReadonlySet<string>
}

/** Places that are neither a hospital nor a nursing facility: a community address or a clinic. */
const community = [
  '01',
  '03',
  '11',
  '12',
  '13',
  '14',
  '16',
  '17',
  '18',
  '20',
  '24',
  '49',
  '60',
  '81',
]

const withoutHome = community.filter((place) => place !== '12')

/**
 * What the definition of each family leaves out. Left open on purpose: telehealth (02, 10), federal
 * and tribal facilities (05 to 08, 26), prisons, mobile units, rural and community health centres
 * (50, 72), and 99. A registered inpatient keeps the inpatient place wherever they are seen
 * (Claims Processing Manual ch. 26, 10.5), so 21 and 31 are at most doubtful. Hospitals look after
 * acute inpatients at home too (Social Security Act 1866G), so 12 is doubtful for their visits.
 */
const impossible: Readonly<Partial<Record<VisitFamily, ImpossiblePlaces>>> = {
  'emergency-visit': places([...community, '32', '33'], ['19', '21', '22', '31', '61']),
  'hospital-visit': places([...withoutHome, '32', '33'], ['12', '31']),
  'inpatient-consultation': places(community, ['33']),
  'nursing-facility-visit': places([...community, '23'], ['19', '22']),
  'home-visit': places(
    ['11', '19', '20', '21', '22', '23', '24', '49', '51', '61', '65'],
    ['31', '32'],
  ),
  'office-visit': places([], ['21', '51']),
  'office-consultation': places([], ['21', '51']),
}

function places(never: readonly string[], doubtful: readonly string[]): ImpossiblePlaces {
  return { never: new Set(never), doubtful: new Set(doubtful) }
}

/** Undefined for families that may happen anywhere. */
export function impossiblePlaces(family: VisitFamily): ImpossiblePlaces | undefined {
  return impossible[family]
}

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
