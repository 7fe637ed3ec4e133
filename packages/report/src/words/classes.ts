import type { ErrorFlag, FindingBasis, FindingClass } from '@plumbline/engine'

/** What each class of findings says. */
export const classMeanings: Readonly<Record<FindingClass, string>> = {
  error: 'The file itself shows that a rule is broken. The line is Flagged.',
  lead: 'A rule may be broken; records, a contract term or a missing table would settle it. The line Needs Review.',
  outlier:
    'Statistics ask for a justification. Being unlike others is no error. The line Needs Review.',
  notice: 'Worth knowing. It changes no status and puts no dollars at risk.',
}

/** What binds the payer to a rule. */
export const basisWords: Readonly<
  Record<FindingBasis, { readonly name: string; readonly meaning: string }>
> = {
  binding: {
    name: 'Binding',
    meaning: 'Law, or a code set that the law adopts, binds every payer.',
  },
  plan: { name: 'Plan terms', meaning: 'The plan document or contract decides.' },
  benchmark: {
    name: 'Medicare benchmark',
    meaning:
      'Medicare’s published practice. It binds other payers only where they have adopted it; elsewhere it is a yardstick.',
  },
  statistical: { name: 'Statistical', meaning: 'A comparison with peers or with the file itself.' },
}

/** The class of the style sheet that marks a status; the marks differ in shape, not color alone. */
export const flagMarks: Readonly<Record<ErrorFlag, string>> = {
  Flagged: 'flagged',
  'Needs Review': 'review',
  Clean: 'clean',
  Pending: 'pending',
}
