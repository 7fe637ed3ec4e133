import * as z from 'zod'

/** Who writes a letter, and which letters there are: the names of `packages/letters`. */
export const letterRoles = {
  plan: 'Health plan or TPA',
  pbm: 'Pharmacy benefit manager',
  'audit-firm': 'Audit firm for a client',
  provider: 'Provider',
  pharmacy: 'Pharmacy',
  patient: 'Patient',
  advocate: 'Bill advocate',
  employer: 'Employer',
  'law-firm': 'Law firm',
} as const
export const LetterRole = z.enum([
  'plan',
  'pbm',
  'audit-firm',
  'provider',
  'pharmacy',
  'patient',
  'advocate',
  'employer',
  'law-firm',
])
export type LetterRole = z.infer<typeof LetterRole>

export const letterSituations = {
  overpayment: 'Request a refund of an overpayment',
  'demand-answer': 'Answer a demand for repayment',
  redetermination: 'Appeal to Medicare, first level',
  'erisa-appeal': 'Appeal under ERISA',
  'claim-file-request': 'Ask for the claim file',
  'no-surprises': 'Dispute a bill above its estimate',
  'bill-dispute': 'Dispute a bill',
  'rebate-dispute': 'Dispute rebate units',
  'pharmacy-audit-response': 'Answer a pharmacy audit',
  'record-request': 'Ask for records',
} as const
export const Situation = z.enum([
  'overpayment',
  'demand-answer',
  'redetermination',
  'erisa-appeal',
  'claim-file-request',
  'no-surprises',
  'bill-dispute',
  'rebate-dispute',
  'pharmacy-audit-response',
  'record-request',
])
export type Situation = z.infer<typeof Situation>
