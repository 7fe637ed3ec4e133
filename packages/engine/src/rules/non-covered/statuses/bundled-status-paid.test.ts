import { day } from '../../../claim/day.ts'
import type { FeeScheduleRow } from '../../../reference/procedure-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { bundledStatusPaid } from './bundled-status-paid.ts'

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
const rows = { 99213: row('A'), 99051: row('B'), 99100: row('B'), A4550: row('P') }
const tables = { feeSchedule: released('feeSchedule', procedureTable(rows)) }
const selection = { feeSchedule: released('feeSchedule', procedureTable(rows, false)) }
const base = { serviceFromDay: day('2024-05-02'), paidCents: 5000, chargeCents: 9000 }

ruleTable(bundledStatusPaid, { tables, base }, [
  {
    name: 'after-hours service paid by Medicare',
    lines: [{ procedureCode: '99051', payer: 'Medicare' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 5000,
  },
  {
    name: 'paid by another payer, whose contract may allow it',
    lines: [{ procedureCode: '99051', payer: 'Cascade Health' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'supply from an office',
    lines: [{ procedureCode: 'A4550', payer: 'Medicare', placeOfService: '11' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'supply sent home by a supplier',
    lines: [{ procedureCode: 'A4550', payer: 'Medicare', placeOfService: '12' }],
    expect: 'not-applicable',
  },
  {
    name: 'bundled and paid at nothing',
    lines: [{ procedureCode: '99051', payer: 'Medicare', paidCents: 0, allowedCents: 0 }],
    expect: 'not-applicable',
  },
  { name: 'active code', lines: [{ procedureCode: '99213' }], expect: 'pass' },
  {
    name: 'not in the selection of the starter pack',
    lines: [{ procedureCode: '99070' }],
    tables: selection,
    expect: 'cannot-tell',
  },
  {
    name: 'anesthesia of a very old patient, paid by a plan',
    lines: [{ procedureCode: '99100', payer: 'Acme Health Plan' }],
    expect: 'not-applicable',
  },
  {
    name: 'anesthesia of a very old patient, paid by Medicare',
    lines: [{ procedureCode: '99100', payer: 'Medicare' }],
    expect: 'finding',
    flags: [1],
  },
])
