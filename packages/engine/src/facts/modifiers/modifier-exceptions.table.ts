import type { DatedRow } from '../../reference/in-effect.ts'

/** A code that is an exception among its kind while the row is in effect. */
export interface ExceptedCode extends DatedRow {
  readonly code: string
}

const componentSource = 'Medicare Physician Fee Schedule, PC/TC indicator 6 of the code with 26'

/**
 * Laboratory tests that a physician interprets, so that 26 is right on them. The fee schedule lists the
 * interpretation as a row of its own, which is not read. Written 2026-11.
 */
export const interpretedTests: readonly ExceptedCode[] = [
  ...'83020 84165 84166 84181 84182 85390 85576 86255 86256 86320 86325 86327 86334 86335 87164 87207'
    .split(' ')
    .map((code) => ({ code, source: componentSource })),
  { code: '86153', from: '2013-01-01', source: componentSource },
]

/**
 * Codes that CPT describes for one side though the bilateral indicator refuses 50: right for payers
 * other than Medicare, which alone pays the code once for both sides. Written 2026-11.
 */
export const oneSidedByDefinition: readonly ExceptedCode[] = [
  {
    code: '69210',
    from: '2014-01-01',
    source: 'CPT 2014, 69210 for one ear; Physician Fee Schedule final rule for 2014, paid once',
  },
]
