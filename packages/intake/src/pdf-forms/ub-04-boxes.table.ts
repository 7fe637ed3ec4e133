import { box, lineStep, type FormBox } from './form-box.ts'

/**
 * Where the form locators (FL) of a UB-04 (CMS-1450) stand, as a program prints into them: ten characters to
 * the inch and six lines. Measured on the form of the National Uniform Billing Committee; CMS tells what
 * each holds in its Claims Processing Manual, chapter 25, section 75.
 */
export const ub04Boxes = {
  providerName: box(8, 190, 21.9),
  account: box(392, 565, 21.9),
  billType: box(565, 604, 33.9),
  taxId: box(372, 443, 57.9),
  from: box(443, 498, 57.9),
  through: box(498, 552, 57.9),
  patientNumber: box(88, 226, 69.9),
  patientName: box(17, 226, 81.9),
  birth: box(8, 74, 105.9),
  sex: box(74, 96, 105.9),
  admission: box(96, 141, 105.9),
  admissionType: box(160, 184, 105.9),
  admissionSource: box(184, 205, 105.9),
  dischargeStatus: box(227, 255, 105.9),
  payer: box(8, 176, 513.9),
  billingNpi: box(491, 604, 501.9),
  insuredId: box(220, 365, 561.9),
  originalClaim: box(235, 423, 609.9),
  icdVersion: box(8, 33, 657.9),
  drg: box(316, 346, 669.9),
  attendingNpi: box(432, 508, 681.9),
} as const satisfies Readonly<Record<string, FormBox>>

/** Where the first column of print begins, that of the revenue codes. */
export const ub04FirstColumn = 13

/** FL 18 to 28. */
export const ub04Conditions: readonly FormBox[] = Array.from({ length: 11 }, (_, at) =>
  box(255 + 21.6 * at, 276.6 + 21.6 * at, 105.9),
)

/** A code with its day, or with the first and the last one. */
export interface DatedBoxes {
  readonly code: FormBox
  readonly from: FormBox
  readonly through?: FormBox
}

/** FL 31 to 34, and the spans of FL 35 and 36; two lines of each. */
export const ub04Occurrences: readonly DatedBoxes[] = [129.9, 141.9].flatMap((line) => [
  ...[8, 83, 155, 227].map((left) => ({
    code: box(left, left + 26, line),
    from: box(left + 26, left === 227 ? 300 : left + 75, line),
  })),
  ...[300, 422].map((left) => ({
    code: box(left, left + 24, line),
    from: box(left + 24, left + 72, line),
    through: box(left + 72, left + 122, line),
  })),
])

/** A value code with its amount. */
export interface ValueBoxes {
  readonly code: FormBox
  readonly amount: FormBox
  /** Where the cents of the amount begin. */
  readonly centsLeft: number
}

/** FL 39 to 41, four lines of each. */
export const ub04Values: readonly ValueBoxes[] = [165.9, 177.9, 189.9, 201.9].flatMap((line) =>
  [319, 413, 507].map((left) => ({
    code: box(left, left + 25, line),
    amount: box(left + 25, left + 93, line),
    centsLeft: left + 79,
  })),
)

/** FL 67: the principal diagnosis, and A to Q. */
export const ub04Diagnoses: readonly FormBox[] = [645.9, 657.9].flatMap((line) =>
  [34, 95, 152.5, 210, 267.5, 325, 383, 440, 498].map((left, at, lefts) =>
    box(left, lefts[at + 1] ?? 555, line),
  ),
)

/** FL 74: the principal procedure, and a to e. */
export const ub04Procedures: readonly DatedBoxes[] = [693.9, 717.9].flatMap((line) =>
  [8, 118, 228].map((left) => ({
    code: box(left, left + 65, line),
    from: box(left + 65, left + 110, line),
  })),
)

/** The boxes of one revenue line, FL 42 to 47. */
export interface RevenueBoxes {
  readonly revenue: FormBox
  readonly description: FormBox
  readonly code: FormBox
  readonly day: FormBox
  readonly units: FormBox
  readonly charge: FormBox
}

/** Where the cents of FL 47 begin. */
export const ub04ChargeCents = 495.4

/** Lines 1 to 22 of FL 42 to 47, and line 23, which holds the total. */
export const ub04Lines: readonly RevenueBoxes[] = Array.from({ length: 23 }, (_, at) => {
  const line = 225.9 + lineStep * at
  return {
    revenue: box(8, 46, line),
    description: box(46, 225, line),
    code: box(225, 333, line),
    day: box(333, 383, line),
    units: box(383, 440, line),
    charge: box(440, 513, line),
  }
})
