import { aCase, aCaseInList, aFinding, aLetter } from '../src/testing/a-case.ts'
import { anOverview, figures, someUploads } from '../src/testing/a-dashboard.ts'

const cases = [
  aCaseInList,
  {
    ...aCaseInList,
    id: 'c2',
    reference: 'CASE-0002',
    state: 'disputed',
    counterpart: 'Lakeshore Imaging and Radiology Associates of Greater Cleveland',
    money: { identified: 12_480, confirmed: 11_900, requested: 11_900, agreed: 0, recovered: 0 },
    due: null,
  },
  {
    ...aCaseInList,
    id: 'c3',
    reference: 'CASE-0003',
    state: 'recovered',
    money: { identified: 840, confirmed: 840, requested: 840, agreed: 840, recovered: 840 },
  },
]
const money = {
  identified: 13_480,
  confirmed: 12_820,
  requested: 12_800,
  agreed: 880,
  recovered: 860,
}
const events = [
  {
    id: 'e1',
    kind: 'sent',
    on: '2026-11-20',
    amount: 80,
    note: null,
    by: 'dana.reed@example.com',
    at: '2026-11-20T11:00:00Z',
  },
]
const groups = ['NPI 1234567893', 'NPI 1730155527'].map((label, at) => ({
  key: `p${String(at)}`,
  label,
  findings: 14 - at,
  lines: 20,
  dollars: { firm: 1_200, recordsNeeded: 340, inDoubt: 0 },
}))
const final = { ...aLetter, state: 'final', missing: [], hash: 'ab12'.repeat(16) }
const dashboard = {
  '/api/uploads': someUploads,
  '/api/dashboard/stats': figures.stats,
  '/api/dashboard/breakdown': figures.breakdown,
  '/api/dashboard/recent-claims': [],
  '/api/usage': figures.usage,
  '/api/overview': anOverview,
}

/** Screens of a client's work, in the states that a visit can reach. */
export const casesVisits = [
  { name: 'cases', path: '/cases', answers: { '/api/cases': { items: cases, total: 3, money } } },
  {
    name: 'cases-none',
    path: '/cases',
    answers: { '/api/cases': { items: [], total: 0, money: { ...money, identified: 0 } } },
  },
  {
    name: 'case-new',
    path: '/cases/new',
    answers: { '/api/findings/groups': { groups, rest: null, next: null } },
  },
  {
    name: 'case',
    path: '/cases/c1',
    answers: {
      '/api/cases/c1': { ...aCase, events, items: [aFinding, { ...aFinding, id: 'f2', row: 9 }] },
      '/api/letters/l1': aLetter,
    },
  },
  { name: 'letter', path: '/letters/l1', answers: { '/api/letters/l1': aLetter } },
  { name: 'letter-final', path: '/letters/l1', answers: { '/api/letters/l1': final } },
  { name: 'overview', path: '/dashboard', answers: dashboard },
  { name: 'uploads', path: '/dashboard?tab=uploads', answers: dashboard },
]
