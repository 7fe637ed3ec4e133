/** Kinds whose dollars are not yet right in our own layout, and why. The list is exact. */
export const knownFailures: Readonly<Record<string, string>> = {
  // Nothing is said.
  'a whole scan in a hospital: the technical part goes back':
    'no dollars for a service that the hospital provides in part (indicator 1)',
}

interface KnownWriting {
  readonly why: string
  readonly kinds: readonly string[]
}

/** Kinds that are right in order and not in another writing; the lists are exact. */
export const knownWritings: Readonly<Record<string, KnownWriting>> = {
  'without adjustments': {
    why: 'the reasons alone tell interest from a payment, and the rest of a payment from a second one',
    kinds: [
      '$0: more than allowed by its interest',
      '$0: the rest of a payment (B13)',
      'interest of $2.12 and $10 on top: the $10 go back',
    ],
  },
  'without what was paid': {
    why: 'without payments nothing shows what was paid on a denied line, beside the patient or another payer, or in parts',
    kinds: [
      '$0: the rest of a payment (B13)',
      'a denied copy that was paid over its price',
      'a denied duplicate that was paid all the same',
      'a denied line that was paid',
      'a primary and a secondary payer, both in full: the secondary owes the copay',
      'a rejected fill that was paid',
      'both payers paid as if they were the first',
      'paid although all of it was the deductible',
      'reversed by 60 % of its payment, and paid again: 40 % stands twice',
    ],
  },
}
