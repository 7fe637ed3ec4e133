import type { DatedRow } from '../../../reference/in-effect.ts'

/** Services from one code to another that are never given face to face, so that no list of telehealth services has them. */
export interface NeverFaceToFaceRow extends DatedRow {
  readonly first: string
  readonly last: string
}

const cpt = 'CPT, definitions of the codes: without the patient in the room'
const levelTwo = 'HCPCS Level II, definitions of the codes: without the patient in the room'

/** Written 2026-11. */
export const neverFaceToFace: readonly NeverFaceToFaceRow[] = [
  { first: '98012', last: '98016', source: cpt },
  { first: '98970', last: '98989', source: cpt },
  { first: '99091', last: '99091', source: cpt },
  { first: '99421', last: '99423', source: cpt },
  { first: '99441', last: '99458', source: cpt },
  { first: '99473', last: '99474', source: cpt },
  { first: '99484', last: '99496', source: cpt },
  { first: 'G0022', last: 'G0024', source: levelTwo },
  { first: 'G0071', last: 'G0071', source: levelTwo },
  { first: 'G0511', last: 'G0511', source: levelTwo },
  { first: 'G0556', last: 'G0558', source: levelTwo },
  { first: 'G2010', last: 'G2012', source: levelTwo },
  { first: 'G2250', last: 'G2252', source: levelTwo },
]
