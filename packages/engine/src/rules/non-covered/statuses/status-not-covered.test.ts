import { day } from '../../../claim/day.ts'
import type { FeeScheduleRow } from '../../../reference/procedure-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { statusNotCovered } from './status-not-covered.ts'

const row = (status: string): FeeScheduleRow => ({
  status,
  globalDays: 'XXX',
  pcTc: '0',
  multipleProcedure: '0',
  bilateral: '0',
  assistantSurgeon: '0',
  coSurgeon: '0',
  teamSurgeon: '0',
  preOperative: 0,
  intraOperative: 0,
  postOperative: 0,
})
const rows = {
  99213: row('A'),
  A9270: row('N'),
  99396: row('N'),
  99243: row('I'),
  80053: row('X'),
  A0428: row('X'),
}
const tables = { feeSchedule: released('feeSchedule', procedureTable(rows)) }
const selection = { feeSchedule: released('feeSchedule', procedureTable(rows, false)) }
const base = { serviceFromDay: day('2024-05-02'), paidCents: 5000, chargeCents: 9000 }

ruleTable(statusNotCovered, { tables, base }, [
  {
    name: 'non-covered item paid by Medicare',
    lines: [{ procedureCode: 'A9270', payer: 'Medicare' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 5000,
  },
  {
    name: 'the same by a supplier',
    lines: [{ procedureCode: 'A9270', payer: 'Medicare', claimType: 'dme' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'what a supplier bills by a schedule of its own',
    lines: [{ procedureCode: '99243', payer: 'Medicare', claimType: 'dme' }],
    expect: 'not-applicable',
  },
  {
    name: 'a Medicare plan may add benefits',
    lines: [{ procedureCode: 'A9270', payer: 'Medicare Advantage' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'payer not stated',
    lines: [{ procedureCode: 'A9270' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'another payer: worth knowing only',
    lines: [{ procedureCode: 'A9270', payer: 'Cascade Health' }],
    expect: 'finding',
    flags: [1],
    class: 'notice',
  },
  {
    name: 'nothing paid or allowed on a line of a claim that was paid',
    lines: [
      {
        procedureCode: 'A9270',
        payer: 'Medicare',
        claimStatus: 'paid',
        allowedCents: 0,
        paidCents: 0,
      },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'allowed, and left to the patient',
    lines: [{ procedureCode: 'A9270', payer: 'Medicare', allowedCents: 4000, paidCents: 0 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: '$40.00 was allowed',
    atRiskCents: 0,
  },
  {
    name: 'a file without amounts',
    lines: [
      { procedureCode: 'A9270', payer: 'Medicare', paidCents: undefined, chargeCents: undefined },
    ],
    expect: 'finding',
    flags: [1],
    says: 'it was billed',
  },
  {
    name: 'preventive visit paid by Medicare',
    lines: [{ procedureCode: '99396', payer: 'Medicare Part B' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'preventive visit that other plans owe',
    lines: [{ procedureCode: '99396', payer: 'Cascade Health' }],
    expect: 'not-applicable',
  },
  {
    name: 'consultation that Medicare does not take',
    lines: [{ procedureCode: '99243', payer: 'Medicare' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
  },
  {
    name: 'consultation for another payer',
    lines: [{ procedureCode: '99243', payer: 'Cascade Health' }],
    expect: 'not-applicable',
  },
  {
    name: 'laboratory and ambulance are paid by other schedules',
    lines: [
      { procedureCode: '80053', payer: 'Medicare' },
      { procedureCode: 'A0428', payer: 'Medicare' },
    ],
    expect: 'pass',
  },
  {
    name: 'denied',
    lines: [{ procedureCode: 'A9270', payer: 'Medicare', claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'not in the selection of the starter pack',
    lines: [{ procedureCode: '15822' }],
    tables: selection,
    expect: 'cannot-tell',
  },
  {
    name: 'facility line',
    lines: [{ procedureCode: 'A9270', payer: 'Medicare', revenueCode: '0270' }],
    expect: 'not-applicable',
  },
])
