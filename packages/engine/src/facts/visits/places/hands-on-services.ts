import type { Day } from '../../../claim/day.ts'
import { procedureNumber, type ProcedureNumber } from '../../../claim/procedure-number.ts'
import { inEffect, type DatedRow } from '../../../reference/in-effect.ts'

/** Services from one code to another that need patient and practitioner, or a machine, in one room. */
interface HandsOnServices extends DatedRow {
  readonly first: string
  readonly last: string
  /** As a sentence says it. */
  readonly says: string
}

const list = 'CMS list of telehealth services: not on it'
const emergency = 'CMS list of telehealth services: taken off with the end of 2023'

/**
 * Written 2026-11 from what CPT says of the services; none of them is on Medicare's list of services
 * that may be given from a distance. Codes that the list has or had are left out of the runs.
 */
const rows: readonly HandsOnServices[] = [
  { first: '70010', last: '76499', says: 'imaging', source: list },
  { first: '76506', last: '77084', says: 'imaging', source: list },
  { first: '77261', last: '77799', says: 'radiation treatment', source: list },
  { first: '78012', last: '79999', says: 'nuclear medicine', source: list },
  { first: '90471', last: '90474', says: 'giving a vaccine', source: list },
  {
    first: '92002',
    last: '92014',
    says: 'an examination of the eyes',
    from: '2024-01-01',
    source: emergency,
  },
  { first: '92132', last: '92137', says: 'imaging of the eyes', source: list },
  { first: '92928', last: '92998', says: 'a procedure on the heart', source: list },
  { first: '93306', last: '93355', says: 'ultrasound of the heart', source: list },
  { first: '93451', last: '93598', says: 'a heart catheter', source: list },
  { first: '93880', last: '93998', says: 'ultrasound of vessels', source: list },
  { first: '95004', last: '95079', says: 'testing for allergies', source: list },
  { first: '95782', last: '95811', says: 'a study of sleep in a laboratory', source: list },
  { first: '96360', last: '96379', says: 'an infusion or injection', source: list },
  { first: '96401', last: '96549', says: 'chemotherapy', source: list },
  { first: '97010', last: '97039', says: 'a treatment with a device', source: list },
  { first: '97124', last: '97124', says: 'massage', source: list },
  { first: '97140', last: '97140', says: 'manual therapy', source: list },
  { first: '97597', last: '97610', says: 'care of a wound', source: list },
  { first: '97810', last: '97814', says: 'acupuncture', source: list },
  { first: '98925', last: '98943', says: 'manipulation', source: list },
]

const runs = rows.map((row) => ({
  ...row,
  first: procedureNumber(row.first),
  last: procedureNumber(row.last),
}))

/** What a service is that cannot be given from a distance on a day; undefined for all others. */
export function handsOnService(
  procedure: ProcedureNumber,
  on: Day | undefined,
): string | undefined {
  const known = runs.filter(({ first, last }) => first <= procedure && procedure <= last)
  return inEffect(known, on)[0]?.says
}
