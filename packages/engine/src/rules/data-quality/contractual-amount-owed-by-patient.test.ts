import { ruleTable } from '../../testing/rule-table.ts'
import { contractualAmountOwedByPatient } from './contractual-amount-owed-by-patient.ts'

const adjustments = [
  { group: 'CO', reason: '45', amountCents: 3000 },
  { group: 'PR', reason: '2', amountCents: 1000 },
]

ruleTable(contractualAmountOwedByPatient, { base: { adjustments } }, [
  { name: 'the share is the PR amount', lines: [{ patientShareCents: 1000 }], expect: 'pass' },
  {
    name: 'the share holds the CO amount too',
    lines: [{ patientShareCents: 4000 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: /\$40\.00.*\$10\.00.*\$30\.00/,
  },
  {
    name: 'the share is higher for another reason',
    lines: [{ patientShareCents: 2500 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'the file leaves out the adjustment of what the patient owes',
    lines: [
      {
        ...{ chargeCents: 10_000, paidCents: 5500, patientShareCents: 1500 },
        adjustments: adjustments.slice(0, 1),
      },
    ],
    expect: 'cannot-tell',
    says: 'leave out what the patient owes',
  },
  {
    name: 'nothing contractual',
    lines: [{ patientShareCents: 4000, adjustments: adjustments.slice(1) }],
    expect: 'not-applicable',
  },
  {
    name: 'no share on the line',
    lines: [{}, { patientShareCents: 1000 }],
    expect: 'cannot-tell',
  },
])
