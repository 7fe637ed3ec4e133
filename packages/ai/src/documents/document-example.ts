import type { PlacedSentence } from '@plumbline/clauses'

/** Sentences of a made-up plan, to show what would be sent of a real one. */
export const documentExample: readonly PlacedSentence[] = [
  {
    ...{ page: 4, place: 'Section 3.2' },
    text: 'Therapy (CPT 97110-97140) has an allotment of 20 visits per benefit year, except with modifier KX.',
  },
  { page: 7, place: 'Exhibit B', text: 'HCPCS J1885 is compensated at $12.50 for every unit.' },
]
