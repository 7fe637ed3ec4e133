import type { DatedRow } from '../../reference/in-effect.ts'
import type { BillingUnit } from '../drugs/billing-unit.ts'

/** A product that is dispensed in whole packages of its maker. */
export interface UnitOfUseRow extends DatedRow {
  /** Words of the drug name. */
  readonly names: RegExp
  readonly called: string
  readonly unit: BillingUnit
  /** What one package holds, in the unit; any sum of these is whole packages. */
  readonly sizes: readonly number[]
  /** Days for which one billing unit lasts at the labeled dose; left out where doses differ. */
  readonly daysAUnit?: number
  /** Each package is one dose, of the same days whoever takes it. */
  readonly isDose?: true
  /** So many intervals at the beginning are shorter by the label, as where a second dose follows in four weeks. */
  readonly shortAtFirst?: number
}

/** An antibody under the skin in single doses that last for weeks, by the shortest interval of its label. */
function longInterval(
  names: RegExp,
  milliliters: number,
  days: number,
  shortAtFirst: number,
  source: string,
): UnitOfUseRow {
  return {
    names,
    called: 'single doses',
    unit: 'ML',
    sizes: [milliliters],
    daysAUnit: days / milliliters,
    isDose: true,
    shortAtFirst,
    source: `FDA label of ${source}, section 2; chosen by Plumbline`,
  }
}

const ustekinumab =
  'stelara|ustekinumab|wezlana|selarsdi|pyzchiva|otulfi|imuldosa|yesintek|steqeyma|starjemza'

const labels = 'FDA labels, section 16 (how supplied) and section 2 (dosage); chosen by Plumbline'

