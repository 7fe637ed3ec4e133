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
  /** A day where the line states no unit: pieces are counted, and their number is no count of days. */
  readonly mostOfPieces?: number
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

const patchLabels = 'FDA labels of the patches, section 2: hours or days for which one is worn'

/** Patches that stay on for days, with the shortest time of their labels. */
const lastingPatches: readonly FormLimitRow[] = [
  patchRow('fentanyl patches, worn for two or three days,', /fentanyl|duragesic/i, 0.5, 5),
  patchRow('patches of buprenorphine, worn for a week,', /buprenorphine|butrans/i, 0.145, 4),
  patchRow(
    'contraceptive patches, worn for a week,',
    /xulane|zafemy|twirla|norelgestromin|levonorgest\w*[-/ ]+(?:ee|ethinyl)/i,
    0.145,
    3,
  ),
  patchRow(
    'patches of estradiol, changed twice a week at most,',
    /estradiol|vivelle|minivelle|climara|dotti|lyllana|alora|combipatch/i,
    0.3,
    8,
  ),
  patchRow('patches of clonidine, worn for a week,', /clonidine|catapres/i, 0.3, 8),
  patchRow('patches of oxybutynin, changed twice a week,', /oxybutynin|oxytrol/i, 0.3, 8),
  patchRow(
    'patches of scopolamine, worn for three days,',
    /scopolamine|transderm[- ]scop/i,
    0.34,
    4,
  ),
]

function patchRow(called: string, drugs: RegExp, mostADay: number, oneFill: number): FormLimitRow {
  const words = new RegExp(
    String.raw`(?=.*(?:${drugs.source}))(?=.*(?:patch|transderm|\bptch|mcg\/h|xulane|zafemy|twirla|vivelle|minivelle|climara|dotti|lyllana|alora|combipatch|butrans|duragesic|catapres-tts|oxytrol|\btd\b))`,
    'i',
  )
  return {
    called,
    words,
    unit: 'EA',
    mostADay,
    oneFill,
    mostOfPieces: mostADay,
    source: patchLabels,
  }
}

/** Milligrams of a syringe of enoxaparin, and milliliters. */
const enoxaparin = [
  [30, 0.3],
  [40, 0.4],
  [60, 0.6],
  [80, 0.8],
  [100, 1],
  [120, 0.8],
  [150, 1],
] as const

const enoxaparinSyringes: readonly FormLimitRow[] = enoxaparin.map(([milligrams, milliliters]) => ({
  called: `syringes of ${String(milliliters)} mL, at most two a day,`,
  words: new RegExp(String.raw`(?:enoxaparin|lovenox).*\b${String(milligrams)}\s*mg`, 'i'),
  unit: 'ML',
  mostADay: 2 * milliliters,
  oneFill: 2 * milliliters,
  mostOfPieces: 2,
  source:
    'FDA label of Lovenox, sections 2 and 3: a syringe once or twice a day; billed in milliliters',
}))

/**
 * Forms that packages are made of, first match speaks: 12 puffs a day of a 200-puff canister of 18 g
 * are 1.1 g; 20 drops are 1 mL; 32 g of diclofenac gel a day are the most that any gel's label names.
 */
