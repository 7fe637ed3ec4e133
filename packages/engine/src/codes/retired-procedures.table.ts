import type { DatedRow } from '../reference/in-effect.ts'

/** Codes that CPT retired, and until when they could be billed. */
export interface RetiredCodes extends DatedRow {
  readonly first: number
  readonly last: number
  readonly to: string
  /** The codes that took their place. */
  readonly successors: string
}

const office = { to: '2020-12-31', source: 'CMS, Physician Fee Schedule final rule for 2021' }
const otherVisits = { to: '2022-12-31', source: 'CMS, Physician Fee Schedule final rule for 2023' }
const telephone = { to: '2024-12-31', source: 'CMS, Physician Fee Schedule final rule for 2025' }

/** Codes that stood in CPT up to a day, and in its list of deleted codes of the year after. */
function deletedAfter(to: string): DatedRow & { readonly to: string } {
  return {
    to,
    source: `AMA, CPT, summary of additions, deletions and revisions, ${Number(to.slice(0, 4)) + 1}`,
  }
}

/**
 * Visit codes that CPT retired in its reforms of 2021 (office), 2023 (hospital, consultation, nursing
 * facility, home) and 2025 (telephone), and well-known procedures that later codes took the place of.
 * Written 2026-11. No importer exists: published files leave retired codes out and name no successors.
 */
