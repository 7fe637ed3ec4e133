import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureAgeConflict } from './procedure-age-conflict.ts'

const base = {
  claimType: 'professional',
  serviceFromDay: day('2024-06-20'),
  paidCents: 9_000,
} as const
const at = (procedureCode: string, birth: string) => ({ procedureCode, birthDay: day(birth) })

ruleTable(procedureAgeConflict, { base }, [
  {
    name: 'care of infants and newborns at 44, and a visit of adults at 8',
    lines: [
      at('99391', '1980-01-01'),
      at('99468', '1980-01-01'),
      at('90460', '1980-01-01'),
      at('99396', '2016-01-01'),
    ],
    expect: 'finding',
    class: 'error',
    flags: [1, 2, 3, 4],
    atRiskCents: 36_000,
  },
  {
    name: 'a birth date that nobody could have says no age',
    lines: [at('99391', '1111-11-11'), { procedureCode: '99391', ageYears: 999 }],
    expect: 'cannot-tell',
  },
  {
    name: 'each at its own age',
    lines: [
      at('99391', '2023-12-20'),
      at('99396', '1980-01-01'),
      at('99468', '2024-06-18'),
      at('90460', '2006-06-20'),
      at('42820', '2016-01-01'),
      at('36556', '2019-06-20'),
    ],
    expect: 'pass',
  },
  {
    name: 'anesthesia at the ends of life, at 45',
    lines: [at('99100', '1979-03-04')],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 9_000,
    says: 'under 1 year or from 70 years on; this one is too young for it by 24 years',
  },
  {
    name: 'it, at ten months, at 76, and where whole years are known',
    lines: [
      at('99100', '2023-08-20'),
      at('99100', '1948-05-06'),
      { procedureCode: '99100', ageYears: 75 },
    ],
    expect: 'pass',
  },
  {
    name: 'it, two weeks before the birthday',
    lines: [at('99100', '1954-07-04')],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'on the first birthday a plan may still pay the code of the first year',
    lines: [at('99391', '2023-06-20')],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'under 1 year',
  },
  {
    name: 'the last day before the birthday',
    lines: [at('99391', '2023-06-21')],
    expect: 'pass',
  },
  {
    name: 'a visit of the next age group in the year of the birthday',
    lines: [at('99396', '1985-02-01')],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'the care of a newborn under the number of the mother',
    lines: [{ ...at('99460', '1994-01-01'), sex: 'F', diagnoses: ['Z3800'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a tonsillectomy of children on an adult',
    lines: [at('42825', '1990-01-01')],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'under 12 years; this one is too old for it by 22 years',
  },
  {
    name: 'a vaccine for the old given to a younger patient',
    lines: [at('90662', '1990-01-01')],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'an age in years where the code goes by years',
    lines: [{ procedureCode: '99397', ageYears: 30 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an age in years where the code goes by days',
    lines: [{ procedureCode: '99468', ageYears: 0 }],
    expect: 'cannot-tell',
    says: 'whole years',
  },
  { name: 'no age', lines: [{ procedureCode: '99397' }], expect: 'cannot-tell' },
  { name: 'a code for any age', lines: [at('99213', '1980-01-01')], expect: 'not-applicable' },
  {
    name: 'a denied line',
    lines: [{ ...at('99391', '1980-01-01'), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
