import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'

/** Before, contractors could look at the record of a line with GZ and pay it. */
const automaticDenial = day('2011-07-01')

/** A modifier by which its own line says that it is not to be paid. */
export type ExcludingModifier = 'GY' | 'GZ' | WrongSurgery
/** Of what nobody is to pay, whoever pays. */
type WrongSurgery = 'PA' | 'PB' | 'PC'

const inOrder: readonly ExcludingModifier[] = ['GY', 'GZ', 'PA', 'PB', 'PC']

/** What each says, as the end of a sentence (Medicare Claims Processing Manual, chapter 23, 20.9.1.1; NCD 140.6 to 140.8). */
export const saysOfExcluding: Readonly<Record<ExcludingModifier, string>> = {
  GY: 'the service is excluded from Medicare by law',
  GZ: 'the service is expected to be denied as not necessary',
  PA: 'the wrong body part was operated on',
  PB: 'the wrong patient was operated on',
  PC: 'the wrong operation was done',
}

/** The first of a line's modifiers that excludes it; undefined where none does. */
export function excludingModifier(modifiers: readonly string[]): ExcludingModifier | undefined {
  return inOrder.find((modifier) => modifiers.includes(modifier))
}

/** Whether Medicare pays no line with the modifier, whatever its record says (CMS Change Request 7228 for GZ). */
export function isNeverPaid({ serviceFromDay }: ClaimLine, modifier: ExcludingModifier): boolean {
  return modifier !== 'GZ' || (serviceFromDay ?? automaticDenial) >= automaticDenial
}
