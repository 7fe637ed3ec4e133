import { ruleTable } from '../../../testing/rule-table.ts'
import { placeOfServiceConflict } from './place-of-service-conflict.ts'

const visit = (procedureCode: string, placeOfService: string) => [
  { procedureCode, placeOfService, paidCents: 10000 },
]

ruleTable(placeOfServiceConflict, {}, [
  { name: 'emergency visit in the emergency room', lines: visit('99284', '23'), expect: 'pass' },
  { name: 'emergency visit by telehealth', lines: visit('99283', '02'), expect: 'pass' },
  {
    name: 'emergency visit in an office',
    lines: visit('99284', '11'),
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 10000,
    says: /11 \(office\)/,
  },
  {
    name: 'emergency visit in urgent care',
    lines: visit('99283', '20'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'emergency visit of a registered inpatient asks for records',
    lines: visit('99285', '21'),
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
  },
  { name: 'hospital visit in observation', lines: visit('99222', '22'), expect: 'pass' },
  { name: 'hospital visit while boarding', lines: visit('99223', '23'), expect: 'pass' },
  {
    name: 'hospital visit at home asks for records: some hospitals treat inpatients there',
    lines: visit('99232', '12'),
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'hospital visit in an office',
    lines: visit('99232', '11'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  { name: 'nursing facility visit', lines: visit('99308', '31'), expect: 'pass' },
  {
    name: 'nursing facility visit in an office',
    lines: visit('99308', '11'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  { name: 'home visit in assisted living', lines: visit('99348', '13'), expect: 'pass' },
  {
    name: 'home visit in a hospital',
    lines: visit('99348', '21'),
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  { name: 'office visit in an outpatient department', lines: visit('99213', '22'), expect: 'pass' },
  {
    name: 'office visit of a nursing facility resident',
    lines: visit('99213', '31'),
    expect: 'pass',
  },
  {
    name: 'office visit of an inpatient asks for records',
    lines: visit('99213', '21'),
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'office visit of a psychiatric inpatient asks for records',
    lines: visit('99213', '51'),
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  { name: 'rural clinic visiting a home', lines: visit('99348', '72'), expect: 'pass' },
  { name: 'critical care anywhere', lines: visit('99291', '11'), expect: 'not-applicable' },
  {
    name: 'facility line of the emergency department',
    lines: [{ procedureCode: '99284', placeOfService: '11', revenueCode: '0450' }],
    expect: 'not-applicable',
  },
  {
    name: 'no place on the line',
    lines: [{ procedureCode: '99284' }, { procedureCode: '99213', placeOfService: '11' }],
    expect: 'cannot-tell',
  },
])
