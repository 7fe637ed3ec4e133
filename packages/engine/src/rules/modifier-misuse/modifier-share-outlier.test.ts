import { ruleTable } from '../../testing/rule-table.ts'
import { modifierShareOutlier } from './modifier-share-outlier.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  specialty: '08',
  paidCents: 9000,
} as const

/** Services of one provider: so many with the modifier among so many. */
const billed = (
  code: string,
  modifier: string,
  provider: number,
  marked: number,
  all: number,
  specialty = '08',
) =>
  Array.from({ length: all }, (_, at) => ({
    procedureCode: code,
    modifiers: at < marked ? [modifier] : [],
    renderingNpi: `10000000${10 + provider}`,
    specialty,
  }))

const visits = (provider: number, marked: number, all: number, specialty?: string) =>
  billed('99213', '25', provider, marked, all, specialty)

const peers = (count: number, specialty?: string) =>
  Array.from({ length: count }, (_, peer) => visits(peer, 3 + (peer % 3), 20, specialty)).flat()

const rows = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

ruleTable(modifierShareOutlier, { base }, [
  {
    name: 'modifier 25 on nearly every visit',
    lines: [...visits(50, 19, 20), ...peers(8)],
    expect: 'finding',
    flags: rows(1, 19),
    class: 'outlier',
    atRiskCents: 0,
    says: /billed 19 of 20 office visits with modifier 25 \(95%\); the middle of 9 providers of specialty 08 in the file is 20%/,
  },
  {
    name: 'procedures set apart by XU',
    lines: [
      ...billed('97140', 'XU', 50, 15, 20, '65'),
      ...Array.from({ length: 8 }, (_, peer) => billed('97140', '59', peer, 1, 20, '65')).flat(),
    ],
    expect: 'finding',
    flags: rows(1, 15),
    says: /of specialty 65 in the file/,
  },
  {
    name: 'the largest drug test alone',
    lines: [
      ...billed('G0483', '90', 50, 1, 20),
      ...Array.from({ length: 8 }, (_, peer) => billed('G0480', '90', peer, 1, 20)).flat(),
    ],
    expect: 'finding',
    flags: rows(1, 20),
  },
  { name: 'like the peers', lines: [...visits(50, 4, 20), ...peers(8)], expect: 'pass' },
  { name: 'too few peers', lines: [...visits(50, 19, 20), ...peers(7)], expect: 'cannot-tell' },
  { name: 'too few visits', lines: visits(50, 19, 19), expect: 'cannot-tell' },
  {
    name: 'another specialty is no peer',
    lines: [...visits(50, 19, 20, '06'), ...peers(8, '08')],
    expect: 'cannot-tell',
  },
  {
    name: 'a supply, a denied visit',
    lines: [
      { procedureCode: 'A4253', modifiers: ['KX'], renderingNpi: '1000000010' },
      { procedureCode: '99213', renderingNpi: '1000000010', claimStatus: 'denied' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no specialty',
    lines: [...visits(50, 19, 20), ...peers(8)].map((line) => ({ ...line, specialty: undefined })),
    expect: 'cannot-tell',
    says: 'no specialty',
  },
  {
    name: 'no provider',
    lines: [{ procedureCode: '99213', modifiers: ['25'] }],
    expect: 'cannot-tell',
  },
])
