import type { CaseInList, CaseWhole, FindingItem, LetterWhole } from '@plumbline/contract'

export const aFinding: FindingItem = {
  id: 'f1',
  uploadId: 'u1',
  uploadName: 'July',
  claimId: 'C1003',
  row: 8,
  ruleId: 'duplicate-line',
  title: 'Line billed twice',
  category: 'duplicate',
  class: 'error',
  standing: 'firm',
  dollars: 80,
  paid: 160,
  serviceDate: '2026-03-01',
  code: '99213',
  provider: { mark: 'p1', label: 'NPI 1234567893' },
  patient: { mark: 'm1', label: '••8812' },
  summary: '99213 stands twice for one patient, day and provider.',
  decision: 'confirmed',
  reason: null,
  decidedBy: 'dana.reed@example.com',
  decidedAt: '2026-11-20T10:00:00Z',
  carriedOver: false,
  caseId: 'c1',
}

/** A case with one draft that lacks two facts. */
export const aCaseInList: CaseInList = {
  id: 'c1',
  reference: 'CASE-0001',
  state: 'draft',
  role: 'plan',
  situation: 'overpayment',
  counterpart: 'Harbor Family Medicine',
  findings: 1,
  money: { identified: 160, confirmed: 80, requested: 60, agreed: 40, recovered: 20 },
  due: { on: '2026-12-01', what: 'Their answer' },
  createdAt: '2026-11-20T10:00:00Z',
}

const listed = {
  id: 'l1',
  version: 1,
  state: 'draft',
  situation: 'overpayment',
  title: 'Request for refund of an overpayment',
  createdAt: '2026-11-20T10:05:00Z',
  hash: null,
} as const

export const aCase: CaseWhole = {
  ...aCaseInList,
  facts: {},
  claimFacts: {},
  answers: {},
  items: [aFinding],
  events: [],
  letters: [listed],
}

const ofLetter = { choices: [], value: '', claimId: null, findingId: null }

export const aLetter: LetterWhole = {
  ...listed,
  caseId: 'c1',
  role: 'plan',
  missing: [
    { fact: 'Your name or organization', why: 'Who asks' },
    {
      fact: 'Date of payment, claim C1003',
      why: 'When each claim was paid',
    },
  ],
  checklist: [
    { element: 'sender', label: 'Who asks', done: false, source: 'good practice' },
    {
      element: 'claims',
      label: 'Each claim by number',
      done: true,
      source: 'N.Y. Ins. Law § 3224-b',
    },
  ],
  deadlines: [
    {
      what: 'Their answer is due',
      lastDay: '2026-12-23',
      because:
        '30 calendar days from the date of the letter (2026-11-23). Confirm it on your notice.',
      source: 'N.Y. Ins. Law § 3224-b',
    },
  ],
  asks: [
    { name: 'senderName', label: 'Your name or organization', type: 'line', ...ofLetter },
    { name: 'senderAddress', label: 'Your mailing address', type: 'text', ...ofLetter },
    {
      name: 'deliveryMethod',
      label: 'How it is delivered',
      type: 'line',
      ...ofLetter,
      choices: ['Certified mail', 'Fax'],
    },
    { name: 'paidDate', label: 'Date of payment', type: 'date', ...ofLetter, claimId: 'C1003' },
  ],
  words: [
    {
      findingId: 'f1',
      title: 'Line billed twice',
      findings: 1,
      byRules: 'What would settle this in your favor: Records of both visits.',
      byModel: null,
      chosen: 'rules',
    },
  ],
  asksModel: true,
  html: `<!doctype html><html><head><title>t</title><style>p{color:red}</style></head><body><main>
    <p class="draft">Draft. Not to be sent.</p>
    <p class="address"><mark>[NEEDED: Your name or organization]</mark><br />Harbor Family Medicine</p>
    <h1>Request for refund of an overpayment</h1>
    <p>Procedure 99213 was paid twice for one visit. &lt;b&gt; stays text.</p>
    <table><caption>Claims</caption><thead><tr><th scope="col" class="text">Claim</th>
    <th scope="col" class="amount">Paid</th></tr></thead><tbody><tr><td class="text">C1003</td>
    <td class="amount">$80.00</td></tr></tbody></table>
    <p>Paid on <mark>[NEEDED: Date of payment, claim C1003]</mark>.</p></main></body></html>`,
}
