/** Kinds whose dollars are not yet right in our own layout, and why. The list is exact. */
export const knownFailures: Readonly<Record<string, string>> = {
  // Nothing is said.
  'two surgeons (62), both at the full price':
    'the file does not show what one surgeon alone is paid for the code',
  'two operations of a day, both at the full price':
    'no rule asks for the half price of the second operation (indicator 2)',
  'split care: 54 and 55 come to more than the package':
    'no rule adds 54 and 55 up where 54 was paid in full',
  'discontinued (53) at the full price': 'no rule asks for the reduced price of 53',
  'a whole scan in a hospital: the technical part goes back':
    'no dollars for a service that the hospital provides in part (indicator 1)',
  'stays that overlap at two hospitals':
    'the finding on overlapping stays names no dollars: which of the two is wrong is not known',
}

interface KnownWriting {
  readonly why: string
  readonly kinds: readonly string[]
}

/** Kinds that are right in order and not in another writing; the lists are exact. */
export const knownWritings: Readonly<Record<string, KnownWriting>> = {
  'without what was paid': {
    why: 'without payments nothing shows that a line was paid although it was denied or rejected',
    kinds: [
      'a denied duplicate that was paid all the same',
      'a denied line that was paid',
      'a rejected fill that was paid',
    ],
  },
}
