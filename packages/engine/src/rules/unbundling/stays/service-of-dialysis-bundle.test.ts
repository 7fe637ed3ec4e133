import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceOfDialysisBundle } from './service-of-dialysis-bundle.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  serviceFromDay: day('2024-08-20'),
  paidCents: 1_100,
} as const
const session = {
  claimId: 'D1',
  claimType: 'institutional',
  billType: '721',
  procedureCode: '90999',
  serviceFromDay: day('2024-08-05'),
} as const

ruleTable(serviceOfDialysisBundle, { base }, [
  {
    name: 'a metabolic panel of a laboratory in a month of dialysis',
    lines: [session, { procedureCode: '80053' }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 1_100,
    says: '80053 on 08/20/2024 is a test of dialysis',
  },
  {
    name: 'a drug for anemia, the sessions in an earlier upload',
    history: [session],
    lines: [{ procedureCode: 'J0882' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'for something else',
    lines: [session, { procedureCode: '85025', modifiers: ['AY'] }],
    expect: 'not-applicable',
  },
  {
    name: 'in another month',
    lines: [{ ...session, serviceFromDay: day('2024-07-30') }, { procedureCode: '80053' }],
    expect: 'pass',
  },
  {
    name: 'another payer',
    lines: [session, { procedureCode: '80053', payer: 'Acme' }],
    expect: 'not-applicable',
  },
  {
    name: 'nobody says who pays',
    lines: [session, { procedureCode: '80053', payer: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'a test that does not belong to dialysis',
    lines: [session, { procedureCode: '84443' }],
    expect: 'not-applicable',
  },
])
