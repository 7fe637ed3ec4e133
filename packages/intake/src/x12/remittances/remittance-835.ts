import type { SetAsideCode } from '../../words/set-aside.ts'
import { asFacility, PaidLine } from './paid-line.ts'
import { withoutService } from '../without-service.ts'
import type { Segment } from '../segments.ts'
import { put, type X12Facts } from '../x12-columns.table.ts'
import type { SayRow, TransactionReader, X12Row } from '../x12-rows.ts'
import { planOf } from '../../words/filing-indicators.ts'
import { isoOf } from '../x12-values.ts'
import { Adjustments } from './adjustments-of.ts'
import { takeInsured, takePatient } from './people-835.ts'

interface PaidClaim {
  readonly facts: X12Facts
  readonly position: number
  readonly because: SetAsideCode | undefined
  readonly payerClaimId: string | undefined
  readonly adjustments: Adjustments
  lines: number
}

/** Claims that a remittance names and that nobody was paid or denied for here (CLP02). */
const notDecided = new Map<string, SetAsideCode>([
  ['23', 'not-this-payer'],
  ['25', 'predetermination'],
])

/**
 * Reads a remittance (835): who pays whom and when, then claim by claim what was charged, paid and
 * adjusted, line by line where the payer says it.
 */
export class Remittance835 implements TransactionReader {
  readonly #say: SayRow
  readonly #payment: X12Facts = {}
  #about = ''
  #claim: PaidClaim | undefined
  #line: PaidLine | undefined

  constructor(say: SayRow) {
    this.#say = say
  }

  take(segment: Segment): void {
    const { name } = segment
    if (name === 'CLP') this.#openClaim(segment)
    else if (name === 'LX' || name === 'PLB') this.#closeClaim(false)
    else if (!this.#claim) this.#takePayment(segment)
    else if (name === 'SVC') this.#openLine(this.#claim, segment)
    else if (this.#line) this.#line.take(segment)
    else takeOfClaim(this.#claim, segment)
  }

  end(isCutOff: boolean): void {
    this.#closeClaim(isCutOff)
  }

  #takePayment({ elements }: Segment): void {
    const [name, qualifier, value] = elements
    if (name === 'BPR') put(this.#payment, 'paidDay', isoOf(elements[16]))
    else if (name === 'N1') {
      this.#about = qualifier ?? ''
      if (qualifier === 'PR') put(this.#payment, 'payer', value)
      if (qualifier !== 'PE') return
      put(this.#payment, 'providerId', value)
      put(this.#payment, elements[3] === 'XX' ? 'billingNpi' : 'providerTaxId', elements[4])
    } else if (name === 'REF' && qualifier === 'TJ' && this.#about === 'PE') {
      put(this.#payment, 'providerTaxId', value)
    }
  }

  #openClaim({ elements, position }: Segment): void {
    this.#closeClaim(false)
    const facts = { ...this.#payment }
    const [, account = '', status = '', charge, paid, , plan, payerNumber, place, frequency] =
      elements
    put(facts, 'claimId', /^0*$/.test(account.trim()) ? payerNumber : account)
    put(facts, 'claimStatus', status)
    put(facts, 'claimCharge', charge)
    put(facts, 'claimPaid', paid)
    put(facts, 'planType', planOf(plan))
    put(facts, 'placeOfService', place)
    put(facts, 'frequencyCode', frequency)
    put(facts, 'drg', elements[11])
    const because = notDecided.get(status.trim())
    const payerClaimId = payerNumber?.trim()
    const adjustments = new Adjustments()
    this.#claim = { facts, position, because, payerClaimId, adjustments, lines: 0 }
  }

  #openLine(claim: PaidClaim, segment: Segment): void {
    this.#closeLine(claim, false)
    claim.lines++
    this.#line = new PaidLine(segment, claim.facts)
    put(this.#line.facts, 'lineNumber', String(claim.lines))
  }

  #closeLine(claim: PaidClaim, isCutOff: boolean): void {
    const line = this.#line
    this.#line = undefined
    if (!line) return
    const because = isCutOff ? 'cut-off' : claim.because
    const { control, submittedCode, statedUnits, position: row } = line
    this.#say({
      ...rowOf(claim, line.close(), row),
      ...(control !== undefined && { control }),
      ...(statedUnits !== undefined && { statedUnits }),
      ...(submittedCode !== undefined && { submittedCode }),
      ...(because && { because }),
    })
  }

  /** A claim that was paid as a whole stands for itself. */
  #closeClaim(isCutOff: boolean): void {
    const claim = this.#claim
    if (!claim) return
    this.#closeLine(claim, isCutOff)
    this.#claim = undefined
    if (claim.lines > 0) return
    const { facts, adjustments } = claim
    put(facts, 'adjustments', adjustments.written)
    put(facts, 'patientShare', adjustments.patientShare)
    asFacility(facts)
    const because = isCutOff ? 'cut-off' : (claim.because ?? withoutService(facts))
    this.#say({ ...rowOf(claim, facts, claim.position), ...(because && { because }) })
  }
}

function rowOf({ position, payerClaimId }: PaidClaim, facts: X12Facts, row: number): X12Row {
  const named = payerClaimId === undefined || payerClaimId === '' ? {} : { payerClaimId }
  return { kind: '835', facts, row, claimAt: position, ...named }
}

function takeOfClaim({ facts, adjustments }: PaidClaim, { elements }: Segment): void {
  const [name, qualifier, value] = elements
  if (name === 'CAS') adjustments.take(elements)
  else if (name === 'NM1' && qualifier === 'QC') takePatient(facts, elements)
  else if (name === 'NM1' && qualifier === 'IL') takeInsured(facts, elements)
  else if (name === 'NM1' && qualifier === '82' && elements[8] === 'XX') {
    put(facts, 'renderingNpi', elements[9])
  } else if (name === 'DTM') {
    if (qualifier === '232') put(facts, 'claimFromDay', isoOf(value))
    if (qualifier === '233') put(facts, 'claimThroughDay', isoOf(value))
    if (qualifier === '050') put(facts, 'receivedDay', isoOf(value))
  }
}
