import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { postoperativeAddOnBySurgeon } from './postoperative-add-on-by-surgeon.ts'

const row = (globalDays: string) => ({ ...plainFeeScheduleRow, globalDays })
const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({ '27447': row('090'), '11402': row('010'), G0559: row('XXX') }),
  ),
}

const surgeryDay = day('2025-03-04')
const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: surgeryDay,
  paidCents: 1000,
} as const
const knee = { procedureCode: '27447' }
const addOn = (offset: number) => ({ procedureCode: 'G0559', serviceFromDay: surgeryDay + offset })
const family = { renderingNpi: '1003000126' }

ruleTable(postoperativeAddOnBySurgeon, { base, tables }, [
  {
    name: 'by the surgeon',
    lines: [knee, addOn(20)],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 1000,
    says: 'is for practitioners who did not operate',
  },
  {
    name: 'by another member of the surgeon’s group',
    lines: [
      { ...knee, providerTaxId: '451230001' },
      { ...addOn(20), ...family, providerTaxId: '451230001' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'twice by the family physician',
    lines: [knee, { ...addOn(20), ...family }, { ...addOn(40), ...family }],
    expect: 'finding',
    class: 'error',
    flags: [3],
    says: 'once in the 90 days',
  },
  { name: 'by the family physician', lines: [knee, { ...addOn(20), ...family }], expect: 'pass' },
  { name: 'after the global period', lines: [knee, addOn(91)], expect: 'cannot-tell' },
  {
    name: 'no operation of 90 days',
    lines: [{ procedureCode: '11402' }, addOn(5)],
    expect: 'cannot-tell',
  },
  {
    name: 'not paid',
    lines: [knee, { ...addOn(20), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
