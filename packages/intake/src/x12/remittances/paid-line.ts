import { Adjustments } from './adjustments-of.ts'
import type { Segment } from '../segments.ts'
import { put, type X12Facts } from '../x12-columns.table.ts'
import { components, isoOf } from '../x12-values.ts'

/** One service of a remittance, as its segments come. */
export class PaidLine {
  readonly facts: X12Facts
  readonly position: number
  /** The provider's own number of the line. */
  control: string | undefined
  /** What was billed, where the payer took another code in its place. */
  readonly submittedCode: string | undefined
  /** Units as billed, else as paid; a count of zero units paid says nothing of those billed. */
  readonly statedUnits: string | undefined
  readonly #adjustments = new Adjustments()

  /** `claim`: what the claim says for all its lines. */
  constructor(segment: Segment, claim: X12Facts) {
    this.facts = { ...claim }
    this.position = segment.position
    takeService(segment, this.facts)
    this.submittedCode = components(segment.elements[6], segment.separators)[1]
    this.statedUnits = [segment.elements[7], segment.elements[5]].find((units) => Number(units) > 0)
  }

  take({ elements }: Segment): void {
    const [name, qualifier, value] = elements
    if (name === 'DTM') {
      if (qualifier === '472' || qualifier === '150') {
        put(this.facts, 'serviceFromDay', isoOf(value))
      }
      if (qualifier === '151') put(this.facts, 'serviceThroughDay', isoOf(value))
    } else if (name === 'CAS') this.#adjustments.take(elements)
    else if (name === 'AMT' && qualifier === 'B6') put(this.facts, 'allowed', value)
    else if (name === 'REF' && qualifier === 'HPI') put(this.facts, 'renderingNpi', value)
    else if (name === 'REF' && qualifier === '6R') this.control = value?.trim()
  }

  /** All that the line and its claim say. */
  close(): X12Facts {
    put(this.facts, 'adjustments', this.#adjustments.written)
    put(this.facts, 'patientShare', this.#adjustments.patientShare)
    return this.facts
  }
}

/** The code that was paid, with revenue code or NDC where it is one; one unit where none is said. */
function takeService({ elements, separators }: Segment, facts: X12Facts): void {
  const [qualifier = '', code, ...modifiers] = components(elements[1], separators)
  const units = elements[5] === undefined || elements[5].trim() === '' ? '1' : elements[5]
  put(facts, 'charge', elements[2])
  put(facts, 'paid', elements[3])
  put(facts, 'revenueCode', qualifier === 'NU' ? code : elements[4])
  if (qualifier === 'N4') {
    put(facts, 'ndc', code)
    put(facts, 'quantity', units)
  } else {
    if (qualifier !== 'NU') put(facts, 'procedureCode', code)
    put(facts, 'units', units)
  }
  put(facts, 'modifiers', modifiers.slice(0, 4).filter(Boolean).join(','))
  if (qualifier === 'AD') put(facts, 'claimType', '837D')
  asFacility(facts)
}

/** A hospital's claim tells its type of bill where a physician's tells the place. */
export function asFacility(facts: X12Facts): void {
  if (facts.drg === undefined && facts.revenueCode === undefined) return
  const { placeOfService, frequencyCode } = facts
  delete facts.placeOfService
  put(facts, 'claimType', '837I')
  if (placeOfService?.length !== 2) return
  put(facts, 'billType', `${placeOfService}${frequencyCode ?? ''}`)
}
