import type { ClaimLine } from '../../claim/claim-line.ts'
import { day, type Day } from '../../claim/day.ts'

/**
 * A place of departure and one of arrival (Medicare Claims Processing Manual, chapter 15, 30):
 * `RH` residence to hospital; X is a doctor's office on the way to a hospital. C, F, O, U and W are
 * the places of arrival of Medicare's model of 2021 to 2023 (ET3).
 */
const pair = /^[DEGHIJNPRS][CDEFGHIJNOPRSUWX]$/

/** `GX` says that a notice was given, on ambulances too. */
const notice = 'GX'

/** Whether two letters say, on the codes of ambulances, from where to where. */
export function isAmbulanceTrip(
  { procedureCode }: Pick<ClaimLine, 'procedureCode'>,
  modifier: string,
): boolean {
  return procedureCode?.startsWith('A0') === true && pair.test(modifier)
}

/** From where to where the modifiers of an ambulance's line say that it went; undefined where none does. */
export function ambulanceTrip(modifiers: readonly string[]): string | undefined {
  return modifiers.find((modifier) => modifier !== notice && pair.test(modifier))
}

/** Why Medicare pays no trip from here to there, and whether that leaves a doubt. */
export interface UncoveredTrip {
  /** The rest of a sentence that begins with the trip: `went to a doctor's office, ...`. */
  readonly says: string
  readonly isDoubtful: boolean
}

const office: UncoveredTrip = {
  says: 'to the office of a doctor, where Medicare pays no ambulance to, other than for a stop on the way to a hospital (X)',
  isDoubtful: false,
}
const home: UncoveredTrip = {
  says: 'from one home to another, neither of which is a place of care',
  isDoubtful: false,
}
const scene: UncoveredTrip = { says: 'to the scene of an accident', isDoubtful: false }
const site: UncoveredTrip = {
  says: 'to a diagnostic or therapeutic site that is no hospital; Medicare pays that for residents of skilled nursing facilities alone',
  isDoubtful: true,
}

/** In the public health emergency ambulances could go wherever the patient could be treated (42 CFR 410.40(f)(5)). */
const emergency = { from: day('2020-03-01'), to: day('2023-05-11') }

/**
 * Why Medicare does not pay a trip (42 CFR 410.40(f), Medicare Benefit Policy Manual, chapter 10,
 * 10.3); undefined where it may. `R` and `E` are homes, `P` an office, `S` a scene, `D` another site.
 */
export function uncoveredTrip(trip: string, on: Day): UncoveredTrip | undefined {
  const [from = '', to = ''] = trip
  if (to === 'S') return scene
  if (isHome(from) && isHome(to)) return home
  if (emergency.from <= on && on <= emergency.to) return undefined
  if (to === 'P') return office
  return to === 'D' && isHome(from) ? site : undefined
}

function isHome(place: string): boolean {
  return place === 'R' || place === 'E'
}
