import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'

/** Runs of CPT: the male genital system; the female one, maternity, imaging in pregnancy, smears of the cervix. */
const runs: readonly (readonly ['F' | 'M', number, number])[] = [
  ['M', 52_441, 52_442],
  ['M', 52_601, 52_649],
  ['M', 53_850, 53_855],
  ['M', 54_000, 55_899],
  ['F', 56_405, 58_999],
  ['F', 59_000, 59_899],
  ['F', 76_801, 76_828],
  ['F', 88_141, 88_155],
  ['F', 88_164, 88_175],
]

const levelTwo: ReadonlyMap<ProcedureNumber, 'F' | 'M'> = new Map([
  ...['G0101', 'G0123', 'G0143', 'G0144', 'G0145', 'G0147', 'G0148', 'Q0091'].map(
    (code) => [procedureNumber(code), 'F'] as const,
  ),
  ...['G0102', 'G0103'].map((code) => [procedureNumber(code), 'M'] as const),
])

/** The sex whose organs a service is for; undefined where it is for anybody's. */
export function sexOfProcedure(procedure: ProcedureNumber): 'F' | 'M' | undefined {
  const number = digitsOnly(procedure)
  const run = runs.find(([, first, last]) => first <= number && number <= last)
  return run?.[0] ?? levelTwo.get(procedure)
}
