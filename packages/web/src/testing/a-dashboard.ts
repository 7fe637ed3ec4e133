import type { DashboardBreakdown, DashboardStats, Overview, Upload } from '@plumbline/contract'
import { aUsage } from './a-usage.ts'

const split = { firm: 1_336, recordsNeeded: 34_836, inDoubt: 0 }

const completed: Upload = {
  id: 'u1',
  uploadName: 'July claims',
  auditType: 'Medical',
  fileName: 'july-2026.csv',
  uploadDate: '2026-11-20T10:00:00Z',
  status: 'completed',
  totalClaims: 5_902,
  flaggedClaims: 36,
  reviewClaims: 798,
  setAsideRows: 0,
  reportPath: '/api/uploads/u1/report',
  progress: null,
  errorCode: null,
  errorMessage: null,
  potentialSavings: 36_172,
  potentialSavingsSplit: split,
  duplicateOf: null,
  isSample: false,
  auditsAgain: null,
  replacedBy: null,
  rulesAreNewer: false,
  tellWhenDone: false,
}

/** Uploads in each of their states, the newest first. */
export const someUploads: Upload[] = [
  {
    ...completed,
    id: 'u4',
    uploadName: 'October',
    uploadDate: '2026-11-22T10:00:00Z',
    status: 'processing',
    totalClaims: 0,
    potentialSavings: 0,
    potentialSavingsSplit: { firm: 0, recordsNeeded: 0, inDoubt: 0 },
    progress: { stage: 'auditing', done: 1_200, total: 5_902, wait: null },
  },
  {
    ...completed,
    id: 'u3',
    uploadName: 'Pharmacy fills of the third quarter with a name that is long',
    fileName: 'pharmacy_fills_2026_q3_final_final_v2_of_the_third_quarter.csv',
    auditType: 'Pharmacy',
    uploadDate: '2026-11-21T10:00:00Z',
    status: 'error',
    totalClaims: 0,
    potentialSavings: 0,
    potentialSavingsSplit: { firm: 0, recordsNeeded: 0, inDoubt: 0 },
    reportPath: null,
    errorCode: 'other-audit-type',
    errorMessage: 'The file has columns of Medical claims. Is it of the other type?',
  },
  { ...completed, setAsideRows: 14 },
  {
    ...completed,
    id: 'u0',
    uploadName: 'Sample',
    isSample: true,
    uploadDate: '2026-11-19T10:00:00Z',
  },
]

export const anOverview: Overview = {
  money: { identified: 36_172, confirmed: 12_820, requested: 11_800, agreed: 880, recovered: 860 },
  before: null,
  waiting: { open: 1_284, needsInformation: 17, confirmedWithoutCase: 23 },
  due: [
    { caseId: 'c1', reference: 'CASE-0001', on: '2026-11-20', what: 'Their answer' },
    { caseId: 'c3', reference: 'CASE-0003', on: '2099-11-20', what: 'Their payment' },
  ],
  payees: [
    { key: 'p1', label: 'NPI 1003000126', findings: 14, dollars: 6_085 },
    { key: 'p2', label: 'NPI 1730155527', findings: 9, dollars: 2_140 },
    { key: null, label: 'Not named in the file', findings: 3, dollars: 880 },
  ],
  months: [
    { month: '2026-05', identified: 12_000, confirmed: 5_000 },
    { month: '2026-06', identified: 18_000, confirmed: 7_820 },
    { month: '2026-07', identified: 6_172, confirmed: 0 },
  ],
}

const stats: DashboardStats = {
  totalClaims: 5_902,
  totalFlagged: 36,
  potentialSavings: 36_172,
  potentialSavingsSplit: split,
  avgTurnaroundTime: 4,
  overlaps: [],
}
const share = {
  savings: 1_336,
  savingsSplit: { firm: 1_300, recordsNeeded: 36, inDoubt: 0 },
  lines: 36,
  uploadIds: ['u1'],
}
const breakdown: DashboardBreakdown = {
  byCategory: [{ category: 'duplicate', ...share }],
  byStatus: [{ status: 'Flagged', ...share }],
}
const usage = aUsage({ month: 11, year: 2026, claimsUsed: 1_200, claimsLimit: 3_600 })
export const figures = { stats, breakdown, usage }
