import { dollars, type ClaimLine } from '@plumbline/engine'
import type { PayableLine, payableFields } from '../source/payments-beside.ts'
import { readAdjustments } from '../words/adjustments.ts'
import { readStatus } from '../words/words.ts'
import type { X12Facts } from '../x12/x12-columns.table.ts'
import { centsOf, dayOfIso } from '../x12/x12-values.ts'

/** What a remittance says of a line, as a line has it. */
export type Payment = Pick<ClaimLine, (typeof payableFields)[number]>

const amounts = [
  ['paidCents', 'paid'],
  ['allowedCents', 'allowed'],
  ['patientShareCents', 'patient share'],
  ['claimPaidCents', 'paid for the claim'],
] as const satisfies readonly (readonly [keyof Payment, string])[]

/** Reads the payment of a line from what its remittance says. */
export function readPayment(facts: X12Facts): Payment {
  return {
    paidCents: centsOf(facts.paid),
    allowedCents: centsOf(facts.allowed),
    patientShareCents: centsOf(facts.patientShare),
    claimPaidCents: centsOf(facts.claimPaid),
    adjustments: readAdjustments(facts.adjustments ?? ''),
    claimStatus: readStatus(facts.claimStatus ?? ''),
    paidDay: dayOfIso(facts.paidDay),
    receivedDay: dayOfIso(facts.receivedDay),
  }
}

/** The amount that a line and its remittance give differently, in words; undefined where none is. */
export function contradiction(line: PayableLine, payment: Payment): string | undefined {
  for (const [field, name] of amounts) {
    const [own, remitted] = [line[field], payment[field]]
    if (own === undefined || remitted === undefined || own === remitted) continue
    return `${name} is ${dollars(own)} in the table and ${dollars(remitted)} in the remittance`
  }
  return undefined
}

/** Fills what the line leaves blank; what it states stands. */
export function fillLine(line: PayableLine, payment: Payment): void {
  line.paidCents ??= payment.paidCents
  line.allowedCents ??= payment.allowedCents
  line.patientShareCents ??= payment.patientShareCents
  line.claimPaidCents ??= payment.claimPaidCents
  line.claimStatus ??= payment.claimStatus
  line.paidDay ??= payment.paidDay
  line.receivedDay ??= payment.receivedDay
  if (line.adjustments.length === 0) line.adjustments = payment.adjustments
}

/** A payment that says nothing: all lines of a file have the same fields, filled or not. */
export const noPayment: Payment = readPayment({})
