import type { DatedRow } from '../../reference/in-effect.ts'

/** Whom a drug is not for. */
export interface DrugPeopleRow extends DatedRow {
  /** Ingredients of the drug profiles, comma between them; left out in the row of a class or a name. */
  readonly ingredients?: string
  /** Words of the drug name, where people of other ages take the same ingredient under another. */
  readonly names?: RegExp
  readonly drugClass?: string
  readonly sex?: 'F' | 'M'
  /** Younger or older people than these whole years. */
  readonly youngerThan?: number
  readonly olderThan?: number
  /** Diagnoses of the fill with which the drug may be right all the same. */
  readonly unless?: RegExp
}

const transition = /^(?:F64|Z87890)/
const labels = 'FDA labels, indications and use in specific populations; chosen by Plumbline'

export const drugPeople: readonly DrugPeopleRow[] = [
  { drugClass: 'oral contraceptive', sex: 'M', unless: transition, source: labels },
  { drugClass: 'oral contraceptive', olderThan: 58, source: labels },
  { drugClass: 'oral contraceptive', youngerThan: 9, source: labels },
  {
    ingredients: 'conjugated estrogens,norethindrone',
    sex: 'M',
    unless: transition,
    source: labels,
  },
  { ingredients: 'raloxifene', sex: 'M', source: labels },
  {
    ingredients: 'dutasteride,alfuzosin,silodosin,avanafil,vardenafil',
    sex: 'F',
    unless: transition,
    source: labels,
  },
  {
    ingredients: 'finasteride',
    sex: 'F',
    unless: /^(?:F64|Z87890|L6[3-8])/,
    source: labels,
  },
  {
    ingredients: 'abiraterone,enzalutamide',
    sex: 'F',
    unless: transition,
    source: labels,
  },
  { ingredients: 'dutasteride,finasteride,avanafil,vardenafil', youngerThan: 18, source: labels },
  { drugClass: 'alpha blocker for the prostate', youngerThan: 12, source: labels },
  { drugClass: 'dementia drug', youngerThan: 30, unless: /^(?:F84|Q90|G30|S06)/, source: labels },
  {
    ingredients: 'codeine,acetaminophen; codeine,codeine; guaifenesin,codeine; promethazine',
    youngerThan: 12,
    from: '2017-04-20',
    source: 'FDA Drug Safety Communication of 2017-04-20: codeine and tramadol under 12',
  },
  {
    ingredients: 'tramadol,acetaminophen; tramadol',
    youngerThan: 12,
    from: '2017-04-20',
    source: 'FDA Drug Safety Communication of 2017-04-20: codeine and tramadol under 12',
  },
  {
    ingredients: 'promethazine,dextromethorphan; promethazine',
    youngerThan: 2,
    source: 'FDA label of promethazine, boxed warning: not under two years',
  },
  {
    ingredients: 'doxycycline,minocycline,tetracycline',
    youngerThan: 8,
    unless: /^(?:A22|A20|A21|A77|A79|A692|Z2081|Z203)/,
    source:
      'FDA labels of the tetracyclines, use under eight years: for anthrax, Rocky Mountain spotted fever and the like alone',
  },
  {
    ingredients: 'amphetamine; dextroamphetamine,dextroamphetamine,amphetamine',
    youngerThan: 3,
    source: labels,
  },
  { ingredients: 'benzonatate', youngerThan: 10, source: labels },
  { ingredients: 'varenicline', youngerThan: 16, source: labels },
  { drugClass: 'hypnotic', youngerThan: 10, source: labels },
  { drugClass: 'appetite suppressant', youngerThan: 12, source: labels },
  { drugClass: 'bisphosphonate', youngerThan: 18, unless: /^(?:Q780|M81|M80|M88)/, source: labels },
  {
    names: /gardasil|cervarix|human papilloma/i,
    olderThan: 45,
    source: 'FDA label of Gardasil 9, section 1: 9 to 45 years; CDC, Adult Immunization Schedule',
  },
  {
    names: /shingrix|zoster vac/i,
    youngerThan: 18,
    source: 'FDA label of Shingrix, section 1: from 50 years, from 18 where immunity is weak',
  },
  {
    names: /flumist/i,
    olderThan: 49,
    source: 'FDA label of FluMist, section 1: 2 to 49 years',
  },
  {
    names: /flumist/i,
    youngerThan: 2,
    source: 'FDA label of FluMist, section 1: 2 to 49 years',
  },
  {
    names: /arexvy|mresvia/i,
    youngerThan: 18,
    source: 'FDA labels of Arexvy and mResvia, section 1: from 60 years, younger adults at risk',
  },
  {
    names: /viagra|sildenafil\b.*\b(?:25|50|100)\s*mg/i,
    youngerThan: 18,
    unless: /^(?:I27|P29|Q2)/,
    source: labels,
  },
]
