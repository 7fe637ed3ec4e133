import type { ClaimLine } from '../../claim/claim-line.ts'

/**
 * The fills of a day so far, by what may make another one repeat them: the prescription, or the
 * quantity. Of fills that agree in all that is compared only the nearest is kept.
 */
export class EarlierFills {
  #day: number | undefined
  readonly #byPrescription = new Map<string, Kinds>()
  readonly #byQuantity = new Map<number, Kinds>()
  #count = 0

  /** Fills are added in the order of their days. */
  add(line: ClaimLine): void {
    if (line.serviceFromDay !== this.#day) this.#startDay(line.serviceFromDay)
    const { prescriptionNumber, quantity, pharmacyId, refillNumber } = line
    const placed = { line, place: this.#count++ }
    const drug = drugOf(line)
    if (prescriptionNumber !== undefined) {
      const money = `${line.paidCents ?? ''}|${line.patientShareCents ?? ''}`
      const fill = `${drug}|${pharmacyId ?? ''}|${refillNumber ?? ''}|${quantity ?? ''}|${money}`
      keep(this.#byPrescription, prescriptionNumber, fill, placed)
    }
    if (quantity !== undefined) keep(this.#byQuantity, quantity, drug, placed)
  }

  /** Those of the day of a fill that may be like it, the nearest first. */
  like({ serviceFromDay, prescriptionNumber, quantity }: ClaimLine): readonly ClaimLine[] {
    if (serviceFromDay !== this.#day) return []
    const found = [
      ...(this.#byPrescription.get(prescriptionNumber ?? '')?.values() ?? []),
      ...(this.#byQuantity.get(quantity ?? NaN)?.values() ?? []),
    ]
    if (found.length > 1) found.sort((one, two) => two.place - one.place)
    return found.map(({ line }) => line)
  }

  #startDay(day: number | undefined): void {
    this.#day = day
    this.#byPrescription.clear()
    this.#byQuantity.clear()
  }
}

interface Placed {
  readonly line: ClaimLine
  readonly place: number
}

type Kinds = Map<string, Placed>

/** So many kinds are compared with a fill: of one patient, day and quantity nobody has as many. */
const mostKinds = 16

function keep<Key>(by: Map<Key, Kinds>, key: Key, kind: string, placed: Placed): void {
  let kinds = by.get(key)
  if (!kinds) {
    kinds = new Map<string, Placed>()
    by.set(key, kinds)
  }
  kinds.delete(kind)
  kinds.set(kind, placed)
  if (kinds.size <= mostKinds) return
  for (const oldest of kinds.keys()) {
    kinds.delete(oldest)
    return
  }
}

/** What is compared of any two fills: drug, payer and part. */
function drugOf(line: ClaimLine): string {
  const { ndc, ndcAsBilled, drugName, payer, planType, dispensingStatus } = line
  return [ndc, ndcAsBilled, drugName, payer, planType, dispensingStatus].join('|')
}
