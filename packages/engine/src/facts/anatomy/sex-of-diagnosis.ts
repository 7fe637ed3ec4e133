/**
 * Blocks of ICD-10-CM (tabular list, titles of blocks and categories) that name the organs or the care of one
 * sex, by what their codes begin with. Whatever either sex may have is left out: the breast, reassignment,
 * contraception, and history that a family has.
 */
const blocks: readonly (readonly ['F' | 'M', RegExp])[] = [
  // Neoplasms of the genital organs: malignant, in situ, benign, uncertain.
  ['M', /^(?:C6[0-3]|D07[4-6]|D29|D40)/],
  ['F', /^(?:C5[1-8]|D06|D07[0-3]|D2[5-8]|D39)/],
  // Diseases of the genital organs, inflammatory and other; pregnancy, childbirth and the puerperium.
  ['M', /^N(?:4\d|5[0-3])/],
  ['F', /^(?:N7[0-7]|N8\d|N9[0-8]|O)/],
  // Congenital malformations of the genital organs.
  ['M', /^Q5[3-5]/],
  ['F', /^Q5[0-2]/],
  // Findings in specimens and tumor markers of the prostate.
  ['M', /^(?:R86|R972)/],
  ['F', /^R87/],
  // Encounters: screening of the prostate; pregnancy, its supervision, weeks and after-care; gynecology.
  ['M', /^(?:Z125|Z854[67])/],
  ['F', /^(?:Z3[2-469]|Z3A|Z124|Z0141|Z854[1-4]|Z907[12])/],
]

/** The sex whose organs or care a diagnosis (ICD-10-CM, without its point) names; undefined where it names neither. */
export function sexOfDiagnosis(diagnosis: string): 'F' | 'M' | undefined {
  return blocks.find(([, codes]) => codes.test(diagnosis))?.[0]
}
