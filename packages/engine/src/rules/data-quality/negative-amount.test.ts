import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { negativeAmount } from './negative-amount.ts'

const service = { patientKey: 'A', procedureCode: '99213', serviceFromDay: day('2024-05-01') }

ruleTable(negativeAmount, {}, [
  { name: 'positive money', lines: [{ chargeCents: 15_000, paidCents: 0 }], expect: 'pass' },
  {
    name: 'a reversal and its original are netted, not audited',
    lines: [
      { ...service, chargeCents: 15_000, paidCents: 8000 },
      { ...service, chargeCents: -15_000, paidCents: -8000 },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a credit without its original',
    lines: [{ ...service, chargeCents: -15_000, paidCents: -8000 }],
    expect: 'finding',
    class: 'notice',
    flags: [1],
    says: 'no line that it reverses',
  },
  {
    name: 'a negative payment beside a positive charge',
    lines: [{ ...service, chargeCents: 15_000, paidCents: -8000 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: /-\$80\.00/,
  },
  {
    name: 'inpatient deductible above the DRG payment',
    lines: [{ billType: '111', chargeCents: 900_000, paidCents: -20_000 }],
    expect: 'not-applicable',
  },
  { name: 'no money', lines: [service], expect: 'cannot-tell' },
])
