import { day } from '../../../claim/day.ts'
import { oppsTables } from '../../../testing/opps-status.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { hospitalVisitWithout25 } from './hospital-visit-without-25.ts'

const tables = oppsTables({
  '20610': 'T',
  '71046': 'S',
  '93005': 'Q1',
  '99284': 'J2',
  '99213': 'B',
  G0463: 'V',
})
const base = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'C1',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  paidCents: 9000,
} as const
const of = (procedureCode: string, ...modifiers: readonly string[]) => ({
  procedureCode,
  modifiers: ['PO', ...modifiers],
})

ruleTable(hospitalVisitWithout25, { base, tables }, [
  {
    name: 'a clinic visit beside an injection into a joint',
    lines: [of('G0463'), of('20610')],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 9000,
    says: 'status T',
  },
  {
    name: 'the same, and another payer',
    lines: [{ ...of('G0463'), payer: 'Acme' }, of('20610')],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'an emergency beside a film',
    lines: [of('99284'), of('71046')],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'status S',
  },
  { name: 'set apart by 25', lines: [of('G0463', '25'), of('20610')], expect: 'not-applicable' },
  { name: 'another clinic, 27', lines: [of('G0463', '27'), of('20610')], expect: 'not-applicable' },
  { name: 'a tracing', lines: [of('G0463'), of('93005')], expect: 'pass' },
  { name: 'alone', lines: [of('G0463')], expect: 'pass' },
  {
    name: 'the procedure was denied',
    lines: [of('G0463'), { ...of('20610'), claimStatus: 'denied', paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'another day',
    lines: [of('G0463'), { ...of('20610'), serviceFromDay: day('2024-05-07') }],
    expect: 'pass',
  },
  {
    name: 'a film, and another payer',
    lines: [{ ...of('99284'), payer: 'Acme' }, of('71046')],
    expect: 'not-applicable',
  },
  {
    name: 'no visit of hospitals',
    lines: [of('99213'), of('20610')],
    expect: 'not-applicable',
  },
  {
    name: 'a critical access hospital',
    lines: [{ ...of('G0463'), billType: '851' }, of('20610')],
    expect: 'not-applicable',
  },
  {
    name: 'nothing paid',
    lines: [{ ...of('G0463'), paidCents: 0 }, of('20610')],
    expect: 'not-applicable',
  },
  {
    name: 'no type of bill',
    lines: [{ ...of('G0463'), billType: undefined }],
    expect: 'cannot-tell',
  },
  { name: 'no table', lines: [of('G0463')], tables: {}, expect: 'cannot-tell' },
])
