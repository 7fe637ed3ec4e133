import type { PairAsked } from './pair-asked.ts'

/** A made-up pair, to show what would be sent of a real one. */
export const pairExample: PairAsked = {
  service: { code: '29881', about: 'knee arthroscopy', kind: 'surgery', where: ['knee', 'musculoskeletal'] }, // prettier-ignore
  diagnoses: [
    { code: 'I10', about: 'heart and circulation', where: ['cardiovascular'] },
    { code: 'E78.5', about: 'hormones, nutrition and metabolism', where: ['endocrine'] },
  ],
  age: '45 to 64',
  sex: 'F',
}
