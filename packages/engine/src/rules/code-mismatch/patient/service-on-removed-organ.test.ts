import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceOnRemovedOrgan } from './service-on-removed-organ.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  billingNpi: '1234567893',
  paidCents: 50_000,
} as const
const removal = { procedureCode: '58571', serviceFromDay: day('2023-05-02') }
const curettage = { procedureCode: '58120', serviceFromDay: day('2024-05-02') }

ruleTable(serviceOnRemovedOrgan, { base }, [
  {
    name: 'a curettage a year after the uterus was removed',
    lines: [removal, curettage],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 50_000,
    says: '58120 on 05/02/2024 is a service on the uterus, which 58571 of 05/02/2023 removed',
  },
  {
    name: 'a smear of a cervix that was removed',
    lines: [removal, { ...curettage, procedureCode: 'Q0091', diagnoses: ['Z124'] }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a smear of the vault',
    lines: [removal, { ...curettage, procedureCode: 'Q0091', diagnoses: ['Z1272', 'Z9071'] }],
    expect: 'not-applicable',
  },
  {
    name: 'a screening of a prostate that was removed',
    lines: [
      { procedureCode: '55866', serviceFromDay: day('2022-05-02') },
      { procedureCode: 'G0103', serviceFromDay: day('2024-05-02'), diagnoses: ['Z125'] },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the same test for a cancer that was',
    lines: [
      { procedureCode: '55866', serviceFromDay: day('2022-05-02') },
      { procedureCode: '84153', serviceFromDay: day('2024-05-02'), diagnoses: ['C61'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'the removal in an earlier upload',
    history: [{ procedureCode: '55866', serviceFromDay: day('2022-05-02') }],
    lines: [{ procedureCode: '52601', serviceFromDay: day('2024-05-02') }],
    expect: 'finding',
    flags: [1],
    says: 'prostate',
  },
  {
    name: 'a curettage before',
    lines: [{ ...curettage, serviceFromDay: day('2023-04-02') }, removal],
    expect: 'pass',
  },
  {
    name: 'on the day itself',
    lines: [removal, { ...curettage, serviceFromDay: day('2023-05-02') }],
    expect: 'pass',
  },
  {
    name: 'a uterus of which the neck stays',
    lines: [{ ...removal, procedureCode: '58542' }, curettage],
    expect: 'pass',
  },
  {
    name: 'the removal was not paid',
    lines: [{ ...removal, paidCents: 0 }, curettage],
    expect: 'pass',
  },
  {
    name: 'another organ',
    lines: [{ ...removal, procedureCode: '47562' }, curettage],
    expect: 'pass',
  },
  {
    name: 'a smear',
    lines: [removal, { procedureCode: '88142', serviceFromDay: day('2024-05-02') }],
    expect: 'not-applicable',
  },
  { name: 'no patient', lines: [{ ...curettage, patientKey: undefined }], expect: 'cannot-tell' },
])
