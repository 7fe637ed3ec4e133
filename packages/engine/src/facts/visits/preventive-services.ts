import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'

/** Vaccines and giving them; preventive visits and counselling; screening tests named as such. */
const preventiveRuns: readonly (readonly [number, number])[] = [
  [90_460, 90_480],
  [90_619, 90_759],
  [91_300, 91_323],
  [99_381, 99_429],
]
const otherScreening: ReadonlySet<number> = new Set([76_706, 77_063, 77_067, 77_080, 82_270])

/**
 * Part B preventive services of HCPCS Level II: welcome and wellness visits, vaccinations, screening
 * for cancer, glaucoma, depression, alcohol, sexually transmitted infections and obesity, advance
 * care, smoking, diabetes training, nutrition (42 CFR 410.2, 410.15 to 410.19, 410.37 to 410.66).
 */
const levelTwo: ReadonlySet<ProcedureNumber> = new Set(
  (
    'G0008 G0009 G0010 G0101 G0102 G0103 G0104 G0105 G0106 G0108 G0109 G0117 G0118 G0120 G0121 G0123 ' +
    'G0143 G0144 G0145 G0147 G0148 G0270 G0271 G0296 G0328 G0402 G0403 G0404 G0405 G0432 G0433 G0435 ' +
    'G0438 G0439 G0442 G0443 G0444 G0445 G0446 G0447 G0473 G0472 G0475 G0476 G0499 G0513 G0514 Q0091'
  )
    .split(' ')
    .map(procedureNumber),
)

/** Whether a line is a vaccination, a preventive visit or a screening that Medicare Part B lists. */
export function isPreventiveService({ procedure }: ClaimLine): boolean {
  if (levelTwo.has(procedure)) return true
  const number = digitsOnly(procedure)
  return (
    otherScreening.has(number) ||
    preventiveRuns.some(([first, last]) => first <= number && number <= last)
  )
}
