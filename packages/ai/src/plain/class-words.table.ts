import type { FindingClass } from '@plumbline/engine'
import type { Audience } from './audience.ts'

/** How sure each class of findings is and what follows from it, in one sentence. Ours. */
export const classWords: Readonly<Record<FindingClass, Readonly<Record<Audience, string>>>> = {
  error: {
    reviewer: 'The claims themselves show it.',
    provider: 'Your claims themselves show it.',
    patient: 'The bill itself shows it.',
  },
  lead: {
    reviewer: 'The claims alone cannot settle it: ask for the records.',
    provider: 'Your records can settle it: please send what shows it.',
    patient: 'The records can settle it: ask for them.',
  },
  outlier: {
    reviewer: 'It is far from what is usual, which may have a good reason: ask for it.',
    provider: 'It is far from what is usual, which may have a good reason: please give it.',
    patient: 'It is far from what is usual, which may have a good reason: ask for it.',
  },
  notice: {
    reviewer: 'It is worth knowing, and nothing is claimed.',
    provider: 'It is worth knowing, and nothing is claimed.',
    patient: 'It is worth knowing, and nothing is claimed.',
  },
}
