import { day } from '../../../claim/day.ts'
import type { FeeScheduleRow } from '../../../reference/procedure-rows.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { facilityOperationInOffice } from './facility-operation-in-office.ts'

const operation = (fields: Partial<FeeScheduleRow>): FeeScheduleRow => ({
  ...plainFeeScheduleRow,
  globalDays: '090',
  ...fields,
})
const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '27447': operation({ office: 'rare' }),
      '17000': operation({ globalDays: '010', office: 'usual' }),
      '20610': operation({ globalDays: '000' }),
      '59400': operation({ globalDays: 'MMM', office: 'rare' }),
      '99221': operation({ globalDays: 'XXX', office: 'rare' }),
    }),
  ),
}
const base = {
  procedureCode: '27447',
  serviceFromDay: day('2024-03-05'),
  placeOfService: '11',
  paidCents: 100_000,
}

ruleTable(facilityOperationInOffice, { base, tables }, [
  {
    name: 'a joint replaced in an office',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'rarely or never done elsewhere (NA)',
  },
  ...['21', '22', '24', '49'].map((placeOfService) => ({
    name: `at place ${placeOfService}`,
    lines: [{ placeOfService }],
    expect: 'pass' as const,
  })),
  {
    name: 'the care after it in the office',
    lines: [{ modifiers: ['55', 'RT'] }],
    expect: 'pass',
  },
  { name: 'what offices do', lines: [{ procedureCode: '17000' }], expect: 'pass' },
  ...['59400', '99221'].map((procedureCode) => ({
    name: `${procedureCode} is no operation`,
    lines: [{ procedureCode }],
    expect: 'not-applicable' as const,
  })),
  { name: 'a denied one', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'a line of a hospital bill',
    lines: [{ revenueCode: '0360', billType: '131' }],
    expect: 'not-applicable',
  },
  {
    name: 'a fee schedule that does not say',
    lines: [{ procedureCode: '20610' }],
    expect: 'cannot-tell',
  },
  { name: 'no place', lines: [{ placeOfService: undefined }], expect: 'cannot-tell' },
])
