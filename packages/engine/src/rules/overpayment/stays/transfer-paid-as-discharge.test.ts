import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { transferPaidAsDischarge } from './transfer-paid-as-discharge.ts'

const withDrg = (meanDays: number, postAcute: 'no' | 'yes' | 'special') => ({
  drgs: released(
    'drgs',
    codeTable({ '291': { title: 'HEART FAILURE', mdc: '05', weight: 1.3, meanDays, postAcute } }),
  ),
})

const base = {
  claimType: 'institutional',
  patientKey: 'P1',
  payer: 'Medicare',
  paidCents: 900_000,
} as const
const stay = {
  claimId: 'A',
  billType: '111',
  facilityNpi: '1234567893',
  drg: '291',
  dischargeStatus: '01',
  serviceFromDay: day('2024-05-02'),
  admissionDay: day('2024-05-02'),
  dischargeDay: day('2024-05-04'),
} as const
const elsewhere = {
  claimId: 'B',
  billType: '111',
  facilityNpi: '1003000126',
  dischargeStatus: '20',
  serviceFromDay: day('2024-05-04'),
  admissionDay: day('2024-05-04'),
  dischargeDay: day('2024-05-11'),
} as const
const nursing = { ...elsewhere, billType: '211', dischargeStatus: '30' } as const
const visits = { ...nursing, billType: '329', admissionDay: day('2024-05-06') } as const

ruleTable(transferPaidAsDischarge, { base }, [
  {
    name: 'to another hospital',
    lines: [stay, elsewhere],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'another hospital',
  },
  {
    name: 'to a nursing facility',
    lines: [stay, nursing],
    expect: 'finding',
    flags: [1],
    says: 'nursing facility',
  },
  {
    name: 'to home health',
    lines: [stay, visits],
    expect: 'finding',
    flags: [1],
    says: 'three days',
  },
  {
    name: 'said so',
    lines: [{ ...stay, dischargeStatus: '03' }, nursing],
    expect: 'not-applicable',
  },
  {
    name: 'admitted elsewhere the next day',
    lines: [stay, { ...elsewhere, admissionDay: day('2024-05-05') }],
    expect: 'pass',
  },
  {
    name: 'home health after a week',
    lines: [stay, { ...visits, admissionDay: day('2024-05-12') }],
    expect: 'pass',
  },
  {
    name: 'two stays whose hospitals nothing tells apart',
    lines: [
      { ...stay, facilityNpi: undefined },
      { ...elsewhere, facilityNpi: undefined },
    ],
    expect: 'pass',
  },
  {
    name: 'two hospitals by their names',
    lines: [
      { ...stay, facilityNpi: undefined, providerId: 'Mercy' },
      { ...elsewhere, facilityNpi: undefined, providerId: 'County' },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'with the mean stay of the DRG: by the day, the first twice',
    lines: [stay, elsewhere],
    tables: withDrg(6, 'yes'),
    expect: 'finding',
    flags: [1],
    // Of $9,000.00 three sixths.
    atRiskCents: 450_000,
  },
  {
    name: 'a stay that comes to the whole payment',
    lines: [stay, elsewhere],
    tables: withDrg(3, 'yes'),
    expect: 'pass',
  },
  {
    name: 'a DRG whose after-care is no transfer',
    lines: [stay, nursing],
    tables: withDrg(6, 'no'),
    expect: 'not-applicable',
  },
  {
    name: 'after-care by the special formula',
    lines: [stay, nursing],
    tables: withDrg(6, 'special'),
    expect: 'finding',
    flags: [1],
    // One half, and three twelfths.
    atRiskCents: 225_000,
  },
  {
    name: 'the same hospital again',
    lines: [stay, { ...elsewhere, facilityNpi: '1234567893' }],
    expect: 'pass',
  },
  {
    name: 'care that has nothing to do with it, condition code 42',
    lines: [{ ...stay, conditionCodes: ['42'] }, visits],
    expect: 'pass',
  },
  {
    name: 'the other bill was denied',
    lines: [stay, { ...elsewhere, claimStatus: 'denied', paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'another payer and a nursing facility',
    lines: [stay, nursing].map((line) => ({ ...line, payer: 'Acme' })),
    expect: 'not-applicable',
  },
  {
    name: 'no discharge day',
    lines: [{ ...stay, dischargeDay: undefined }, elsewhere],
    expect: 'cannot-tell',
  },
])
