import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { maternityPackageUnbundled } from './maternity-package-unbundled.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  providerTaxId: '450000010',
  paidCents: 9_000,
} as const
const on = (procedureCode: string, date: string, ...diagnoses: string[]) => ({
  procedureCode,
  serviceFromDay: day(date),
  diagnoses,
})
const birth = on('59400', '2024-06-20', 'O80', 'Z370')
const another = { providerTaxId: '450000020' }

ruleTable(maternityPackageUnbundled, { base }, [
  {
    name: 'a visit before and the care after a delivery',
    lines: [on('99213', '2024-03-05', 'Z3482'), birth, on('59430', '2024-08-01', 'Z392')],
    expect: 'finding',
    class: 'error',
    flags: [1, 3],
    atRiskCents: 18_000,
  },
  {
    name: 'a visit for a sore throat',
    lines: [on('99213', '2024-03-05', 'J029'), birth],
    expect: 'pass',
  },
  {
    name: 'a visit that found the pregnancy',
    lines: [on('99213', '2023-11-05', 'Z3201'), birth],
    expect: 'pass',
  },
  {
    name: 'visits of a pregnancy at high risk may be more than the package holds',
    lines: [on('99213', '2024-03-05', 'O09523'), birth],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a visit to another practice before care was transferred',
    lines: [{ ...on('99213', '2024-03-05', 'Z3482'), ...another }, birth],
    expect: 'pass',
  },
  {
    name: 'visits before the delivery in one sum',
    lines: [on('59426', '2024-06-10', 'Z3483'), birth],
    expect: 'finding',
    flags: [1],
    says: 'routine care before the delivery',
  },
  {
    name: 'a delivery beside the package',
    lines: [birth, on('59409', '2024-06-20', 'O80')],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'the second of twins',
    lines: [birth, { ...on('59409', '2024-06-20', 'O30003'), modifiers: ['59'] }],
    expect: 'pass',
  },
  {
    name: 'two deliveries in five months',
    lines: [on('59400', '2024-01-20', 'O80'), birth],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'two deliveries without a package in four months',
    lines: [on('59409', '2024-02-20', 'O80'), { ...on('59514', '2024-06-20', 'O82'), ...another }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'which pays for a delivery too',
  },
  {
    name: 'a delivery with the care after it, and that care apart',
    lines: [on('59410', '2024-06-20', 'O80'), on('59430', '2024-08-01', 'Z392')],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'a delivery alone, and the care before and after it',
    lines: [
      on('59425', '2024-05-20', 'Z3483'),
      on('59409', '2024-06-20', 'O80'),
      on('59430', '2024-08-01', 'Z392'),
    ],
    expect: 'pass',
  },
  {
    name: 'a delivery and who assisted at it',
    lines: [
      on('59514', '2024-06-20', 'O82'),
      { ...on('59514', '2024-06-20', 'O82'), ...another, modifiers: ['80'] },
    ],
    expect: 'pass',
  },
  {
    name: 'two deliveries in eleven months',
    lines: [on('59400', '2023-07-20', 'O80'), birth],
    expect: 'pass',
  },
  {
    name: 'parts without a package',
    lines: [on('59426', '2024-06-10', 'Z3483'), on('59409', '2024-06-20', 'O80')],
    expect: 'pass',
  },
  { name: 'an ultrasound', lines: [on('76805', '2024-03-05', 'Z3482')], expect: 'not-applicable' },
  {
    name: 'no provider',
    lines: [{ ...birth, providerTaxId: undefined }],
    expect: 'cannot-tell',
  },
])
