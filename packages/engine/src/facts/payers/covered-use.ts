/**
 * Diagnoses for which Part D may cover a drug although its brand, strength or class is mostly for an
 * excluded use: medically accepted indications of the FDA label (Medicare Prescription Drug Benefit
 * Manual, chapter 6, section 10.6). Pulmonary hypertension for PDE5 inhibitors, the prostate for
 * tadalafil; heart attack, stroke, peripheral artery disease and steatohepatitis for semaglutide;
 * sleep apnea for tirzepatide.
 */
const coveredUses: ReadonlyMap<string, RegExp> = new Map([
  ['sildenafil', /^I27[02]/],
  ['tadalafil', /^(?:I27[02]|N40)/],
  ['semaglutide', /^(?:I2[0-5]|I63|I693|I70|I739|Z8673|K7581)/],
  ['tirzepatide', /^G4733/],
])

/** Whether a diagnosis of the fill is one for which Part D may cover the ingredient. */
export function hasCoveredUse(
  ingredient: string | undefined,
  diagnoses: readonly string[],
): boolean {
  const uses = ingredient === undefined ? undefined : coveredUses.get(ingredient)
  return uses !== undefined && diagnoses.some((diagnosis) => uses.test(diagnosis))
}
