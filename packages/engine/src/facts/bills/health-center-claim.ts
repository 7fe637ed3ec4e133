import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isVisitPayment, mayBeVisitOf } from './health-center-visits.ts'

/** The claim of a health center: what it bills beside the codes that pay visits, worked out once for all its lines. */
export class HealthCenterClaim {
  /** Whether any line has a code that pays a visit. */
  readonly hasPayment: boolean
  readonly #besides: ReadonlyMap<Day | undefined, readonly ClaimLine[]>
  readonly #visits = new Map<string, boolean>()
  readonly #services = new Map<Day | undefined, ClaimLine | undefined>()

  /** @param billed the lines that were not denied */
  constructor(billed: readonly ClaimLine[]) {
    const besides = billed.filter((line) => !isVisitPayment(line))
    this.hasPayment = besides.length < billed.length
    this.#besides = Map.groupBy(besides, ({ serviceFromDay }) => serviceFromDay)
  }

  /** A service of the day of a payment code: of several the one of the lowest code, whichever row stands first. */
  serviceBeside({ serviceFromDay }: ClaimLine): ClaimLine | undefined {
    if (this.#services.has(serviceFromDay)) return this.#services.get(serviceFromDay)
    const service = this.#besidesOn(serviceFromDay)
      .filter(({ procedureCode }) => procedureCode !== undefined)
      .reduce<ClaimLine | undefined>(lowest, undefined)
    this.#services.set(serviceFromDay, service)
    return service
  }

  /** Whether the day of a payment code has a visit that it pays: the same for all lines with that code. */
  hasVisitOf(payment: ClaimLine): boolean {
    const { serviceFromDay: day, procedureCode = '' } = payment
    const asked = `${day ?? ''} ${procedureCode}`
    const known =
      this.#visits.get(asked) ?? this.#besidesOn(day).some((line) => mayBeVisitOf(payment, line))
    this.#visits.set(asked, known)
    return known
  }
  #besidesOn(day: Day | undefined): readonly ClaimLine[] {
    return this.#besides.get(day) ?? []
  }
}

function lowest(one: ClaimLine | undefined, other: ClaimLine): ClaimLine {
  return one === undefined || (other.procedureCode ?? '') < (one.procedureCode ?? '') ? other : one
}
