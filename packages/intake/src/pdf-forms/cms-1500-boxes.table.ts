import { box, type FormBox } from './form-box.ts'

/**
 * Where the boxes of a CMS-1500 (02/12) stand, as a program prints into them: ten characters to the inch
 * and six lines, box 24 with a shaded and an open line for each service. Measured on the form of the
 * National Uniform Claim Committee; the meaning of each box is told in its 1500 Reference Instruction Manual.
 */
export const cms1500Boxes = {
  payerName: box(318, 545, 36),
  isMedicare: box(17, 36, 116),
  isMedicaid: box(65, 84, 116),
  isTricare: box(115, 135, 116),
  isChampva: box(180, 200, 116),
  isGroup: box(230, 250, 116),
  insuredId: box(368, 592, 116),
  patientName: box(18, 228, 139),
  birth: box(231, 310, 141),
  isMale: box(311, 329, 140),
  isFemale: box(345, 365, 140),
  planName: box(368, 592, 308),
  admitted: box(394, 474, 430),
  discharged: box(497, 576, 430),
  referringNpi: box(244, 370, 429),
  icdVersion: box(312, 333, 467),
  resubmission: box(368, 454, 478),
  originalClaim: box(454, 592, 478),
  taxId: box(16, 134, 692),
  account: box(174, 284, 692),
  total: box(374, 452, 691),
  billingName: box(368, 592, 714.5),
  facilityNpi: box(182, 264, 752),
  billingNpi: box(374, 457, 752),
} as const satisfies Readonly<Record<string, FormBox>>

/** Where the first column of print begins, that of the days in box 24. */
export const cms1500FirstColumn = 20

/** Box 21, A to L. */
export const cms1500Diagnoses: readonly FormBox[] = [477, 489, 501].flatMap((baseline) => [
  box(26, 113, baseline),
  box(119, 207, baseline),
  box(213, 301, baseline),
  box(307, 370, baseline),
])

/** The boxes of one service, 24A to 24J. */
export interface ServiceBoxes {
  readonly from: FormBox
  readonly through: FormBox
  readonly place: FormBox
  readonly code: FormBox
  readonly modifiers: FormBox
  readonly pointers: FormBox
  readonly charge: FormBox
  readonly units: FormBox
  readonly renderingNpi: FormBox
  /** The shaded line above: drug, minutes. */
  readonly supplement: FormBox
}

/** Where the cents of box 24F and of box 28 begin. */
export const cms1500Cents = { charge: 416, total: 430.4 } as const

/** Box 24, from the first service to the sixth. */
export const cms1500Services: readonly ServiceBoxes[] = [549, 573, 597, 621, 645, 669].map(
  (line) => ({
    from: box(16, 82, line),
    through: box(82, 146.5, line),
    place: box(146.5, 170.5, line),
    code: box(190, 244.5, line),
    modifiers: box(244.5, 334.5, line),
    pointers: box(334.5, 371, line),
    charge: box(371, 434.5, line),
    units: box(434.5, 464, line),
    renderingNpi: box(500, 592, line),
    supplement: box(16, 464, line - 12),
  }),
)
