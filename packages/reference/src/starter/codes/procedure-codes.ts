import { day, type ProcedureCodeFacts } from '@plumbline/engine'
import { groupedRows } from '../grouped-rows.ts'
import { once, words } from '../lookup.ts'
import { everydayCodes } from './everyday-codes.ts'

// Source: the yearly lists of deleted CPT codes and the termination dates of HCPCS Level II (CMS).
// Written 2026-11. Last day of use, and the codes of known families that ended then.
const ended = `
2016-12-31: 77051 77052 77055 77056 77057 97001 97002 97003 97004 99143 99144 99145 99148 99149
  99150
2017-12-31: 00740 00810 71010 71015 71020 71021 71022 71023 71030 71034 71035 74000 74010 74020
  97532 97762 99363 99364 G0202 G0204 G0206
2018-12-31: 10022 11100 11101 64550 76001 77058 77059 96101 96102 96103 96118 96119 96120
2019-12-31: 33010 64402 64410 64413 92225 92226 95950 95951 95953 95956 96150 96151 96152 96153
  96154 97127
2020-12-31: 92585 92586 95943 99201 G0297
2021-12-31: 93561 93562
2022-12-31: 49560 49561 49565 49566 49570 49572 49580 49582 49585 49587 49590 49652 49653 49654
  49655 49656 49657 99217 99218 99219 99220 99224 99225 99226 99241 99251 99318 99324 99325 99326
  99327 99328 99334 99335 99336 99337 99339 99340 99343 99354 99355 99356 99357
2024-03-31: J1020 J1030 J1040 J2930 J9070 J9250
2024-09-30: J1170 J2001
2024-12-31: 93890 96003 99441 99442 99443 G2012
2025-03-31: J1940
2025-12-31: 37220 37221 37222 37223 37224 37225 37226 37227 37228 37229 37230 37231 37232 37233
  37234 37235 55700 77014 77385 77386
`

// Source: HCPCS Level II, date added (CMS). Written 2026-11. First day of use of newer codes.
const begun = `
2024-04-01: J1010
2024-10-01: J1171 J2003
2025-01-01: 98000 98001 98002 98003 98004 98005 98006 98007 98008 98009 98010 98011 98012 98013
  98014 98015 98016 G0556 G0557 G0558
`

const active: ProcedureCodeFacts = { effectiveDay: undefined, terminationDay: undefined }

/** Code and its dates. */
export const procedureCodeRows = once((): (readonly [string, ProcedureCodeFacts])[] => {
  const rows = new Map(words(everydayCodes).map((code) => [code, active]))
  for (const [date, code] of groupedRows(ended)) {
    rows.set(code, { ...active, terminationDay: day(date) })
  }
  for (const [date, code] of groupedRows(begun))
    rows.set(code, { ...active, effectiveDay: day(date) })
  return [...rows]
})
