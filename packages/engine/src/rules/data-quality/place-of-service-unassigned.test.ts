import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { placeOfServiceUnassigned } from './place-of-service-unassigned.ts'

const at = (placeOfService: string, on = '2024-03-01') => [
  { procedureCode: '99213', placeOfService, serviceFromDay: day(on), paidCents: 8000 },
]
const unreadable = (stated: string) => [
  { procedureCode: '99213', unreadable: [{ field: 'placeOfService', stated } as const] },
]
const error = { expect: 'finding', flags: [1], class: 'error', atRiskCents: 0 } as const

ruleTable(placeOfServiceUnassigned, { auditDay: '2026-12-01' }, [
  { name: 'a number that is not assigned', lines: at('98'), ...error, says: /98 is not assigned/ },
  { name: 'between two runs', lines: at('45'), ...error },
  { name: 'three digits', lines: unreadable('999'), ...error, says: /999 is not in the code set/ },
  {
    name: 'telehealth at home before there was a code for it',
    lines: at('10', '2021-06-01'),
    ...error,
    class: 'lead',
  },
  { name: 'telehealth at home', lines: at('10'), expect: 'pass' },
  {
    name: 'the street before it had a code',
    lines: at('27', '2023-09-30'),
    ...error,
    class: 'lead',
  },
  { name: 'office', lines: at('11'), expect: 'pass' },
  { name: 'other place', lines: at('99'), expect: 'pass' },
  { name: 'after the set was written down', lines: at('67', '2026-09-01'), expect: 'cannot-tell' },
  { name: 'hidden', lines: unreadable('XX'), expect: 'cannot-tell' },
  { name: 'no place', lines: [{ procedureCode: '99213' }], expect: 'cannot-tell' },
  {
    name: "a hospital's bill",
    lines: [{ billType: '131', placeOfService: '98' }],
    expect: 'not-applicable',
  },
])
