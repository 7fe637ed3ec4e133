import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { anesthesiaPaidTwice } from './anesthesia-paid-twice.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  claimId: 'C1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-06-20'),
  procedureCode: '00790',
  paidCents: 40_000,
} as const
const nurse = { renderingNpi: '1999999984', claimId: 'C2' }

ruleTable(anesthesiaPaidTwice, { base }, [
  {
    name: 'a physician alone, and a nurse who was directed',
    lines: [{ modifiers: ['AA'] }, { ...nurse, modifiers: ['QX'], paidCents: 20_000 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 20_000,
    says: 'one half',
  },
  {
    name: 'a nurse alone, and a physician who directed',
    lines: [
      { modifiers: ['QK'], paidCents: 20_000 },
      { ...nurse, modifiers: ['QZ'] },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'one half each',
    lines: [{ modifiers: ['QK'] }, { ...nurse, modifiers: ['QX'] }],
    expect: 'pass',
  },
  {
    name: 'two persons who each say that they were alone',
    lines: [{ modifiers: ['AA'] }, { ...nurse, modifiers: ['QZ'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 40_000,
    says: 'a physician gave all of it',
  },
  {
    name: 'a nurse alone',
    lines: [{ ...nurse, modifiers: ['QZ'] }],
    expect: 'pass',
  },
  {
    name: 'two codes of one session',
    lines: [
      { modifiers: ['AA'] },
      { procedureCode: '00840', modifiers: ['AA'], paidCents: 30_000 },
    ],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 30_000,
  },
  {
    name: 'two codes on two claims of a day',
    lines: [
      { modifiers: ['AA'] },
      { procedureCode: '00840', modifiers: ['AA'], paidCents: 30_000, claimId: 'C3' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a second session that says so, a code that adds to another, another day',
    lines: [
      { modifiers: ['AA'] },
      { procedureCode: '00840', modifiers: ['AA', '59'] },
      { procedureCode: '01968', modifiers: ['AA'] },
      { procedureCode: '00840', modifiers: ['AA'], serviceFromDay: day('2024-06-21') },
    ],
    expect: 'pass',
  },
  {
    name: 'labor that ends in a cesarean',
    lines: [
      { procedureCode: '01967', modifiers: ['AA'] },
      { procedureCode: '01968', modifiers: ['AA'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no provider',
    lines: [{ modifiers: ['AA'], renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
