import type { ClaimLine } from '../../claim/claim-line.ts'

/** So many fills of a day are compared one by one; more are looked up. */
const fewFills = 8

/**
 * The fills of a day so far, by what may make another one repeat them: the prescription, or the
 * quantity. Of fills that agree in all that is compared only the nearest is kept.
 */
export class EarlierFills {
  #day: number | undefined
  /** Most days of a patient have one fill or few: so many of these are of the day. */
  readonly #few: ClaimLine[] = []
  #fewOfDay = 0
  #many: ManyFills | undefined

  /** Fills are added in the order of their days. */
  add(line: ClaimLine): void {
    if (line.serviceFromDay !== this.#day) {
      this.#day = line.serviceFromDay
      this.#fewOfDay = 0
      this.#many = undefined
    }
    this.#many?.add(line)
    if (this.#many) return
    this.#few[this.#fewOfDay++] = line
    if (this.#fewOfDay > fewFills) this.#many = new ManyFills(this.#few)
  }

  /** Those of the day of a fill that may be like it, the nearest first. */
  like(fill: ClaimLine): readonly ClaimLine[] {
    if (fill.serviceFromDay !== this.#day) return none
    return this.#many?.like(fill) ?? this.#fewLike(fill)
  }

  #fewLike({ prescriptionNumber, quantity }: ClaimLine): readonly ClaimLine[] {
    let found: ClaimLine[] | undefined
    for (let at = this.#fewOfDay - 1; at >= 0; at--) {
      const other = this.#few[at]
      if (other === undefined) continue
      const sameNumber =
        prescriptionNumber !== undefined && other.prescriptionNumber === prescriptionNumber
      if (sameNumber || (quantity !== undefined && other.quantity === quantity)) {
        found ??= []
        found.push(other)
      }
    }
    return found ?? none
  }
}

const none: readonly ClaimLine[] = []

/** The fills of a day on which there are many, so that they need not be compared each with each. */
class ManyFills {
  readonly #byPrescription = new Map<string, Kinds>()
  readonly #byQuantity = new Map<number, Kinds>()
  #count = 0

  constructor(lines: readonly ClaimLine[]) {
    for (const line of lines) this.add(line)
  }

  add(line: ClaimLine): void {
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

  like({ prescriptionNumber, quantity }: ClaimLine): readonly ClaimLine[] {
    const found = [
      ...(this.#byPrescription.get(prescriptionNumber ?? '')?.values() ?? []),
      ...(this.#byQuantity.get(quantity ?? NaN)?.values() ?? []),
    ]
    if (found.length > 1) found.sort((one, two) => two.place - one.place)
    return found.map(({ line }) => line)
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
