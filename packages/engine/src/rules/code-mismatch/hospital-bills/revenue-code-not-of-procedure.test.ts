import { ruleTable } from '../../../testing/rule-table.ts'
import { revenueCodeNotOfProcedure } from './revenue-code-not-of-procedure.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  payer: 'Medicare',
  paidCents: 20_000,
} as const

ruleTable(revenueCodeNotOfProcedure, { base }, [
  {
    name: 'a metabolic panel under MRI',
    lines: [{ revenueCode: '0610', procedureCode: '80053' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: '80053 is a laboratory test, and revenue code 0610 is of MRI.',
  },
  {
    name: 'an MRI under the laboratory, revenue code of three digits',
    lines: [{ revenueCode: '301', procedureCode: '70551' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'physical therapy under occupational therapy',
    lines: [{ revenueCode: '0430', procedureCode: '97110', modifiers: ['GP'] }],
    expect: 'finding',
    flags: [1],
    says: 'physical therapy (GP)',
  },
  {
    name: 'a drug under the laboratory, a CT under MRI, an emergency visit under imaging',
    lines: [
      { revenueCode: '0300', procedureCode: 'J9035' },
      { revenueCode: '0610', procedureCode: '70450' },
      { revenueCode: '0320', procedureCode: '99284' },
    ],
    expect: 'finding',
    flags: [1, 2, 3],
  },
  {
    name: 'each under its own',
    lines: [
      { revenueCode: '0301', procedureCode: '80053' },
      { revenueCode: '0611', procedureCode: '70551' },
      { revenueCode: '0320', procedureCode: '70551' },
      { revenueCode: '0430', procedureCode: '97110', modifiers: ['GO'] },
      { revenueCode: '0636', procedureCode: 'J9035' },
      { revenueCode: '0403', procedureCode: '77067' },
      { revenueCode: '0420', procedureCode: '29125' },
    ],
    expect: 'pass',
  },
  {
    name: 'a laboratory test in the emergency room, and an X-ray in the clinic',
    lines: [
      { revenueCode: '0450', procedureCode: '82962' },
      { revenueCode: '0510', procedureCode: '71046' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no revenue code, on an outpatient bill',
    lines: [
      { revenueCode: undefined, procedureCode: '80053' },
      { revenueCode: '0300', procedureCode: '80053' },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'unpaid',
    lines: [{ revenueCode: '0610', procedureCode: '80053', paidCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'on the bill of a stay',
    lines: [{ revenueCode: '0610', procedureCode: '80053', billType: '111' }],
    expect: 'not-applicable',
  },
])
