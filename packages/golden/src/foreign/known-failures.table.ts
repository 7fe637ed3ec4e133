import type { ClaimField } from '@plumbline/engine'

/**
 * Layouts that are not yet read as their truth is, and why. The list is exact: a layout that passes
 * makes the test fail until it is taken off.
 */
export const knownFailures: Readonly<Record<string, string>> = {
  'ledger-of-an-erp':
    'The vendor’s number is taken for the biller’s, and nothing else says who rendered the service.',
}

/**
 * Fields that do not arrive as the truth has them, by the reason, in layouts whose findings are the
 * same all the same.
 */
export const knownLosses: readonly {
  readonly fields: readonly ClaimField[]
  readonly layouts: readonly string[]
  readonly because: string
}[] = [
  {
    fields: ['claimStatus'],
    layouts: [
      'administrator-mainframe-columns',
      'sheet-denial-digit',
      'employer-data-mart',
      'model-with-double-underscores',
      'claim-and-line-in-one',
      'denial-manager',
      'fills-with-flags',
      'adjudication-transactions',
      'part-d-sponsor-warehouse',
    ],
    because: 'A mark for denials or deletions says of the others only that they were none.',
  },
  {
    fields: ['usualAndCustomaryCents'],
    layouts: [
      'medicaid-analytic-fills',
      'state-fills-hyphens',
      'older-pharmacy-program',
      'administrators-drug-lines',
      'workers-drug-bills',
      'worker-comp-drug-bill',
      'compensation-pharmacy-bills',
      'workcomp-rx-ledger',
    ],
    because: 'What was billed is read as the charge, which need not be what others pay.',
  },
  {
    fields: ['receivedDay'],
    layouts: ['practice-spaced-claims', 'workers-comp-review'],
    because: 'A day of the claim or of the injury is not the one on which it was received.',
  },
  {
    fields: ['serviceThroughDay'],
    layouts: ['segments-as-headers'],
    because:
      'A single day under a name for periods is the first one, and the last where none is said.',
  },
  {
    fields: ['chargeCents', 'allowedCents', 'paidCents', 'patientShareCents'],
    layouts: ['clinic-ehr-billing-review'],
    because: 'Blank amounts, as zeros stand there, say nothing.',
  },
  {
    fields: ['claimId'],
    layouts: ['departments-above-charges'],
    because: 'The bill is known by its account.',
  },
  {
    fields: ['birthDay'],
    layouts: ['objects-flattened'],
    because: 'Milliseconds of days near 1970 have too few digits to be told from other numbers.',
  },
  {
    fields: ['claimType'],
    layouts: ['state-encounter-lines'],
    because: 'D is the letter of dental claims, and stands there for those of suppliers.',
  },
  {
    fields: ['allowedCents'],
    layouts: ['revenue-cycle-query'],
    because: 'What a hospital expects is not what was allowed.',
  },
  {
    fields: ['basisOfCost'],
    layouts: ['manager-transactions'],
    because: 'How a fill was reimbursed (522-FM) is not how its cost was determined (423-DN).',
  },
]