export const retiredCodes: readonly RetiredCodes[] = [
  { first: 99_201, last: 99_201, successors: '99202 to 99205', ...office },
  { first: 99_217, last: 99_217, successors: '99238 and 99239', ...otherVisits },
  { first: 99_218, last: 99_220, successors: '99221 to 99223', ...otherVisits },
  { first: 99_224, last: 99_226, successors: '99231 to 99233', ...otherVisits },
  { first: 99_241, last: 99_241, successors: '99242 to 99245', ...otherVisits },
  { first: 99_251, last: 99_251, successors: '99252 to 99255', ...otherVisits },
  { first: 99_318, last: 99_318, successors: '99307 to 99310', ...otherVisits },
  { first: 99_324, last: 99_328, successors: '99341 to 99345', ...otherVisits },
  { first: 99_334, last: 99_337, successors: '99347 to 99350', ...otherVisits },
  { first: 99_339, last: 99_340, successors: '99374 to 99380', ...otherVisits },
  { first: 99_343, last: 99_343, successors: '99342 or 99344', ...otherVisits },
  { first: 99_354, last: 99_357, successors: '99417 and 99418', ...otherVisits },
  { first: 99_441, last: 99_443, successors: '98008 to 98016', ...telephone },
  { first: 62_310, last: 62_311, successors: '62320 to 62323', ...deletedAfter('2016-12-31') },
  { first: 62_318, last: 62_319, successors: '62324 to 62327', ...deletedAfter('2016-12-31') },
  { first: 97_001, last: 97_002, successors: '97161 to 97164', ...deletedAfter('2016-12-31') },
  { first: 97_003, last: 97_004, successors: '97165 to 97168', ...deletedAfter('2016-12-31') },
  { first: 77_055, last: 77_057, successors: '77065 to 77067', ...deletedAfter('2016-12-31') },
  { first: 99_143, last: 99_145, successors: '99151 to 99153', ...deletedAfter('2016-12-31') },
  { first: 99_148, last: 99_150, successors: '99155 to 99157', ...deletedAfter('2016-12-31') },
  { first: 36_870, last: 36_870, successors: '36904 to 36906', ...deletedAfter('2016-12-31') },
  { first: 28_290, last: 28_290, successors: '28292', ...deletedAfter('2016-12-31') },
  { first: 28_293, last: 28_293, successors: '28291', ...deletedAfter('2016-12-31') },
  { first: 71_010, last: 71_010, successors: '71045', ...deletedAfter('2017-12-31') },
  { first: 71_020, last: 71_020, successors: '71046', ...deletedAfter('2017-12-31') },
  { first: 71_021, last: 71_022, successors: '71047', ...deletedAfter('2017-12-31') },
  { first: 71_030, last: 71_030, successors: '71048', ...deletedAfter('2017-12-31') },
  { first: 74_000, last: 74_000, successors: '74018', ...deletedAfter('2017-12-31') },
  { first: 74_010, last: 74_010, successors: '74019', ...deletedAfter('2017-12-31') },
  { first: 74_020, last: 74_020, successors: '74021', ...deletedAfter('2017-12-31') },
  { first: 94_620, last: 94_620, successors: '94617 and 94618', ...deletedAfter('2017-12-31') },
  { first: 99_363, last: 99_364, successors: '93792 and 93793', ...deletedAfter('2017-12-31') },
  { first: 34_800, last: 34_800, successors: '34701 to 34706', ...deletedAfter('2017-12-31') },
  { first: 34_802, last: 34_805, successors: '34701 to 34706', ...deletedAfter('2017-12-31') },
  { first: 10_022, last: 10_022, successors: '10004 to 10012', ...deletedAfter('2018-12-31') },
  { first: 11_100, last: 11_101, successors: '11102 to 11107', ...deletedAfter('2018-12-31') },
  { first: 33_282, last: 33_282, successors: '33285', ...deletedAfter('2018-12-31') },
  { first: 33_284, last: 33_284, successors: '33286', ...deletedAfter('2018-12-31') },
  { first: 43_760, last: 43_760, successors: '43762 and 43763', ...deletedAfter('2018-12-31') },
  { first: 50_395, last: 50_395, successors: '50436 and 50437', ...deletedAfter('2018-12-31') },
  { first: 77_058, last: 77_059, successors: '77046 to 77049', ...deletedAfter('2018-12-31') },
  { first: 96_101, last: 96_103, successors: '96130 to 96146', ...deletedAfter('2018-12-31') },
  { first: 96_111, last: 96_111, successors: '96112 and 96113', ...deletedAfter('2018-12-31') },
  { first: 96_118, last: 96_120, successors: '96132 to 96146', ...deletedAfter('2018-12-31') },
  {
    first: 20_926,
    last: 20_926,
    successors: '15769 and 15771 to 15774',
    ...deletedAfter('2019-12-31'),
  },
  { first: 33_010, last: 33_011, successors: '33016', ...deletedAfter('2019-12-31') },
  { first: 33_015, last: 33_015, successors: '33017 to 33019', ...deletedAfter('2019-12-31') },
  { first: 33_860, last: 33_860, successors: '33858 and 33859', ...deletedAfter('2019-12-31') },
  { first: 33_870, last: 33_870, successors: '33871', ...deletedAfter('2019-12-31') },
  { first: 78_205, last: 78_206, successors: '78803', ...deletedAfter('2019-12-31') },
  { first: 78_320, last: 78_320, successors: '78803', ...deletedAfter('2019-12-31') },
  { first: 78_607, last: 78_607, successors: '78803', ...deletedAfter('2019-12-31') },
  { first: 78_805, last: 78_807, successors: '78800 to 78804', ...deletedAfter('2019-12-31') },
  { first: 95_827, last: 95_827, successors: '95700 to 95726', ...deletedAfter('2019-12-31') },
  { first: 95_950, last: 95_951, successors: '95700 to 95726', ...deletedAfter('2019-12-31') },
  { first: 95_953, last: 95_953, successors: '95700 to 95726', ...deletedAfter('2019-12-31') },
  { first: 95_956, last: 95_956, successors: '95700 to 95726', ...deletedAfter('2019-12-31') },
  { first: 96_150, last: 96_151, successors: '96156', ...deletedAfter('2019-12-31') },
  { first: 96_152, last: 96_152, successors: '96158 and 96159', ...deletedAfter('2019-12-31') },
  { first: 96_153, last: 96_153, successors: '96164 and 96165', ...deletedAfter('2019-12-31') },
  { first: 96_154, last: 96_154, successors: '96167 and 96168', ...deletedAfter('2019-12-31') },
  { first: 96_155, last: 96_155, successors: '96170 and 96171', ...deletedAfter('2019-12-31') },
  { first: 98_969, last: 98_969, successors: '98970 to 98972', ...deletedAfter('2019-12-31') },
  { first: 99_444, last: 99_444, successors: '99421 to 99423', ...deletedAfter('2019-12-31') },
  { first: 32_405, last: 32_405, successors: '32408', ...deletedAfter('2020-12-31') },
  { first: 92_585, last: 92_585, successors: '92652 and 92653', ...deletedAfter('2020-12-31') },
  { first: 92_586, last: 92_586, successors: '92650 and 92651', ...deletedAfter('2020-12-31') },
  { first: 1_935, last: 1_936, successors: '01937 to 01942', ...deletedAfter('2021-12-31') },
  { first: 93_530, last: 93_533, successors: '93593 to 93597', ...deletedAfter('2021-12-31') },
  { first: 93_561, last: 93_562, successors: '93598', ...deletedAfter('2021-12-31') },
  { first: 49_560, last: 49_561, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_565, last: 49_566, successors: '49613 to 49618', ...deletedAfter('2022-12-31') },
  {
    first: 49_568,
    last: 49_568,
    successors: 'no code: the mesh is part of the repair',
    ...deletedAfter('2022-12-31'),
  },
  { first: 49_570, last: 49_570, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_572, last: 49_572, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_580, last: 49_580, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_582, last: 49_582, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_585, last: 49_585, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_587, last: 49_587, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_590, last: 49_590, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_652, last: 49_655, successors: '49591 to 49596', ...deletedAfter('2022-12-31') },
  { first: 49_656, last: 49_657, successors: '49613 to 49618', ...deletedAfter('2022-12-31') },
  { first: 49_203, last: 49_205, successors: '49186 to 49190', ...deletedAfter('2024-12-31') },
]
