import { principalDiagnosis } from '../../claim/principal-diagnosis.ts'
import type { Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'

/** So many stays that end on one day for one disease are compared; whoever asks is told where there are more. */
const mostOfDay = 16

/** Stays of a patient by the day on which they end and the category of their principal diagnosis. */
export class StaysByDischarge {
  readonly #stays = new Map<string, HospitalStay[]>()
  readonly #known = new Set<string>()
  readonly #crowded = new Set<string>()

  constructor(stays: readonly HospitalStay[]) {
    for (const stay of stays) this.#add(stay)
  }

  /** Stays for the same disease that end on a day, in the order of their lines. */
  endingOn(day: Day, { line }: HospitalStay): readonly HospitalStay[] {
    const category = categoryOf(line)
    return (category && this.#stays.get(keyOf(day, category))) || []
  }

  /** Whether more of them end on a day than `endingOn` answers. */
  isCrowded(day: Day, { line }: HospitalStay): boolean {
    const category = categoryOf(line)
    return category !== undefined && this.#crowded.has(keyOf(day, category))
  }

  /** Stays that agree in dates, hospital and payer are one. */
  #add(stay: HospitalStay): void {
    const { admission, discharge, line } = stay
    const category = categoryOf(line)
    if (category === undefined) return
    const { facilityNpi, billingNpi, providerTaxId, payer, planType, dischargeStatus } = line
    const hospital = [facilityNpi, billingNpi, providerTaxId]
    const kind = [admission, discharge, category, ...hospital, payer, planType, dischargeStatus]
    if (this.#known.has(kind.join('|'))) return
    this.#known.add(kind.join('|'))
    const key = keyOf(discharge, category)
    const ofDay = this.#stays.get(key)
    if (!ofDay) this.#stays.set(key, [stay])
    else if (ofDay.length < mostOfDay) ofDay.push(stay)
    else this.#crowded.add(key)
  }
}

function keyOf(day: Day, category: string): string {
  return `${String(day)}|${category}`
}

function categoryOf(line: HospitalStay['line']): string | undefined {
  return principalDiagnosis(line)?.slice(0, 3)
}
