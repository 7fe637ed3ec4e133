import type { DatedRow } from '../../reference/in-effect.ts'

/** A drug that Medicare Part B pays for, so that Part D may not. */
export interface PartBDrugRow extends DatedRow {
  readonly names: RegExp
  /** Only with such a diagnosis on the fill; always where left out. */
  readonly diagnosis?: RegExp
  readonly because: string
}

const manual = 'Medicare Benefit Policy Manual, chapter 15, section 50; 42 CFR 414.900 to 414.1001'

export const partBDrugs: readonly PartBDrugRow[] = [
  {
    names:
      /(?:albuterol|ipratropium|levalbuterol|budesonide|pulmicort|formoterol|perforomist|arformoterol|brovana|cromolyn|duoneb|xopenex|yupelri|tobramycin|dornase|pulmozyme).*(?:neb|respule|inhal(?:ation)? sol|inh sol|vial|\/\s*(?:2|2\.5|3|4)\s*ml|\b0?\.0(?:2|83)\s*%)/i,
    because: 'a nebulizer solution at home is paid under Part B',
    source: manual,
  },
  {
    names:
      /tacrolimus|prograf|mycophenol|cellcept|myfortic|cyclosporin|neoral|gengraf|azathioprine|imuran|sirolimus|rapamune|everolimus|zortress/i,
    diagnosis: /^(?:Z94|T86)/,
    because: 'a drug against rejection of a transplant is paid under Part B',
    source: manual,
  },
  {
    names:
      /capecitabine|xeloda|temozolomide|temodar|busulfan|myleran|melphalan|alkeran|etoposide|topotecan|hycamtin|cyclophosphamide/i,
    diagnosis: /^(?:C[0-9]|D4[56])/,
    because: 'a cancer drug by mouth that is also given by vein is paid under Part B',
    source: manual,
  },
  {
    names:
      /(?:epoetin|epogen|procrit|retacrit|darbepoetin|aranesp|cinacalcet|sensipar|calcitriol|doxercalciferol|paricalcitol)/i,
    diagnosis: /^(?:N186|Z992)/,
    because: 'a drug of dialysis is part of the payment of the dialysis facility',
    source: 'Medicare Benefit Policy Manual, chapter 11, section 20.3; 42 CFR 413.171',
  },
  {
    names:
      /sevelamer|renvela|renagel|lanthanum|fosrenol|calcium acetate|phoslo|phoslyra|velphoro|sucroferric|auryxia|ferric citrate|xphozah|tenapanor/i,
    diagnosis: /^(?:N186|Z992)/,
    because:
      'a phosphate binder of dialysis is part of the payment of the dialysis facility since 2025',
    from: '2025-01-01',
    source: '42 CFR 413.174(f)(6) and 413.234; ESRD PPS final rule for 2025',
  },
  {
    names:
      /fluzone|flucelvax|fluarix|flulaval|fluad\b|flublok|afluria|flumist|fluvirin|agriflu|prevnar|pneumovax|vaxneuvance|capvaxive|comirnaty|spikevax|mnexspike|nuvaxovid/i,
    because: 'vaccines against influenza, pneumococci and COVID-19 are paid under Part B',
    source: 'Social Security Act 1861(s)(10)(A); 42 CFR 410.57; 42 CFR 423.100',
  },
  {
    names:
      /\b(?:test|glucose|ketone) strips?\b|\bstrips? *\(?glucose|\blancets?\b|\blancing dev|glucose (?:meter|monitor)|accu-?chek|onetouch|one touch (?:ultra|verio)|contour(?: next)?\b.*(?:strip|meter)|freestyle (?:lite|libre|precision|insulinx)|dexcom/i,
    because: 'what measures blood sugar is equipment of Part B; Part D has what injects insulin',
    source: '42 CFR 410.38; 42 CFR 423.100, medical supplies of insulin injection; LCD L33822',
  },
]
