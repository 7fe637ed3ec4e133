import type { FindingCategory } from '@plumbline/engine'

/** What a report says of a category beside what its rules say. */
export interface CategoryWords {
  /** What the lines have in common, one sentence. */
  readonly about: string
  /** What it does to plan, member and provider. */
  readonly effect: string
  readonly recommendation: string
}

export const categoryWords: Readonly<Record<FindingCategory, CategoryWords>> = {
  'code-mismatch': {
    about:
      'Procedure, diagnosis, place or patient contradict each other, or a code was not valid on the date of service.',
    effect:
      'The service may not be the one that was delivered, or not one that the plan covers as coded; the price follows the code.',
    recommendation:
      'Ask the provider for the record of the service and have the line recoded to it; reprice what changes.',
  },
  'modifier-misuse': {
    about:
      'A modifier is missing where the code calls for one, stands where it does not belong, or contradicts another.',
    effect:
      'A modifier can unlock a payment or change its amount, so a wrong one pays twice or pays too much.',
    recommendation:
      'Ask for the note that supports the modifier; correct or remove it and reprice the line.',
  },
  upcoding: {
    about:
      'The level billed is higher than the file supports, or is billed far more often than by peers.',
    effect: 'A higher level pays more and raises what the member shares in.',
    recommendation:
      'Draw records for the lines named and have a certified coder compare the level; a rate above peers is a reason to look, not an error.',
  },
  duplicate: {
    about: 'The same service appears more than once.',
    effect:
      'The plan pays twice for one service, and the member may have shared in the cost twice.',
    recommendation:
      'Recover the second payment, and add or repair the duplicate edit in the claim system.',
  },
  unbundling: {
    about: 'Services that are paid together were billed and paid apart.',
    effect: 'The parts cost more than the whole; the component was already paid for.',
    recommendation:
      'Apply the code pair edits before payment; recover the component unless the record shows a separate service.',
  },
  units: {
    about: 'More units than the code, the day or the package allows.',
    effect: 'Each unit in excess was paid at the price of one.',
    recommendation:
      'Compare the units with the record, correct the count and recover the excess; set unit limits before payment.',
  },
  'denial-pattern': {
    about: 'Lines denied or cut for reasons that repeat.',
    effect:
      'Work is done twice, and payment that is owed may be lost; the dollars here are owed to the provider, not to the plan.',
    recommendation: 'Fix the cause where the claim is made, and resubmit what is still in time.',
  },
  rebate: {
    about: 'Manufacturer rebates that the file and its terms do not support.',
    effect: 'Rebates are claimed twice, or are due and never claimed.',
    recommendation:
      'Reconcile the rebate invoice with the claims that stand behind it before the next invoice.',
  },
  'non-covered': {
    about: 'The service, the setting or the provider is one that the coverage leaves out.',
    effect: 'The plan paid for what it does not owe.',
    recommendation:
      'Check the plan document; where it agrees, recover and close the gap in the benefit set-up.',
  },
  overpayment: {
    about: 'The amounts paid do not follow from the amounts billed, allowed or scheduled.',
    effect: 'The plan paid more than the price, or the member was charged the difference.',
    recommendation: 'Reprice against the contract, recover the difference and correct the set-up.',
  },
  'drug-safety': {
    about:
      'Fills that overlap, come too early or carry doses that call for a pharmacist’s or prescriber’s reason.',
    effect: 'The plan pays for supply not needed, and the member may be at risk.',
    recommendation:
      'Ask the pharmacy for the prescription and the reason recorded; refer doses of concern to a pharmacist.',
  },
  'data-quality': {
    about: 'Dates, identifiers, codes or amounts that no correct claim can hold.',
    effect:
      'A claim that cannot be right cannot be checked in full; other errors may hide behind it.',
    recommendation: 'Have the source corrected and the lines sent again.',
  },
}
