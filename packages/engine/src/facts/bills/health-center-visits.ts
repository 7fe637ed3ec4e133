import type { ClaimLine } from '../../claim/claim-line.ts'

/** Codes by which Medicare pays the visits of federally qualified health centers (Social Security Act 1834(o)). */
const paymentCodes: ReadonlySet<string> = new Set(['G0466', 'G0467', 'G0468', 'G0469', 'G0470'])

/** First physical and yearly wellness visits. */
const wellness = /^(?:G0402|G043[89])$/
/** What psychiatrists and psychologists bill for a visit. */
const ofTheMind = /^(?:908\d\d|961\d\d|99\d{3})$/
/** Visits of all kinds, prevention, nutrition and diabetes training among them: wider than the list of the payment system. */
const anyVisit = /^(?:99\d{3}|920[01][24]|9780[23]|9859\d|G\d{4}|Q0091|908\d\d|961\d\d)$/

/** Visits that nobody bills but as a visit: of the office, of a psychiatrist, of wellness. */
const surelyVisit = /^(?:992(?:0[2-5]|1[2-5])|9079[12]|9083[247]|G0402|G043[89])$/

/** Revenue codes of a health center's visits: clinic, home, nursing facility, mental health, supplement of a Medicare plan. */
const ofVisits = /^0?(?:519|52[1-8]|900)$/

/** Whether a line has the code by which a health center's visit is paid. */
export function isVisitPayment({ procedureCode = '' }: Pick<ClaimLine, 'procedureCode'>): boolean {
  return paymentCodes.has(procedureCode)
}

/** Whether a line names a visit for which there must be a payment code. */
export function isSurelyVisit({ procedureCode = '' }: Pick<ClaimLine, 'procedureCode'>): boolean {
  return surelyVisit.test(procedureCode)
}

/** Whether a line may be the visit that a payment code pays. */
export function mayBeVisitOf(payment: ClaimLine, { procedureCode = '' }: ClaimLine): boolean {
  if (paymentCodes.has(procedureCode)) return false
  switch (payment.procedureCode) {
    case 'G0468':
      return wellness.test(procedureCode)
    case 'G0469':
    case 'G0470':
      return ofTheMind.test(procedureCode)
    default:
      return anyVisit.test(procedureCode)
  }
}

/** Whether a payment code may stand under a revenue code (Medicare Claims Processing Manual, chapter 9, 60.2). */
export function isRevenueOfVisits(revenueCode: string): boolean {
  return ofVisits.test(revenueCode)
}
