import { basisNames, namedBasis } from '@plumbline/engine'
import type { ErrorFlag, FindingClass, Rule } from '@plumbline/engine'

/** What each class of findings says. */
export const classMeanings: Readonly<Record<FindingClass, string>> = {
  error: 'The file itself shows that a rule is broken. The line is Flagged.',
  lead: 'A rule may be broken; records, a contract term or a missing table would settle it. The line Needs Review.',
  outlier:
    'Statistics ask for a justification. Being unlike others is no error. The line Needs Review.',
  notice: 'Worth knowing. It changes no status and puts no dollars at risk.',
}

export interface BasisWords {
  readonly name: string
  readonly meaning: string
}

/** What binds the payer to a rule. */
const bases = {
  binding: {
    name: basisNames.binding,
    meaning: 'Law, or a code set that the law adopts, binds every payer.',
  },
  plan: { name: basisNames.plan, meaning: 'The plan document or contract decides.' },
  medicare: {
    name: basisNames.medicare,
    meaning:
      'Medicare’s published practice. It binds other payers only where they have adopted it; elsewhere it is a yardstick.',
  },
  standard: {
    name: basisNames.standard,
    meaning:
      'A drug label, a clinical guideline or a coding convention. It binds where the plan has adopted it; elsewhere it asks for a reason.',
  },
  statistical: {
    name: basisNames.statistical,
    meaning: 'A comparison with peers or with the file itself.',
  },
} as const satisfies Record<string, BasisWords>

/** Every basis, in the order in which reports explain them. */
export const allBases: readonly BasisWords[] = Object.values(bases)

/** What binds the payer to a rule; a benchmark is Medicare’s only where Medicare wrote it. */
export function basisWords({ basis, sources }: Pick<Rule, 'basis' | 'sources'>): BasisWords {
  return bases[namedBasis({ basis, sources })]
}

/** The class of the style sheet that marks a status; the marks differ in shape, not color alone. */
export const flagMarks: Readonly<Record<ErrorFlag, string>> = {
  Flagged: 'flagged',
  'Needs Review': 'review',
  Clean: 'clean',
  Pending: 'pending',
}
