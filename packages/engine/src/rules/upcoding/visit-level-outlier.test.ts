import { ruleTable } from '../../testing/rule-table.ts'
import { visitLevelOutlier } from './visit-level-outlier.ts'

const base = { claimType: 'professional', patientKey: 'P1', paidCents: 9000 } as const

/** Visits of one provider: so many high ones among so many. */
const visits = (provider: number, high: number, all: number, specialty?: string) =>
  Array.from({ length: all }, (_, visit) => ({
    procedureCode: visit < high ? '99215' : '99213',
    renderingNpi: `10000000${10 + provider}`,
    specialty,
  }))

const peers = (count: number, specialty?: string) =>
  Array.from({ length: count }, (_, peer) => visits(peer, 4 + (peer % 3), 20, specialty)).flat()

const rows = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

ruleTable(visitLevelOutlier, { base }, [
  {
    name: 'high levels far more often than eight peers',
    lines: [...visits(50, 19, 20), ...peers(8)],
    expect: 'finding',
    flags: rows(1, 19),
    class: 'outlier',
    atRiskCents: 0,
    says: /99214 and 99215 for 19 of 20 visits of established patients \(95%\); the middle of 9 providers in the file is 25%/,
  },
  { name: 'like the peers', lines: [...visits(50, 6, 20), ...peers(8)], expect: 'pass' },
  { name: 'too few peers', lines: [...visits(50, 19, 20), ...peers(7)], expect: 'cannot-tell' },
  { name: 'too few visits', lines: visits(50, 19, 19), expect: 'cannot-tell' },
  {
    name: 'another specialty is no peer',
    lines: [...visits(50, 19, 20, '06'), ...peers(8, '08')],
    expect: 'cannot-tell',
  },
  {
    name: 'no level',
    lines: [{ procedureCode: '80053', renderingNpi: '1000000010' }],
    expect: 'not-applicable',
  },
  { name: 'no provider', lines: [{ procedureCode: '99213' }], expect: 'cannot-tell' },
])