export const formLimits: readonly FormLimitRow[] = [
  ...lastingPatches,
  ...enoxaparinSyringes,
  {
    called: 'syringes of enoxaparin, at most three milliliters',
    words: /enoxaparin|lovenox/i,
    unit: 'ML',
    mostADay: 3,
    oneFill: 3,
    source: 'FDA label of Lovenox, sections 2 and 3: the largest syringe holds 1 mL, twice a day',
  },
  {
    called: 'injections of vitamin B12, daily for a week or two and then each week or month,',
    words:
      /^(?=.*(?:cyanocobal|hydroxocobal|vit(?:amin)? ?b-?12))(?!.*(?:nasal|spray|tab|cap|subl))/i,
    unit: 'ML',
    mostADay: 0.5,
    oneFill: 10,
    source:
      'FDA label of cyanocobalamin injection, dosage: daily for a week, then each few days, then monthly; vials of 1 and 10 mL',
  },
  {
    called: 'injections of antibodies against PCSK9, at most three in four weeks,',
    words: /repatha(?!.*pushtronex)|praluent/i,
    unit: 'ML',
    mostADay: 0.1072,
    oneFill: 3,
    source:
      'FDA labels of Repatha and Praluent, section 2: 140 or 150 mg each two weeks, 420 or 300 mg a month',
  },
  {
    called: 'tablets of a dose pack of methylprednisolone, 21 for six days,',
    words: /(?:methylpred\w*|medrol).*\b(?:dose?\s?-?p(?:a?c)?k|pak)\b/i,
    unit: 'EA',
    mostADay: 6,
    oneFill: 42,
    mostOfPieces: 6,
    source:
      'FDA label of Medrol, how supplied: Dosepak of 21 tablets; six on the first day, one less each day',
  },
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
    called: 'pens or syringes of adalimumab, at most one a week after the six that begin it,',
    words:
      /adalimumab|humira|amjevita|cyltezo|hadlima|hulio|hyrimoz|idacio|simlandi|yuflyma|yusimry/i,
    unit: 'EA',
    mostADay: 0.15,
    oneFill: 6,
    source:
      'FDA label of Humira, section 2: 160 mg, 80 mg and 40 mg in the first four weeks, then 40 mg each week or two',
  },
  {
    called: 'pens or syringes of etanercept, at most two a week,',
    words: /etanercept|enbrel/i,
    unit: 'ML',
    mostADay: 0.29,
    oneFill: 8,
    source: 'FDA label of Enbrel, section 2: 50 mg twice a week for three months, then each week',
  },
  {
    called: 'pens or syringes of dupilumab, two each two weeks after the pack that begins it,',
    words: /dupixent/i,
    unit: 'ML',
    mostADay: 0.29,
    oneFill: 8,
    source:
      'FDA label of Dupixent, section 2: 600 mg, then 300 mg each week or two; 2 mL hold 300 mg',
  },
  {
    called: 'pens of galcanezumab or erenumab, at most three a month,',
    words: /emgality|galcanezumab|aimovig|erenumab/i,
    unit: 'ML',
    mostADay: 0.11,
    oneFill: 3,
    source:
      'FDA labels of Emgality and Aimovig, section 2: two pens at first, then one a month; three for cluster headache',
  },
  {
    called: 'injections of this class',
    words: /\bpens?\b|pushtouch|sureclick|\bsyr|inject|auto|\bkit\b|\bml\b/i,
    ofClass: /(?:TNF|interleukin(?:-\d+)?) blocker/,
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
    words: /lido(?:ca|de).*patch|lidoderm|ztlido|tridacaine|lidocan\b/i,
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
    called: 'nasal sprays of a corticosteroid, a bottle a month,',
    words:
      /(?:fluticasone|flonase|mometasone|nasonex|triamcinolone|budesonide).*(?:\bnas\w*|\bspr\w*)/i,
    unit: 'GM',
    mostADay: 1.1,
    oneFill: 34,
    source: 'FDA label of Flonase, sections 2 and 16: 16 g for a month; room is our own',
  },
  {
    called: 'testosterone under the skin or into a muscle',
    words: /testosterone (?:cyp|enan)|depo-?testost/i,
    unit: 'ML',
    mostADay: 0.15,
    oneFill: 10,
    source: 'FDA label of Depo-Testosterone: at most 400 mg each two weeks; vials of 1 and 10 mL',
  },
  {
    called: 'pen needles and syringes of insulin',
    words: /pen needle|\bneedles?\b|insulin syr|syr\w* w\/ ?needle/i,
    unit: 'EA',
    mostADay: 12,
    oneFill: 200,
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
    called: 'capsules for inhalation, one a day,',
    words: /handihaler|\bspiriva\b(?!.*respimat)|tiotropium.*\b(?:cap|cp)/i,
    unit: 'EA',
    mostADay: 1.2,
    oneFill: 30,
    source: 'FDA label of Spiriva HandiHaler, section 2: one capsule a day; room is our own',
  },
  {
    called: 'doses of dry powder inhalers',
    words:
      /^(?!.*(?:sol|neb|vial|ml\b)).*(?:diskus|ellipta|haler|inhub|wixela|inhal|\binhlr?\b|fluticasone-salmeterol\b.*\b(?:100|250|500)[-/ ]50\b)/i,
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
    words: /vaginal ring|\bvag\w* ring|nuvaring|eluryng|haloette|enilloring/i,
    unit: 'EA',
    mostADay: 0.05,
    oneFill: 1,
    mostOfPieces: 0.05,
    source:
      'FDA label of NuvaRing, section 2: three weeks in, one out; worn without a pause at most',
  },
  {
    called: 'the strongest corticosteroids for the skin, 50 g a week,',
    words:
      /(?:clobetasol|temovate|halobetasol|ultravate|diflorasone|betameth\w* dip\w*[ -]aug|diprolene).*(?:\bcream|\bcrm\b|\boint|\bgel\b|lotion)/i,
    unit: 'GM',
    mostADay: 7.2,
    oneFill: 120,
    source:
      'FDA labels of clobetasol, halobetasol and augmented betamethasone, dosage: no more than 50 g a week',
  },
  {
    called: 'gels of testosterone, at most 10 g,',
    words: /(?:testosterone.*gel|androgel|testim\b|vogelxo)/i,
    unit: 'GM',
    mostADay: 10.5,
    oneFill: 150,
    source: 'FDA labels of AndroGel and Testim, section 2: 10 g of 1 %, 5 g of 1.62 %',
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
    mostADay: 90,
    oneFill: 200,
    source: labels,
  },
  {
    called: 'solutions for the nebulizer, ten vials a day at most,',
    words:
      /(?:albuterol|ipratropium|budesonide|formoterol).*(?:\bneb|\bsoln?\b|solution|\bvial|\bamp|\/\s*[23]\s*ml|0\.083|\binh\w* su?sp)/i,
    unit: 'ML',
    mostADay: 30,
    oneFill: 180,
    source: labels,
  },
  {
    called: 'liquids for the mouth',
    words:
      /^(?!.*(?:\bpeg\b|lyte|prep\b|citrate|nutri|formula|rins|mouth ?w|irrig|dialy|enema|\biv\b|infus|\bbag\b|vial|inj|neb|inhal|top|\beye|ophth|barium|shake|wash|scalp)).*(?:\blactulose\b|\bsyrup|\belixir|\boral (?:sol|susp|liq)|\bsusp(?:ension)?\b|\/\s*(?:5|15)\s*ml)/i,
    unit: 'ML',
    mostADay: 250,
    oneFill: 500,
    source: labels,
  },
]
