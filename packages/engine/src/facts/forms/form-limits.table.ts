import type { DatedRow } from '../../reference/in-effect.ts'
import type { BillingUnit } from '../drugs/billing-unit.ts'

/** How much of a form is used in a day at most, and how much one fill may hold all the same. */
export interface FormLimit {
  /** `eye drops`, as in "eye drops are usually used at". */
  readonly called: string
  readonly unit: BillingUnit
  readonly mostADay: number
  /** Smallest packages may last longer than a short course: up to this quantity nothing is said. */
  readonly oneFill: number
  /** What a package holds: a line without a unit that bills whole packages means the unit. */
  readonly packageOf?: number
}

/** The limit of a form, and how the form is told. */
export interface FormLimitRow extends FormLimit, DatedRow {
  /** Words of the drug name or the form. */
  readonly words: RegExp
  /** Classes of the drug profiles that the limit is for; any where left out. */
  readonly ofClass?: RegExp
}

/** No label states such a limit, so that none has a first day of its own. */
const labels =
  'Judgment of Plumbline, from doses and package sizes of FDA labels with room for the highest labeled dose'

const weekly =
  'FDA labels, section 16 (how supplied) and section 2 (dosage): a pen or pack of 28 days; chosen by Plumbline'

/**
 * Forms that packages are made of, first match speaks: 12 puffs a day of a 200-puff canister of 18 g
 * are 1.1 g; 20 drops are 1 mL; 32 g of diclofenac gel a day are the most that any gel's label names.
 */
export const formLimits: readonly FormLimitRow[] = [
  {
    called: 'eye drops of a prostaglandin, a drop in each eye at night,',
    words:
      /latanoprost(?!.*netarsudil)|xalatan|xelpros|travopros|travatan|bimatoprost|lumigan|vyzulta/i,
    unit: 'ML',
    mostADay: 0.15,
    oneFill: 5,
    source:
      'FDA labels of Xalatan, Travatan Z and Lumigan, section 2: one drop once a day; room for spilt drops is our own',
  },
  {
    called: 'pens of Ozempic, 3 mL for four weekly doses,',
    words: /ozempic/i,
    unit: 'ML',
    mostADay: 0.1072,
    oneFill: 3,
    packageOf: 3,
    source: weekly,
  },
  {
    called: 'pens of Wegovy, at most 0.75 mL for a weekly dose,',
    words: /wegovy/i,
    unit: 'ML',
    mostADay: 0.1072,
    oneFill: 3,
    source: weekly,
  },
  {
    called: 'weekly and daily pens of this class',
    words: /\bpens?\b|\bml\b/i,
    ofClass: /GLP-1/,
    unit: 'ML',
    mostADay: 0.6,
    oneFill: 9,
    source: labels,
  },
  {
    called: 'injections of this class',
    words: /\bpens?\b|pushtouch|sureclick|\bsyr|inject|auto|\bkit\b|\bml\b/i,
    ofClass: /(?:TNF|interleukin) blocker/,
    unit: 'EA',
    mostADay: 0.5,
    oneFill: 8,
    source: labels,
  },
  {
    called: 'emergency injectors',
    words: /inject|injct|epipen|auvi-q|\bpen\b/i,
    ofClass: /emergency drug/,
    unit: 'EA',
    mostADay: 0.2,
    oneFill: 8,
    source: labels,
  },
  {
    called: 'lidocaine patches',
    words: /lidoca.*patch|lidoderm|ztlido/i,
    unit: 'EA',
    mostADay: 3,
    oneFill: 30,
    source: labels,
  },
  {
    called: 'patches',
    words: /\bpatch|transdermal/i,
    unit: 'EA',
    mostADay: 2,
    oneFill: 10,
    source: labels,
  },
  {
    called: 'single-use eye drops',
    words: /^(?!.*drop).*(?:eye|ophth|restasis|xiidra)/i,
    unit: 'EA',
    mostADay: 8,
    oneFill: 60,
    source: labels,
  },
  {
    called: 'eye drops',
    words: /eye|ophth/i,
    unit: 'ML',
    mostADay: 1,
    oneFill: 15,
    source: labels,
  },
  {
    called: 'inhalers',
    words: /inhaler|\binh\b|\bhfa\b|symbicort|aerosphere/i,
    unit: 'GM',
    mostADay: 2,
    oneFill: 36,
    source: labels,
  },
  {
    called: 'doses of dry powder inhalers',
    words: /^(?!.*(?:sol|neb|vial|ml\b)).*(?:diskus|ellipta|haler|inhub|wixela|inhal|\binhlr?\b)/i,
    unit: 'EA',
    mostADay: 4,
    oneFill: 60,
    source: labels,
  },
  {
    called: 'test strips and lancets',
    words: /test strip|\bstrips?\b(?!.*film)|lancet/i,
    unit: 'EA',
    mostADay: 12,
    oneFill: 200,
    source: labels,
  },
  {
    called: 'vaginal rings',
    words: /vaginal ring|nuvaring|eluryng/i,
    unit: 'EA',
    mostADay: 0.1,
    oneFill: 4,
    source: labels,
  },
  {
    called: 'creams, ointments and gels',
    words: /\bcream|\bcrm\b|\boint|\bgel\b|lotion/i,
    unit: 'GM',
    mostADay: 60,
    oneFill: 454,
    source: labels,
  },
  {
    called: 'liquid antibiotics',
    words: /\bsusp|\bsyrup|\bsoln?\b|solution|recon|\/\s*\d*\s*ml/i,
    ofClass: /^antibiotic$/,
    unit: 'ML',
    mostADay: 100,
    oneFill: 200,
    source: labels,
  },
]
