import { ruleTable } from '../../testing/rule-table.ts'
import type { LineFields } from '../../testing/audit-lines.ts'
import { diagnosisMissing } from './diagnosis-missing.ts'

const visit = { procedureCode: '99213', chargeCents: 12000, paidCents: 8000 }
const named = ['A', 'B', 'C'].map((claimId) => ({ ...visit, claimId, diagnoses: ['E119'] }))
const beside = (fields: LineFields) => [{ ...visit, claimId: 'X', ...fields }, ...named]
const error = { expect: 'finding', flags: [1], class: 'lead', atRiskCents: 0 } as const

ruleTable(diagnosisMissing, {}, [
  { name: 'no diagnosis', lines: beside({}), ...error, says: /75% of the professional lines/ },
  { name: 'no claim number either', lines: beside({ claimId: undefined }), ...error },
  { name: 'a diagnosis', lines: named, expect: 'pass' },
  { name: 'on another line of the claim', lines: beside({ claimId: 'A' }), expect: 'pass' },
  {
    name: 'one that could not be read',
    lines: beside({ unreadable: [{ field: 'diagnoses', stated: 'INVALID' }] }),
    expect: 'pass',
  },
  { name: 'ambulance', lines: beside({ procedureCode: 'A0429' }), expect: 'pass' },
  { name: 'dental', lines: beside({ procedureCode: 'D1110' }), expect: 'pass' },
  { name: 'denied', lines: beside({ claimStatus: 'denied' }), expect: 'pass' },
  { name: 'not charged', lines: beside({ chargeCents: 0 }), expect: 'pass' },
  {
    name: 'equipment',
    lines: beside({ claimType: 'dme', procedureCode: 'E0601' }),
    expect: 'pass',
  },
  {
    name: "lines of a hospital's bill",
    lines: [
      { billType: '131', revenueCode: '0250', diagnoses: ['E119'] },
      { billType: '131', revenueCode: '0250' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a file in which few lines name one',
    lines: [visit, visit, { ...visit, diagnoses: ['E119'] }],
    expect: 'cannot-tell',
  },
  { name: 'a file without diagnoses', lines: [visit, visit], expect: 'cannot-tell' },
])
