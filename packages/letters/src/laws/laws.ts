/** One provision that letters rest on, in our own words. */
interface Law {
  readonly citation: string
  /** What it says, as far as letters use it. */
  readonly says: string
  /** The day on which a person compared it with a published text, and which. */
  readonly verified: { readonly on: string; readonly with: string }
}

/**
 * The provisions that letters and deadlines cite. One that nobody has compared with a published text
 * is not here, and no letter cites it.
 */
export const laws = {
  redeterminationContent: {
    citation: '42 CFR 405.944(b)',
    says: 'A written request names the beneficiary, the Medicare number, the service or item with its date, and the party or representative.',
    verified: { on: '2026-11-22', with: '42 CFR 405.944 as amended at 84 FR 19869' },
  },
  redeterminationTime: {
    citation: '42 CFR 405.942(a)',
    says: 'A request is filed within 120 calendar days from receipt of the notice, which is presumed 5 calendar days after its date; it is filed when the contractor receives it.',
    verified: { on: '2026-11-22', with: '42 CFR 405.942, eCFR of June 2026' },
  },
  reconsiderationTime: {
    citation: '42 CFR 405.962(a)',
    says: 'A request for reconsideration is filed within 180 calendar days from receipt of the redetermination; it is filed when the contractor who reconsiders receives it.',
    verified: { on: '2026-11-23', with: '42 CFR 405.962, eCFR of June 2026, as republished' },
  },
  rebuttal: {
    citation: '42 CFR 405.374(a)',
    says: 'A provider has at least 15 days from the date of notification to say why a recoupment should not take effect. It is no appeal.',
    verified: { on: '2026-11-22', with: '42 CFR 405.374, eCFR of April 2026' },
  },
  recoupmentStop: {
    citation: 'Social Security Act section 1893(f)(2); 42 CFR 405.379',
    says: 'Recoupment begins on day 41 from the demand unless a valid request for redetermination came first; one received within 30 days stops it before it begins.',
    verified: { on: '2026-11-22', with: 'CMS MM6183 and contractors’ recoupment timelines' },
  },
  erisaAppeal: {
    citation: '29 CFR 2560.503-1(h)(3)(i)',
    says: 'A group health plan gives claimants at least 180 days from receipt of the denial to appeal.',
    verified: {
      on: '2026-11-22',
      with: 'Department of Labor, claims procedure regulation, questions and answers',
    },
  },
  erisaDecision: {
    citation: '29 CFR 2560.503-1(i)(2)(iii)',
    says: 'A post-service appeal is decided within 60 days of its receipt, or 30 days for each of two levels.',
    verified: {
      on: '2026-11-22',
      with: 'Department of Labor, claims procedure regulation, questions and answers',
    },
  },
  erisaReview: {
    citation: '29 USC 1133; 29 CFR 2560.503-1(h)',
    says: 'A denied claimant has a full and fair review by someone who did not make the first decision and gives it no deference.',
    verified: {
      on: '2026-11-22',
      with: 'Department of Labor, claims procedure regulation, questions and answers',
    },
  },
  erisaDocuments: {
    citation: '29 CFR 2560.503-1(h)(2)(iii) and (m)(8)',
    says: 'On request and free of charge, the claimant gets the documents, records and other information relevant to the claim.',
    verified: {
      on: '2026-11-22',
      with: 'Department of Labor, claims procedure regulation, questions and answers',
    },
  },
  erisaPlanDocuments: {
    citation: '29 USC 1024(b)(4) and 1132(c)(1)',
    says: 'On written request a plan administrator sends the summary plan description and the instruments under which the plan is operated, within 30 days; a reasonable charge for copies is allowed.',
    verified: { on: '2026-11-28', with: '29 USC 1024 and 1132(c) as republished' },
  },
  patientProviderDispute: {
    citation: '45 CFR 149.620',
    says: 'An uninsured or self-pay patient may dispute a bill of at least $400 above the good faith estimate within 120 calendar days of the first bill.',
    verified: { on: '2026-11-22', with: '45 CFR 149.620(a)(2)(ii) and CMS guidance to consumers' },
  },
  recordsForPayment: {
    citation: '45 CFR 164.506(c)(3)',
    says: 'A covered entity may disclose protected health information to another covered entity or a provider for the payment activities of whoever receives it.',
    verified: { on: '2026-11-24', with: '45 CFR 164.506(c) as republished' },
  },
  ohioRecovery: {
    citation: 'Ohio Revised Code 3901.388',
    says: 'A payment is final two years after it is made; the notice names patient, dates, amount, claim, basis, how and when it was paid, the appeal within 30 days and how recovery would be made.',
    verified: {
      on: '2026-11-22',
      with: 'Ohio Revised Code 3901.388(A) and (C) as republished; a bill of 2025 proposes to change (A)',
    },
  },
  californiaRecovery: {
    citation: 'California Insurance Code 10133.66(b)',
    says: 'A written request goes to the provider within 365 days of payment, except for misrepresentation, and identifies claim, patient, date and basis.',
    verified: { on: '2026-11-22', with: 'California Insurance Code 10133.66(b) as republished' },
  },
  southCarolinaRecovery: {
    citation: 'South Carolina Code 38-59-250',
    says: 'The notice names the patient, the date of service, the amount paid, a reasonably specific explanation, and where and by when to appeal.',
    verified: { on: '2026-11-22', with: 'South Carolina Code 38-59-250(A)(2) as republished' },
  },
} as const satisfies Readonly<Record<string, Law>>

export type LawId = keyof typeof laws

/** Laws that bind in their own state alone; letters to any state hold themselves to them. */
export const lawsOfStates: ReadonlySet<LawId> = new Set([
  'ohioRecovery',
  'californiaRecovery',
  'southCarolinaRecovery',
])

/** How a letter cites it. */
export function lawCitation(id: LawId): string {
  return laws[id].citation
}
