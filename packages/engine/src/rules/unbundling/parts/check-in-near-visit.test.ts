import type { ClaimLine } from '../../../claim/claim-line.ts'
import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { checkInNearVisit } from './check-in-near-visit.ts'

const base: Partial<Omit<ClaimLine, 'procedure' | 'index'>> = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  diagnoses: ['I10'],
  paidCents: 1400,
}
const on = (procedureCode: string, date: string) => ({ procedureCode, serviceFromDay: day(date) })

ruleTable(checkInNearVisit, { base }, [
  {
    name: 'a check-in four days after a visit',
    lines: [on('99213', '2024-05-02'), on('G2012', '2024-05-06')],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 1400,
    says: 'G2012 on 05/06/2024 is part of 99213 of 05/02/2024',
  },
  {
    name: 'a check-in on the day before a visit',
    lines: [on('98016', '2025-05-01'), on('99213', '2025-05-02')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an online visit within a week of another',
    lines: [on('99421', '2024-05-02'), on('99422', '2024-05-08')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'an online visit four days before a visit',
    lines: [on('99421', '2024-05-02'), on('99213', '2024-05-06')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an online visit eight days before a visit',
    lines: [on('99421', '2024-05-02'), on('99213', '2024-05-10')],
    expect: 'pass',
  },
  {
    name: 'another problem',
    lines: [on('99213', '2024-05-02'), { ...on('G2012', '2024-05-06'), diagnoses: ['M545'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'eight days after',
    lines: [on('99213', '2024-05-02'), on('G2012', '2024-05-10')],
    expect: 'pass',
  },
  {
    name: 'two days before',
    lines: [on('G2012', '2024-05-01'), on('99213', '2024-05-03')],
    expect: 'pass',
  },
  {
    name: 'after a visit to somebody else',
    lines: [
      { ...on('99213', '2024-05-02'), renderingNpi: '1003000126' },
      on('G2012', '2024-05-06'),
    ],
    expect: 'pass',
  },
  {
    name: 'not paid',
    lines: [on('99213', '2024-05-02'), { ...on('G2012', '2024-05-06'), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'nobody named',
    lines: [{ ...on('G2012', '2024-05-06'), renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
