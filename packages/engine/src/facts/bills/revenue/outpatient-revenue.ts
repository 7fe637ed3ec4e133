/**
 * Revenue codes that need a CPT or HCPCS code on outpatient bills (Medicare Claims Processing Manual,
 * chapter 4, 20.1; I/OCE edit 48): tests, imaging, therapy, visits, operations, dialysis apart. Supplies,
 * drugs without a code, recovery rooms, anesthesia and observation by the hour may stand alone.
 */
const withCode =
  /^0?(?:30[0-9]|31[0-9]|32[0-9]|33[0-9]|34[0-4]|35[0-9]|36[0-2]|40[0-4]|42[0-4]|43[0-4]|44[0-4]|45[0126]|46[0-9]|47[0-2]|48[0-3]|49[0-9]|51[0-79]|61[0-9]|636|73[0-2]|74[0-9]|75[0-9]|771|92[0-5])$/

/** Rooms, nursing and leaves of inpatients: 010x to 021x (NUBC). */
const roomAndBoard = /^0?(?:1[0-9][0-9]|2[01][0-9])$/

/** Fees of practitioners: 096x to 098x (NUBC). */
const professionalFee = /^0?9[678][0-9]$/

/** Whether an outpatient line with the revenue code must name what was done. */
export function needsProcedureCode(revenueCode: string): boolean {
  return withCode.test(revenueCode)
}

/** Whether the revenue code bills a bed. */
export function isRoomAndBoard(revenueCode: string): boolean {
  return roomAndBoard.test(revenueCode) && revenueCode.length >= 3
}

/** Whether the revenue code bills a practitioner's fee. */
export function isProfessionalFeeRevenue(revenueCode: string): boolean {
  return professionalFee.test(revenueCode)
}
