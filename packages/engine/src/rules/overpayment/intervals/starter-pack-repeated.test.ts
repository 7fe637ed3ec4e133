import { day } from '../../../claim/day.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { starterPackRepeated } from './starter-pack-repeated.ts'

const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  ndc: '00003376474',
  drugName: 'ELIQUIS DVT-PE TREATMENT 30-DAY STARTER 5 MG PACK',
  quantity: 74,
  daysSupply: 30,
  paidCents: 70_000,
  ...on('2025-03-01'),
}

ruleTable(starterPackRepeated, { base, tables: drugTables({}) }, [
  {
    name: 'again a month later',
    lines: [{}, on('2025-04-01')],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 70_000,
    says: 'again 31 days later',
  },
  {
    name: 'the first in an earlier upload',
    history: [{}],
    lines: [on('2025-04-01')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'begun again after nine months',
    lines: [{}, on('2025-12-01')],
    expect: 'pass',
  },
  {
    name: 'the next strength of a drug that is begun with several packs',
    lines: [
      { ndc: '71699020128', drugName: 'XCOPRI 12.5-25 MG TITRATION PK' },
      { ndc: '71699020228', drugName: 'XCOPRI 50-100 MG TITRATION PK', ...on('2025-03-29') },
    ],
    expect: 'pass',
  },
  {
    name: 'a lost one',
    history: [{}],
    lines: [{ ...on('2025-03-05'), submissionClarificationCodes: ['4'] }],
    expect: 'not-applicable',
  },
  {
    name: 'twice on one day, which is another matter',
    lines: [{}, {}],
    expect: 'pass',
  },
  {
    name: 'the tablets that follow',
    lines: [{ drugName: 'ELIQUIS 5 MG TABLET' }],
    expect: 'not-applicable',
  },
  {
    name: 'a short course that is taken now and then',
    lines: [{ drugName: 'METHYLPREDNISOLONE 4 MG STARTER PACK' }],
    expect: 'not-applicable',
  },
  { name: 'no name', lines: [{ drugName: undefined, ndc: undefined }], expect: 'cannot-tell' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
