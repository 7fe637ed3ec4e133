import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { organRemovedTwice } from './organ-removed-twice.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  paidCents: 60_000,
} as const
const on = (procedureCode: string, date: string) => ({ procedureCode, serviceFromDay: day(date) })

ruleTable(organRemovedTwice, { base }, [
  {
    name: 'the appendix, open and through the scope',
    lines: [on('44950', '2023-08-20'), on('44970', '2024-06-20')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 60_000,
    says: 'removes the appendix, which 44950 of 08/20/2023 removed',
  },
  {
    name: 'in an earlier upload',
    history: [on('58150', '2020-08-20')],
    lines: [on('58571', '2024-06-20')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'two organs',
    lines: [on('47562', '2023-08-20'), on('44970', '2024-06-20')],
    expect: 'pass',
  },
  {
    name: 'the bills of one day',
    lines: [on('47562', '2024-06-20'), { ...on('47562', '2024-06-20'), modifiers: ['80'] }],
    expect: 'pass',
  },
  {
    name: 'the first one was denied',
    lines: [{ ...on('47562', '2024-06-18'), claimStatus: 'denied' }, on('47562', '2024-06-20')],
    expect: 'pass',
  },
  {
    name: 'the first one was stopped',
    lines: [{ ...on('47562', '2024-06-18'), modifiers: ['53'] }, on('47562', '2024-06-20')],
    expect: 'pass',
  },
  { name: 'an ovary', lines: [on('58661', '2024-06-20')], expect: 'not-applicable' },
  {
    name: 'nobody named',
    lines: [{ ...on('47562', '2024-06-20'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
