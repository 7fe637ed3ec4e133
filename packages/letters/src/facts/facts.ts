/** How a fact is typed in. `text` may have several lines. */
export type FactType = 'line' | 'text' | 'date' | 'money' | 'yes-no'

interface FactShape {
  readonly label: string
  readonly type: FactType
  /** One of these, where the fact is a choice. */
  readonly choices?: readonly string[]
}

/** The closed list of what a person states for a letter; claims say the rest. */
export const facts = {
  senderName: { label: 'Your name or organization', type: 'line' },
  senderAddress: { label: 'Your mailing address', type: 'text' },
  senderContact: { label: 'Your phone or email for questions', type: 'line' },
  signer: { label: 'Who signs, with title', type: 'line' },
  recipientName: { label: 'Recipient', type: 'line' },
  recipientAddress: { label: 'Recipient’s address, from their own notice', type: 'text' },
  deliveryMethod: {
    label: 'How it is delivered',
    type: 'line',
    choices: ['Certified mail', 'Mail', 'Fax', 'Payer portal', 'Secure email'],
  },
  clientName: { label: 'Client for whom you write', type: 'line' },
  planName: { label: 'Health plan', type: 'line' },
  planFunding: {
    label: 'Funding of the plan',
    type: 'line',
    choices: ['insured', 'self-funded', 'Medicare Advantage', 'Medicaid managed care'],
  },
  governingState: {
    label: 'State whose insurance law governs the plan',
    type: 'line',
    choices: ['California', 'Ohio', 'another state'],
  },
  afterLookBack: {
    label: 'Why it may be asked for after the limit of that state, with the provision',
    type: 'text',
  },
  repaymentMethod: { label: 'How and where to repay', type: 'text' },
  disputeContact: { label: 'Where a dispute is sent (address, fax or portal)', type: 'text' },
  replyDays: { label: 'Days to answer or repay', type: 'line' },
  offsetMethod: {
    label: 'What happens without an answer, such as offset from which payments',
    type: 'text',
  },
  lookBackChecked: {
    label: 'The look-back limit of the state or contract was checked and has not run out',
    type: 'yes-no',
  },
  noticeDate: { label: 'Date of their notice', type: 'date' },
  noticeReceived: { label: 'Date on which it was received', type: 'date' },
  noticeReference: { label: 'Number of their notice or demand', type: 'line' },
  lateReason: { label: 'Why it is sent after its time', type: 'text' },
  originalMedicare: {
    label:
      'The claims are of Original Medicare (Part A or B), not of a Medicare Advantage or drug plan',
    type: 'yes-no',
  },
  erisaPlan: {
    label: 'The plan is of a private employer or a union, not of a government or a church',
    type: 'yes-no',
  },
  beneficiaryName: { label: 'Beneficiary’s name', type: 'line' },
  medicareNumber: { label: 'Medicare number', type: 'line' },
  partyName: { label: 'Name of the party, or of its representative', type: 'line' },
  claimantName: { label: 'Claimant', type: 'line' },
  memberId: { label: 'Member or policy number', type: 'line' },
  groupNumber: { label: 'Group number', type: 'line' },
  denialReasons: { label: 'Reasons that the notice states', type: 'text' },
  planTerm: { label: 'Plan term relied on, quoted, with its page', type: 'text' },
  accountNumber: { label: 'Account number of the bill', type: 'line' },
  billDate: { label: 'Date of the first bill', type: 'date' },
  billTotal: { label: 'Total of the bill', type: 'money' },
  estimateDate: { label: 'Date of the good faith estimate', type: 'date' },
  estimateTotal: { label: 'Total of the good faith estimate', type: 'money' },
  selfPay: {
    label: 'The patient had no insurance for the service, or did not use it',
    type: 'yes-no',
  },
  serviceState: { label: 'State where the service was given', type: 'line' },
  quarter: { label: 'Quarter of the rebate', type: 'line' },
  invoiceReference: { label: 'Number of the rebate invoice', type: 'line' },
  auditReference: { label: 'Number of the pharmacy audit', type: 'line' },
  documents: { label: 'Documents enclosed, each by name', type: 'text' },
  recordsAsked: { label: 'Records asked for', type: 'text' },
  recordsTo: { label: 'Where records are sent (portal, fax or address)', type: 'text' },
  recordsBy: { label: 'Day by which the records are asked for', type: 'date' },
} as const satisfies Readonly<Record<string, FactShape>>

export type FactKey = keyof typeof facts

export const factKeys: readonly FactKey[] = Object.keys(facts).filter(isFactKey)

/** Whether a word names a fact: for what comes from outside. */
export function isFactKey(word: string): word is FactKey {
  return Object.hasOwn(facts, word)
}

/** What is stated of one claim, because files seldom have it. */
export const caseFacts = {
  patientName: { label: 'Patient’s full name', type: 'line' },
  paidDate: { label: 'Date of payment', type: 'date' },
  paymentReference: { label: 'Check or EFT number', type: 'line' },
} as const satisfies Readonly<Record<string, FactShape>>

export type CaseFact = keyof typeof caseFacts

/** Whether a word names a fact of a claim: for what comes from outside. */
export function isCaseFact(word: string): word is CaseFact {
  return Object.hasOwn(caseFacts, word)
}
