import type { VisitFamily } from '../../../codes/visit-families.ts'
import type { DatedRow } from '../../../reference/in-effect.ts'

/** Places of service where a visit of a family cannot happen, or where records would have to show it. */
export interface ImpossiblePlaces extends DatedRow {
  readonly family: VisitFamily
  readonly certainty: 'never' | 'doubtful'
  readonly places: readonly string[]
}

/** Places that are neither a hospital nor a nursing facility nor a home: a community address or a clinic. */
const awayFromHome = ['01', '03', '11', '13', '14', '16', '17', '18', '20', '24', '49', '60', '81']
const community = [...awayFromHome, '12']

const outpatient = 'CPT evaluation and management guidelines, outpatient visits and consultations'
const hospital = 'Medicare Claims Processing Manual, chapter 12, 30.6.9 hospital visits'
const consultation = 'Medicare Claims Processing Manual, chapter 12, 30.6.10 consultations'
const emergency = 'Medicare Claims Processing Manual, chapter 12, 30.6.11 emergency visits'
const nursing = 'Medicare Claims Processing Manual, chapter 12, 30.6.13 nursing facility visits'
const home = 'Medicare Claims Processing Manual, chapter 12, 30.6.14 home and residence visits'
const registered = 'Medicare Claims Processing Manual, chapter 26, 10.5 registered inpatients'
const hospitalAtHome = 'Social Security Act 1866G, acute hospital care at home'

/**
 * What the definition of each family leaves out. Left open on purpose: telehealth (02, 10), federal
 * and tribal facilities (05 to 08, 26), prisons, mobile units, rural and community health centers
 * (50, 72), and 99. A registered inpatient keeps the inpatient place wherever they are seen, so 21
 * and 31 are at most doubtful.
 *
 * Written 2026-11. No importer exists: these are definitions in manuals. No row has days: the
 * definitions are older than the claims that are read, and so that a doubt never becomes an error,
 * visits of hospitals at home (since 2020) are only doubtful before too.
 */
export const impossiblePlaces: readonly ImpossiblePlaces[] = [
  {
    family: 'emergency-visit',
    certainty: 'never',
    places: [...community, '32', '33'],
    source: emergency,
  },
  {
    family: 'emergency-visit',
    certainty: 'doubtful',
    places: ['19', '21', '22', '31', '61'],
    source: registered,
  },
  {
    family: 'hospital-visit',
    certainty: 'never',
    places: [...awayFromHome, '32', '33'],
    source: hospital,
  },
  { family: 'hospital-visit', certainty: 'doubtful', places: ['31'], source: registered },
  { family: 'hospital-visit', certainty: 'doubtful', places: ['12'], source: hospitalAtHome },
  {
    family: 'inpatient-consultation',
    certainty: 'never',
    places: community,
    source: consultation,
  },
  {
    family: 'inpatient-consultation',
    certainty: 'doubtful',
    places: ['33'],
    source: consultation,
  },
  {
    family: 'nursing-facility-visit',
    certainty: 'never',
    places: [...community, '23'],
    source: nursing,
  },
  {
    family: 'nursing-facility-visit',
    certainty: 'doubtful',
    places: ['19', '22'],
    source: nursing,
  },
  {
    family: 'home-visit',
    certainty: 'never',
    places: ['11', '19', '20', '21', '22', '23', '24', '49', '51', '61', '65'],
    source: home,
  },
  { family: 'home-visit', certainty: 'doubtful', places: ['31', '32'], source: home },
  { family: 'office-visit', certainty: 'doubtful', places: ['21', '51'], source: outpatient },
  {
    family: 'office-consultation',
    certainty: 'doubtful',
    places: ['21', '51'],
    source: outpatient,
  },
]
