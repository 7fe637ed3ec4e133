import type { DatedRow } from '../../reference/in-effect.ts'

/** Services that payers other than Medicare commonly owe, from one code to another. */
export interface OwedElsewhere extends DatedRow {
  readonly first: string
  readonly last: string
  /** What they are, for whoever reads the table. */
  readonly services: string
}

const preventive = '42 USC 300gg-13: preventive services that other plans owe'
const medicaid = '42 USC 1396d(a) and (r): medical assistance'
const otherPlans =
  'Social Security Act 1862(a)(7) and (12): left to dental, vision and hearing plans'

/**
 * Written 2026-11. No importer exists: no published file says what all other payers owe. The rows have
 * no days, because plans and Medicaid paid such services before the statute of 2010 made them, and a
 * doubt here is no finding.
 */
export const owedElsewhere: readonly OwedElsewhere[] = [
  { first: '90380', last: '90381', services: 'antibodies for infants', source: preventive },
  { first: '90460', last: '90759', services: 'vaccines and giving them', source: preventive },
  { first: '92551', last: '92551', services: 'hearing screening', source: preventive },
  { first: '96110', last: '96110', services: 'developmental screening', source: preventive },
  { first: '96160', last: '96161', services: 'health risk assessment', source: preventive },
  { first: '99172', last: '99177', services: 'vision screening', source: preventive },
  { first: '99188', last: '99188', services: 'fluoride varnish', source: preventive },
  { first: '99401', last: '99429', services: 'counseling', source: preventive },
  { first: '99381', last: '99387', services: 'preventive visits', source: preventive },
  { first: '99391', last: '99397', services: 'preventive visits', source: preventive },
  { first: 'J7294', last: 'J7307', services: 'contraceptives', source: preventive },
  { first: '58300', last: '58300', services: 'insertion of an IUD', source: preventive },
  { first: '92015', last: '92015', services: 'refraction', source: otherPlans },
  { first: '92310', last: '92371', services: 'contact lenses and spectacles', source: otherPlans },
  { first: '92590', last: '92595', services: 'hearing aid examinations', source: otherPlans },
  { first: 'D0100', last: 'D9999', services: 'dental services', source: otherPlans },
  { first: 'V2020', last: 'V5999', services: 'vision and hearing services', source: otherPlans },
  { first: 'T1000', last: 'T5999', services: 'services of Medicaid', source: medicaid },
]
