import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { visitComplexityAddOnConflict } from './visit-complexity-add-on-conflict.ts'

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  payer: 'Medicare',
  paidCents: 1300,
} as const
const addOn = { procedureCode: 'G2211' }
const visit25 = { procedureCode: '99214', modifiers: ['25'] }
const in2025 = { serviceFromDay: day('2025-05-02') }
const in2026 = { serviceFromDay: day('2026-01-02') }

ruleTable(visitComplexityAddOnConflict, { base }, [
  {
    name: 'beside a visit with 25',
    lines: [visit25, addOn, { procedureCode: '20610' }],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 1300,
    says: 'G2211 was billed on 05/02/2024 beside 99214-25',
  },
  {
    name: 'without a visit',
    lines: [addOn],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'without the visit (99202 to 99215) that it adds to',
  },
  {
    name: 'beside a visit at home in 2025',
    lines: [
      { procedureCode: '99349', ...in2025 },
      { ...addOn, ...in2025 },
    ],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'beside a visit at home from 2026',
    lines: [
      { procedureCode: '99349', ...in2026 },
      { ...addOn, ...in2026 },
    ],
    expect: 'pass',
  },
  {
    name: 'beside a visit at home with 25 from 2026',
    lines: [
      { procedureCode: '99349', modifiers: ['25'], ...in2026 },
      { ...addOn, ...in2026 },
      { procedureCode: '20610', ...in2026 },
    ],
    expect: 'finding',
    flags: [2],
    says: 'beside 99349-25',
  },
  {
    name: 'beside a wellness visit in 2024',
    lines: [visit25, addOn, { procedureCode: 'G0439' }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'beside a wellness visit from 2025',
    lines: [
      { ...visit25, ...in2025 },
      { ...addOn, ...in2025 },
      { procedureCode: 'G0439', ...in2025 },
    ],
    expect: 'pass',
  },
  {
    name: 'beside a vaccination on another claim of the day',
    lines: [
      { ...visit25, ...in2025 },
      { ...addOn, ...in2025 },
      { procedureCode: '90471', claimId: 'B', renderingNpi: '1003000126', ...in2025 },
    ],
    expect: 'pass',
  },
  {
    name: 'beside a procedure from 2025',
    lines: [
      { ...visit25, ...in2025 },
      { ...addOn, ...in2025 },
      { procedureCode: '20610', ...in2025 },
    ],
    expect: 'finding',
    flags: [2],
    says: 'no preventive service of the day',
  },
  {
    name: 'another payer may pay it',
    lines: [
      { ...visit25, payer: 'Acme' },
      { ...addOn, payer: 'Acme' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'beside a visit without 25',
    lines: [{ procedureCode: '99214' }, addOn],
    expect: 'pass',
  },
  {
    name: 'not paid',
    lines: [visit25, { ...addOn, claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'nobody named',
    lines: [{ ...addOn, renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
