import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { wasteModifierWrong } from './waste-modifier-wrong.ts'

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  payer: 'Medicare',
  procedureCode: 'J9271',
  paidCents: 900000,
} as const

/** Shows that the file has a column of modifiers. */
const infusion = { procedureCode: '96413', modifiers: ['59'] }

ruleTable(wasteModifierWrong, { base }, [
  {
    name: 'neither JW nor JZ',
    lines: [{}, infusion],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'J9271 on 05/02/2024 comes in single-dose containers',
  },
  { name: 'JZ', lines: [{ modifiers: ['JZ'] }], expect: 'pass' },
  { name: 'a line of waste', lines: [{}, { modifiers: ['JW'] }], expect: 'pass' },
  {
    name: 'waste without a dose',
    lines: [{ modifiers: ['JW'], payer: 'Acme' }, infusion],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 900000,
    says: 'no line of the day bills what was given',
  },
  {
    name: 'waste of a drug that comes in other containers too, whose dose was denied',
    lines: [
      { procedureCode: 'J1100', modifiers: ['JW'] },
      { procedureCode: 'J1100', claimStatus: 'denied' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'JZ beside a line of waste',
    lines: [{ modifiers: ['JZ'] }, { modifiers: ['JW'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'another line of the claim bills what was discarded',
  },
  {
    name: 'JZ and waste on two claims of the day are two doses',
    lines: [{ modifiers: ['JZ'] }, { claimId: 'B' }, { claimId: 'B', modifiers: ['JW'] }],
    expect: 'pass',
  },
  {
    name: 'both on one line are a conflict of modifiers',
    lines: [{ modifiers: ['JW', 'JZ'] }],
    expect: 'pass',
  },
  {
    name: 'a Medicare plan',
    lines: [{ payer: 'Medicare Advantage HMO' }, infusion],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'no payer stated', lines: [{ payer: undefined }, infusion], expect: 'cannot-tell' },
  { name: 'another payer', lines: [{ payer: 'Acme' }, infusion], expect: 'not-applicable' },
  {
    name: 'before it was required',
    lines: [{ serviceFromDay: day('2023-06-30') }, infusion],
    expect: 'not-applicable',
  },
  {
    name: 'a drug of multiple-dose vials too',
    lines: [{ procedureCode: 'J1100' }, infusion],
    expect: 'not-applicable',
  },
  {
    name: 'a dialysis facility',
    lines: [{ claimType: 'institutional', billType: '721', procedureCode: 'J0881' }, infusion],
    expect: 'not-applicable',
  },
  { name: 'not paid', lines: [{ paidCents: 0 }, infusion], expect: 'not-applicable' },
  {
    name: 'a file without modifiers',
    lines: [{}],
    expect: 'cannot-tell',
    says: 'modifiers',
  },
])
