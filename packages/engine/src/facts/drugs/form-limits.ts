import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugFacts, DrugProfile } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { billingUnitOf, type BillingUnit } from './billing-unit.ts'
import { memoByTable } from '../../memo/bounded-memo.ts'
import { drugFactsOf } from './drug-facts.ts'
import { profileOfName } from './drug-profile.ts'

/** How much of a form is used in a day at most, and how much one fill may hold all the same. */
export interface FormLimit {
  /** `eye drops`, as in "eye drops are usually used at". */
  readonly called: string
  readonly unit: BillingUnit
  readonly mostADay: number
  /** Smallest packages may last longer than a short course: up to this quantity nothing is said. */
  readonly oneFill: number
}

interface KnownForm extends FormLimit {
  readonly words: RegExp
  /** Classes of the drug profiles that the limit is for; any where left out. */
  readonly ofClass?: RegExp
}

/**
 * Forms that packages are made of, first match speaks. From FDA labels (doses, package sizes) with
 * room for the highest labelled dose: 12 puffs a day of a 200-puff canister of 18 g are 1.1 g; 20
 * drops are 1 mL; 32 g of diclofenac gel a day are the most that any gel's label names.
 */
const forms: readonly KnownForm[] = [
  {
    called: 'weekly and daily pens of this class',
    words: /\bpens?\b|\bml\b/i,
    ofClass: /GLP-1/,
    unit: 'ML',
    mostADay: 0.6,
    oneFill: 9,
  },
  {
    called: 'injections of this class',
    words: /\bpens?\b|pushtouch|sureclick|\bsyr|inject|auto|\bkit\b|\bml\b/i,
    ofClass: /(?:TNF|interleukin) blocker/,
    unit: 'EA',
    mostADay: 0.5,
    oneFill: 8,
  },
  {
    called: 'emergency injectors',
    words: /inject|injct|epipen|auvi-q|\bpen\b/i,
    ofClass: /emergency drug/,
    unit: 'EA',
    mostADay: 0.2,
    oneFill: 8,
  },
  {
    called: 'lidocaine patches',
    words: /lidoca.*patch|lidoderm|ztlido/i,
    unit: 'EA',
    mostADay: 3,
    oneFill: 30,
  },
  { called: 'patches', words: /\bpatch|transdermal/i, unit: 'EA', mostADay: 2, oneFill: 10 },
  {
    called: 'single-use eye drops',
    words: /^(?!.*drop).*(?:eye|ophth|restasis|xiidra)/i,
    unit: 'EA',
    mostADay: 8,
    oneFill: 60,
  },
  { called: 'eye drops', words: /eye|ophth/i, unit: 'ML', mostADay: 1, oneFill: 15 },
  {
    called: 'inhalers',
    words: /inhaler|\binh\b|\bhfa\b|symbicort|aerosphere/i,
    unit: 'GM',
    mostADay: 2,
    oneFill: 36,
  },
  {
    called: 'doses of dry powder inhalers',
    words: /^(?!.*(?:sol|neb|vial|ml\b)).*(?:diskus|ellipta|haler|inhub|wixela|inhal|\binhlr?\b)/i,
    unit: 'EA',
    mostADay: 4,
    oneFill: 60,
  },
  {
    called: 'vaginal rings',
    words: /vaginal ring|nuvaring|eluryng/i,
    unit: 'EA',
    mostADay: 0.1,
    oneFill: 4,
  },
  {
    called: 'creams, ointments and gels',
    words: /\bcream|\bcrm\b|\boint|\bgel\b|lotion/i,
    unit: 'GM',
    mostADay: 60,
    oneFill: 454,
  },
  {
    called: 'liquid antibiotics',
    words: /\bsusp|\bsyrup|\bsoln?\b|solution|recon|\/\s*\d*\s*ml/i,
    ofClass: /^antibiotic$/,
    unit: 'ML',
    mostADay: 100,
    oneFill: 200,
  },
]

/**
 * Most tablets or capsules a day of drugs that come as liquids too, the usual strengths of a label's
 * highest dose (FDA labels on DailyMed), with room for smaller ones. Antibiotics: eight.
 */
const tabletLimits: ReadonlyMap<string, number> = new Map([
  ['allopurinol', 8],
  ['aripiprazole', 8],
  ['azathioprine', 6],
  ['baclofen', 12],
  ['cetirizine', 4],
  ['diltiazem', 12],
  ['esomeprazole', 6],
  ['famotidine', 8],
  ['folic acid', 5],
  ['furosemide', 12],
  ['gabapentin', 12],
  ['hydroxyzine', 16],
  ['ibuprofen', 16],
  ['lacosamide', 8],
  ['levetiracetam', 12],
  ['lithium', 12],
  ['loratadine', 4],
  ['lorazepam', 10],
  ['alprazolam', 10],
  ['diazepam', 12],
  ['meloxicam', 3],
  ['methylphenidate', 8],
  ['metoprolol', 8],
  ['mirabegron', 2],
  ['naproxen', 6],
  ['olanzapine', 8],
  ['ondansetron', 8],
  ['pantoprazole', 6],
  ['pregabalin', 12],
  ['rivaroxaban', 3],
  ['sildenafil', 12],
  ['solifenacin', 2],
  ['tadalafil', 8],
  ['tramadol', 12],
  ['verapamil', 12],
])

const tablets = /\b(?:tab|tabs|tablets?|cap|caps|capsules?|caplets?|odt)\b/i

type Profiles = CodeTable<DrugProfile>

/** The limit of the form in which a drug was dispensed, read from its name and the drug list. */
export function formLimitOf(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
  profiles: Profiles,
): FormLimit | undefined {
  const { drugName, unitOfMeasure } = line
  const form = drugFactsOf(line, drugs)?.form
  const name = drugName === undefined ? form : form === undefined ? drugName : `${drugName} ${form}`
  if (name === undefined) return undefined
  const unit = unitOfMeasure === undefined ? undefined : billingUnitOf(unitOfMeasure)
  if (unitOfMeasure !== undefined && unit === undefined) return undefined
  return limitsOfNames(profiles)
    .get(name)
    .find((limit) => unit === undefined || limit.unit === unit)
}

const limitsOfNames = memoByTable(5000, (name, profiles: Profiles): readonly FormLimit[] => {
  const profile = profileOfName(name, profiles)
  if (tablets.test(name)) return tabletLimit(profile)
  return forms.filter(
    ({ words, ofClass }) =>
      words.test(name) && (ofClass === undefined || ofClass.test(profile?.drugClass ?? '')),
  )
})

function tabletLimit(profile: DrugProfile | undefined): readonly FormLimit[] {
  const ingredient = profile?.ingredient ?? ''
  const most = tabletLimits.get(ingredient) ?? (profile?.drugClass === 'antibiotic' ? 8 : undefined)
  if (most === undefined) return []
  return [{ called: `tablets of ${ingredient}`, unit: 'EA', mostADay: most, oneFill: most }]
}
