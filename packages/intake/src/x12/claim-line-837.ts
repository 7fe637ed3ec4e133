import { Adjustments } from './remittances/adjustments-of.ts'
import { pointedTo } from './health-information.ts'
import { takeName } from './parties.ts'
import type { Segment } from './segments.ts'
import { put, type X12Facts } from './x12-columns.table.ts'
import { amountOf, centsOf, components, isoOf, spanOf } from './x12-values.ts'

/** One service line of a claim, as its segments come. */
export class ClaimLine837 {
  readonly facts: X12Facts
  readonly position: number
  /** The provider's own number of the line. */
  control: string | undefined
  readonly #adjustments = new Adjustments()
  readonly #isAdjudicated: boolean
  #paidCents: number | undefined

  /** `claim`: what the claim says for all its lines. `isAdjudicated`: SVD is this payer's payment. */
  constructor(
    segment: Segment,
    claim: X12Facts,
    diagnoses: readonly string[],
    isAdjudicated: boolean,
  ) {
    this.facts = { ...claim }
    this.position = segment.position
    this.#isAdjudicated = isAdjudicated
    takeService(segment, this.facts, diagnoses)
  }

  take(segment: Segment): void {
    const { name, elements } = segment
    switch (name) {
      case 'DTP':
        this.#takeDate(elements)
        break
      case 'REF':
        if (elements[1] === 'XZ') put(this.facts, 'prescriptionNumber', elements[2])
        if (elements[1] === '6R') this.control = elements[2]?.trim()
        break
      case 'LIN':
        if (elements[2] === 'N4') put(this.facts, 'ndc', elements[3])
        break
      case 'CTP':
        put(this.facts, 'ndcQuantity', elements[4])
        put(this.facts, 'unitOfMeasure', components(elements[5], segment.separators)[0])
        break
      case 'NM1':
        takeName(segment, this.facts)
        break
      case 'PRV':
        if (elements[1] === 'PE') put(this.facts, 'specialty', elements[3])
        break
      case 'TOO':
        this.#takeTooth(segment)
        break
      case 'SVD':
        this.#paidCents = (this.#paidCents ?? 0) + (centsOf(elements[2]) ?? 0)
        break
      case 'CAS':
        this.#adjustments.take(elements)
        break
    }
  }

  /** All that the line and its claim say. Adjustments of other payers are none of this one. */
  close(): X12Facts {
    if (this.#paidCents !== undefined) {
      put(this.facts, this.#isAdjudicated ? 'paid' : 'otherPayerPaid', amountOf(this.#paidCents))
    }
    if (this.#isAdjudicated) {
      put(this.facts, 'adjustments', this.#adjustments.written)
      put(this.facts, 'patientShare', this.#adjustments.patientShare)
    }
    return this.facts
  }

  /** Tooth and surfaces; a service of several teeth has one segment for each. */
  #takeTooth({ elements, separators }: Segment): void {
    const surfaces = components(elements[3], separators).filter(Boolean)
    const site = [this.facts.oralSite, elements[2], ...surfaces]
    put(this.facts, 'oralSite', site.filter(Boolean).join(' '))
  }

  #takeDate([, qualifier, , value]: readonly string[]): void {
    if (qualifier === '472') {
      const [from, through] = spanOf(value)
      put(this.facts, 'serviceFromDay', from)
      put(this.facts, 'serviceThroughDay', through)
    } else if (qualifier === '573' && this.#isAdjudicated) {
      put(this.facts, 'paidDay', isoOf(value))
    }
  }
}

/** SV1 of physicians, SV2 of facilities, SV3 of dentists. */
function takeService(
  { elements, separators }: Segment,
  facts: X12Facts,
  diagnoses: readonly string[],
): void {
  const isFacility = elements[0] === 'SV2'
  const isDental = elements[0] === 'SV3'
  const [qualifier = '', code, ...modifiers] = components(elements[isFacility ? 2 : 1], separators)
  put(facts, qualifier === 'N4' ? 'ndc' : 'procedureCode', code)
  put(facts, 'modifiers', modifiers.slice(0, 4).filter(Boolean).join(','))
  put(facts, 'claimType', isFacility ? '837I' : isDental ? '837D' : '837P')
  if (isFacility) {
    put(facts, 'revenueCode', elements[1])
    put(facts, 'charge', elements[3])
    put(facts, 'units', elements[5])
    put(facts, 'diagnoses', diagnoses.join(';'))
    return
  }
  put(facts, 'charge', elements[2])
  if (isDental) {
    put(facts, 'placeOfService', elements[3])
    put(facts, 'oralSite', components(elements[4], separators).filter(Boolean).join(' '))
    put(facts, 'units', elements[6] === undefined || elements[6] === '' ? '1' : elements[6])
  } else {
    put(facts, elements[3] === 'MJ' ? 'anesthesiaMinutes' : 'units', elements[4])
    put(facts, 'placeOfService', elements[5])
  }
  const pointers = components(elements[isDental ? 11 : 7], separators)
  put(facts, 'diagnoses', pointedTo(pointers, diagnoses).join(';'))
}
