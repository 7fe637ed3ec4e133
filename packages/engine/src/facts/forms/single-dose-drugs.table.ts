import type { DatedRow } from '../../reference/in-effect.ts'

/** Drug codes of which every product comes in containers for one dose. */
export interface SingleDoseRow extends DatedRow {
  /** HCPCS codes with white space between them. */
  readonly codes: string
}

/**
 * Drug codes whose every product is sold in single-dose vials, syringes or implants. A selection of
 * those that Medicare Part B pays separately; drugs that also come in multiple-dose vials are left out.
 */
export const singleDoseDrugs: readonly SingleDoseRow[] = [
  {
    codes: `
J0129 J0178 J0179 J0202 J0490 J0517 J0585 J0586 J0588 J0881 J0897 J1300 J1303 J1306 J1439 J1602
J1745 J2182 J2323 J2329 J2350 J2357 J2506 J2507 J2777 J2778 J2786 J3241 J3262 J3358 J3380 J7312
J9022 J9023 J9035 J9042 J9047 J9055 J9119 J9144 J9145 J9173 J9176 J9177 J9179 J9228 J9264 J9271
J9299 J9303 J9306 J9308 J9317 J9354 J9358
`,
    source: 'FDA labels of the drugs, section 16 (how supplied), chosen by Plumbline in 2026-11',
  },
]
