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
  'without what was paid': {
    why: 'without payments nothing shows that a line was paid although it was denied or rejected',
    kinds: [
      'a denied duplicate that was paid all the same',
      'a denied line that was paid',
      'a rejected fill that was paid',
    ],
  },
}
