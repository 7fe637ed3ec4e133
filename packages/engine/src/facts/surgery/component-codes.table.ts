/**
 * Tests whose parts have codes of their own (CPT, Medicine, Cardiovascular and Pulmonary; Physician Fee
 * Schedule, PC/TC indicators 2, 3 and 4): the code of the whole, and those of its parts.
 */
export const componentCodes: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['93000', ['93005', '93010']],
  ['93015', ['93016', '93017', '93018']],
  ['93040', ['93041', '93042']],
  ['93224', ['93225', '93226', '93227']],
  ['93241', ['93242', '93243', '93244']],
  ['93245', ['93246', '93247', '93248']],
  ['93268', ['93270', '93271', '93272']],
  ['93784', ['93786', '93788', '93790']],
  ['94014', ['94015', '94016']],
]
