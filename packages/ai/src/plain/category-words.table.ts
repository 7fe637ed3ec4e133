import type { FindingCategory } from '@plumbline/engine'
import type { Audience } from './audience.ts'

/** What a finding of each category comes to, in one sentence without a term of the trade. Ours. */
export const categoryWords: Readonly<Record<FindingCategory, Readonly<Record<Audience, string>>>> =
  {
    'code-mismatch': {
      reviewer: 'Two things that this line says do not go together.',
      provider: 'Two things that this line of your claim says do not go together.',
      patient: 'What was billed does not fit with something else that the bill says.',
    },
    'modifier-misuse': {
      reviewer:
        'A short mark beside the code claims a special case that the rest does not bear out.',
      provider:
        'A mark that you put beside the code claims a special case that the rest of the claim does not bear out.',
      patient: 'The bill claims a special case, and the rest of the bill does not bear it out.',
    },
    upcoding: {
      reviewer: 'A dearer service was billed than the claim makes likely.',
      provider: 'The service that you billed is dearer than the claim makes likely.',
      patient: 'You may have been billed for more than was done.',
    },
    duplicate: {
      reviewer: 'The same thing seems to have been billed more than once.',
      provider: 'You seem to have billed the same thing more than once.',
      patient: 'The same thing seems to be on your bill more than once.',
    },
    unbundling: {
      reviewer: 'A part was billed beside the whole that pays for it.',
      provider: 'You billed a part beside the whole that pays for it.',
      patient: 'You were billed for a part of something that is already paid for as a whole.',
    },
    units: {
      reviewer: 'More was billed than is likely or allowed.',
      provider: 'You billed more than is likely or allowed.',
      patient: 'The bill counts more than is likely.',
    },
    'denial-pattern': {
      reviewer: 'Refusals of payment come in a pattern that can be mended at its cause.',
      provider: 'Your claims are refused in a pattern that can be mended at its cause.',
      patient: 'Payment was refused for a cause that keeps coming back.',
    },
    rebate: {
      reviewer:
        'Money that a maker of drugs gives back is claimed where it is not due, or wrongly.',
      provider: 'A rebate is claimed for this fill where it is not due, or wrongly.',
      patient: 'This concerns money between the plan and the maker of the drug.',
    },
    'non-covered': {
      reviewer: 'The payer does not pay for this, as it was billed.',
      provider: 'The payer does not pay for this, as you billed it.',
      patient: 'As it was billed, this is something that the payer does not pay for.',
    },
    overpayment: {
      reviewer: 'More was paid than was due.',
      provider: 'You were paid more than was due.',
      patient: 'More was paid for this than was due.',
    },
    'drug-safety': {
      reviewer: 'What was dispensed may harm; somebody should look at it before the dollars.',
      provider: 'What was dispensed may harm; please look at it before the dollars.',
      patient: 'Please ask your pharmacist or doctor about this, and change nothing by yourself.',
    },
    'data-quality': {
      reviewer: 'The file says something that cannot be as it stands.',
      provider: 'Your claim says something that cannot be as it stands.',
      patient: 'The bill says something that cannot be as it stands.',
    },
  }