export const unitsOfUse: readonly UnitOfUseRow[] = [
  {
    names: /ozempic/i,
    called: 'pens',
    unit: 'ML',
    sizes: [1.5, 3],
    daysAUnit: 28 / 3,
    source: labels,
  },
  {
    names: /trulicity|mounjaro|zepbound/i,
    called: 'pens',
    unit: 'ML',
    sizes: [0.5],
    daysAUnit: 14,
    isDose: true,
    source: labels,
  },
  { names: /victoza|saxenda/i, called: 'pens', unit: 'ML', sizes: [3], source: labels },
  {
    names: /toujeo.*(?:solostar|pen)/i,
    called: 'pens',
    unit: 'ML',
    sizes: [1.5, 3],
    source: labels,
  },
  {
    names:
      /flexpen|flextouch|kwikpen|solostar|tempo pen|(?:insulin|lantus|basaglar|humalog|novolog|levemir|tresiba|admelog|semglee|fiasp|lyumjev).*\bpens?\b/i,
    called: 'pens',
    unit: 'ML',
    sizes: [3],
    source: labels,
  },
  {
    names: /symbicort|breyna|budesonide-formoterol/i,
    called: 'inhalers',
    unit: 'GM',
    sizes: [10.2, 10.3, 6.9, 6],
    daysAUnit: 30 / 10.2,
    source: labels,
  },
  {
    names: /breo|trelegy/i,
    called: 'inhalers',
    unit: 'EA',
    sizes: [60, 28],
    daysAUnit: 0.5,
    source: labels,
  },
  {
    names:
      /advair.*(?:diskus|\b(?:100|250|500)[-/ ]50\b)|wixela|fluticasone-salmeterol.*(?:diskus|blist|inhub|\b(?:100|250|500)[-/ ]50\b)/i,
    called: 'inhalers',
    unit: 'EA',
    sizes: [60, 14],
    daysAUnit: 0.5,
    source: labels,
  },
  { names: /respimat/i, called: 'inhalers', unit: 'GM', sizes: [4], source: labels },
  {
    names: /latanoprost.*(?:eye|drop|ophth|sol)|xalatan/i,
    called: 'bottles',
    unit: 'ML',
    sizes: [2.5],
    daysAUnit: 10,
    source: labels,
  },
  {
    names:
      /(?:albuterol|\bduoneb\b|ipratropium-alb).*\/\s*3\s*ml\b|\balbuterol(?!.*ipra).*\b0?\.083\s*%/i,
    called: 'vials',
    unit: 'ML',
    sizes: [3],
    source: labels,
  },
  {
    names:
      /(?:insulin|lantus|humalog|novolog|levemir|humulin|novolin|admelog|semglee|fiasp|lyumjev|tresiba|apidra).*(?:\bvial|\bvl\b)/i,
    called: 'vials',
    unit: 'ML',
    sizes: [10, 3],
    source: labels,
  },
  {
    // `NovoLOG Inj 100/ML`: a vial or pens, where the name does not say.
    names:
      /^(?!.*(?:inhal|afrezza|500)).*(?:insulin|lantus|basaglar|humalog|novolog|levemir|humulin|novolin|admelog|semglee|fiasp|lyumjev|tresiba|apidra|rezvoglar).*\b(?:u-?)?[12]00\s*(?:units?|unt|un?)?\s*\/\s*ml/i,
    called: 'vials or pens',
    unit: 'ML',
    sizes: [10, 3],
    source: labels,
  },
  { names: /ventolin/i, called: 'inhalers', unit: 'GM', sizes: [18, 8], source: labels },
  { names: /proair hfa/i, called: 'inhalers', unit: 'GM', sizes: [8.5], source: labels },
  { names: /proventil/i, called: 'inhalers', unit: 'GM', sizes: [6.7], source: labels },
  { names: /dulera/i, called: 'inhalers', unit: 'GM', sizes: [13, 8.8], source: labels },
  {
    names: /^fluticasone prop\w* (?:50 mcg )?(?:nasal )?(?:50 mcg )?(?:nasal )?spr/i,
    called: 'bottles',
    unit: 'GM',
    sizes: [16],
    source: labels,
  },
  {
    names: /depo-?provera|medroxyprogest.*\b150\s*mg\/ml/i,
    called: 'vials or syringes',
    unit: 'ML',
    sizes: [1],
    daysAUnit: 84,
    source: 'FDA label of Depo-Provera CI, section 2: 150 mg every 13 weeks; given from week 12 on',
  },
  {
    names: /epipen|auvi-q|epinephrine.*(?:auto|pen\b)/i,
    called: 'packs of two injectors',
    unit: 'EA',
    sizes: [2],
    source: labels,
  },
  {
    names: /humira/i,
    called: 'cartons of two pens or syringes, or starter packs of three',
    unit: 'EA',
    sizes: [2, 3],
    source: labels,
  },
  {
    names:
      /\btest strips?\b|^(?:contour|freestyle|onetouch|accu-?chek|true ?metrix)\b.*\bstrips?\b/i,
    called: 'bottles',
    unit: 'EA',
    sizes: [10, 25],
    source: labels,
  },
  longInterval(
    new RegExp(String.raw`(?:${ustekinumab}).*\b90\s*mg`, 'i'),
    1,
    56,
    1,
    'Stelara: 90 mg each 8 weeks for the bowel, each 12 for the skin after two doses four weeks apart',
  ),
  longInterval(
    new RegExp(String.raw`(?:${ustekinumab}).*\b45\s*mg`, 'i'),
    0.5,
    84,
    1,
    'Stelara: 45 mg, again after four weeks, then each 12',
  ),
  longInterval(
    /skyrizi.*\b150\s*mg/i,
    1,
    84,
    1,
    'Skyrizi: 150 mg, again after four weeks, then each 12',
  ),
  longInterval(/skyrizi.*\b360\s*mg/i, 2.4, 56, 0, 'Skyrizi: 360 mg each 8 weeks'),
  longInterval(/skyrizi.*\b180\s*mg/i, 1.2, 56, 0, 'Skyrizi: 180 mg each 8 weeks'),
  longInterval(
    /tremfya.*\b100\s*mg/i,
    1,
    56,
    1,
    'Tremfya: 100 mg, again after four weeks, then each 8',
  ),
  longInterval(/ilumya/i, 1, 84, 1, 'Ilumya: 100 mg, again after four weeks, then each 12'),
  longInterval(
    /fasenra.*\b30\s*mg/i,
    1,
    56,
    2,
    'Fasenra: 30 mg three times four weeks apart, then each 8',
  ),
  longInterval(
    /prolia|(?:jubbonti|denosumab-bbdz).*\b60\s*mg/i,
    1,
    180,
    0,
    'Prolia: 60 mg each six months',
  ),
  { names: /creon/i, called: 'bottles', unit: 'EA', sizes: [70, 100, 250], source: labels },
  { names: /pradaxa|dabigatran/i, called: 'bottles', unit: 'EA', sizes: [60], source: labels },
  {
    names: /nitrostat|nitroglycerin.*\bsl\b/i,
    called: 'bottles',
    unit: 'EA',
    sizes: [25, 100],
    source: labels,
  },
]
