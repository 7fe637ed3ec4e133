import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { companionServiceMissing } from './companion-service-missing.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'C1',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  paidCents: 9000,
} as const
const transfusion = { procedureCode: '36430', revenueCode: '0391' }
const blood = { procedureCode: 'P9016', revenueCode: '0390' }

ruleTable(companionServiceMissing, { base, tables: {} }, [
  {
    name: 'a transfusion of nothing',
    lines: [transfusion, { procedureCode: '85025' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 9000,
    says: 'without any blood product',
  },
  {
    name: 'a trauma response without critical care',
    lines: [{ procedureCode: 'G0390' }],
    expect: 'finding',
    flags: [1],
    says: '99291',
  },
  {
    name: 'a direct referral without observation',
    lines: [{ procedureCode: 'G0379' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a cornea without an operation',
    lines: [{ procedureCode: 'V2785' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a transplant without its donor',
    lines: [{ procedureCode: '38240' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a skin substitute put on that nobody billed',
    lines: [{ procedureCode: '15271' }, { procedureCode: '97597' }],
    expect: 'finding',
    flags: [1],
    says: 'any skin substitute',
  },
  {
    name: 'with its product, packaged',
    lines: [{ procedureCode: 'C5271' }, { procedureCode: 'Q4100', paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'with an implant under its revenue code',
    lines: [{ procedureCode: '15275' }, { procedureCode: undefined, revenueCode: '0278' }],
    expect: 'pass',
  },
  {
    name: 'speed of a test for COVID-19 without the test',
    lines: [{ procedureCode: 'U0005' }],
    expect: 'finding',
    flags: [1],
    says: 'U0003',
  },
  {
    name: 'speed beside the test',
    lines: [{ procedureCode: 'U0005' }, { procedureCode: 'U0003' }],
    expect: 'pass',
  },
  { name: 'blood on another line', lines: [transfusion, blood], expect: 'pass' },
  {
    name: 'blood under its revenue code alone',
    lines: [transfusion, { revenueCode: '0382' }],
    expect: 'pass',
  },
  {
    name: 'travel to the patient is no blood',
    lines: [transfusion, { procedureCode: 'P9603' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a donor before the rule',
    lines: [{ procedureCode: '38240', serviceFromDay: day('2016-05-06') }],
    expect: 'not-applicable',
  },
  {
    name: 'a donor on its line, unpaid',
    lines: [{ procedureCode: '38240' }, { revenueCode: '815', paidCents: 0 }],
    expect: 'pass',
  },
  { name: 'a service by itself', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  {
    name: 'the practitioner who gave it',
    lines: [
      { ...transfusion, claimType: 'professional', billType: undefined, revenueCode: undefined },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a critical access hospital',
    lines: [{ ...transfusion, billType: '851' }],
    expect: 'not-applicable',
  },
  { name: 'late charges', lines: [{ ...transfusion, billType: '135' }], expect: 'cannot-tell' },
  {
    name: 'no type of bill',
    lines: [{ ...transfusion, billType: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'no date',
    lines: [{ ...transfusion, serviceFromDay: undefined }],
    expect: 'cannot-tell',
  },
  { name: 'nothing paid', lines: [{ ...transfusion, paidCents: 0 }], expect: 'not-applicable' },
])
