import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'

/**
 * Operations, biopsies and looks into an organ of which there is one, by CPT's numbers; what is also done where the
 * organ was (smears of the vault, tests of the blood, imaging) is left out.
 */
const services: readonly (readonly [organ: string, first: number, last: number])[] = [
  ['gallbladder', 47_480, 47_490],
  ['gallbladder', 47_562, 47_620],
  ['appendix', 44_950, 44_970],
  ['uterus', 58_100, 58_146],
  ['uterus', 58_300, 58_301],
  ['uterus', 58_340, 58_356],
  ['uterus', 58_541, 58_546],
  ['uterus', 58_555, 58_563],
  ['uterus', 58_674, 58_674],
  ['uterus', 59_000, 59_899],
  ['prostate', 52_441, 52_442],
  ['prostate', 52_450, 52_450],
  ['prostate', 52_601, 52_649],
  ['prostate', 53_850, 53_854],
  ['prostate', 55_700, 55_706],
  ['prostate', 55_801, 55_831],
  ['prostate', 55_873, 55_876],
]

/** The organ that a service works on and needs to be there; undefined for other services. */
export function servedOrgan(procedure: ProcedureNumber): string | undefined {
  const number = digitsOnly(procedure)
  if (number < 44_950 || number > 59_899) return undefined
  return services.find(([, first, last]) => first <= number && number <= last)?.[0]
}
