import type { ClaimLine } from '../../claim/claim-line.ts'

/** Psychiatry, psychological testing, health behavior, and the services of programs by the day. */
const codes = /^(?:908\d\d|961[0-7]\d|9715[1-8]|G0129|G017[67]|G0409|G041[01]|G0469|G0470|H\d{4})$/
/** Behavioral health treatment and its rooms (NUBC). */
const revenue = /^0?9(?:0[0-7]|1\d)$/

/** Whether a line is care of the mind, by its code or its revenue code. */
export function isMentalService({
  procedureCode = '',
  revenueCode = '',
}: Pick<ClaimLine, 'procedureCode' | 'revenueCode'>): boolean {
  return codes.test(procedureCode) || revenue.test(revenueCode)
}

/** Education and training of people in care of the mind. */
export const training = 'G0177'
