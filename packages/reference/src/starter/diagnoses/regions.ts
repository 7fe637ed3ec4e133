import type { BodyRegion } from '@plumbline/engine'

// Source: ICD-10-CM, tabular list: blocks of chapters 2, 6 to 8, 10 to 13 and 19, and the site
// characters of chapter 13. Written 2026-11. Where a code says "shoulder and upper arm" or "ankle
// and foot", the first stands for both; regions that touch are told apart by no rule.

/** Fifth characters 1 to 7 that name a joint. */
const joints: readonly BodyRegion[] = ['shoulder', 'elbow', 'wrist', 'hand', 'hip', 'knee', 'ankle']

/** Fifth characters 1 to 7 that name a segment of a limb. */
const segments: readonly BodyRegion[] = [
  'shoulder',
  'upper-arm',
  'forearm',
  'hand',
  'thigh',
  'lower-leg',
  'ankle',
]

const byJoint = `M00 M01 M02 M05 M06 M07 M08 M10 M11 M12 M13 M14 M190 M191 M192 M1A M210 M212 M213
  M24 M25 M651 M661 M673 M674 M678 M700 M710 M711 M713 M714 M715 M718 M932 M94`
const bySegment = `M217 M218 M219 M60 M610 M612 M613 M614 M615 M620 M621 M622 M624 M625 M63 M650 M652
  M658 M662 M663 M668 M672 M679 M709 M796 M80 M847 M848 M850 M851 M853 M855 M856 M858 M86 M88 M89
  M90 M938 M939`

const rows: Readonly<Record<BodyRegion, string>> = {
  head: 'C70-C71 G43-G44 G50-G51 H46-H47 H49-H51 H53-H54 S00-S09 T20 T330 T340',
  eye: 'C69 D31 H00-H59 S001 S002 S011 S05 T15 T26 Q10-Q15',
  ear: 'H60-H95 S004 S013 S092 T16 Q16-Q17',
  nose: 'C30-C31 J00-J01 J30-J34 M950 S003 S012 S022',
  mouth: 'C00-C08 D10 J02-J03 J35-J36 K00-K14 S005 S015 S025 Q35-Q38',
  neck: 'C32 C73 D34 E01-E04 E06 J04-J06 J37-J39 M436 M542 M5481 S10-S11 S15-S19 T331 T341',
  thorax: 'C33-C34 J12-J22 J40-J47 J60-J94 S20-S29 T332 T342',
  breast: 'C50 D05 D24 N60-N65 S200 S210',
  spine: 'M40-M54 S12-S14 S220 S23 S24 S320-S322 S33 S34',
  abdomen: 'K25-K31 K35-K38 K42-K43 K45-K46 K70-K87 S36 T333 T343',
  pelvis: 'S323-S329 N40-N42 N70-N74 N80-N83 C53-C56 C61 D25-D27',
  arm: 'T22 T334 T344',
  shoulder: 'M75 S40-S49',
  'upper-arm': 'S423',
  elbow: 'M702 M703 M770 M771 S424 S520 S521 S53',
  forearm: 'S50-S59',
  wrist: 'G560 M654 M772 S525 S526 S620 S621',
  hand: 'M18 M200 M653 M701 M720 S60-S69 T23 T335 T345',
  leg: 'T24 T336 T346',
  hip: 'M16 M706 M707 M760 M761 M91 S720-S722 S73',
  thigh: 'L971 S70-S79',
  knee: 'M17 M22-M23 M704 M705 M765 S724 S800 S810 S820 S821 S83',
  'lower-leg': 'L972 S80-S89 T337 T347',
  ankle: 'L973 M766 M767 S825 S826 S860 S900 S910 S930 S934',
  foot: 'B070 B353 G575 L974 L975 G576 M201-M206 M722 M773 M774 M775 S90-S99 T25 T338 T348',
}

const regionNames = Object.keys(rows) as readonly (keyof typeof rows)[]

/** Region of each range of codes; the narrower range speaks. */
export const regionRanges: readonly (readonly [string, BodyRegion])[] = [
  ...regionNames.flatMap((region) =>
    rows[region].split(' ').map((range) => [range, region] as const),
  ),
  ...sites(byJoint, joints),
  ...sites(bySegment, segments),
]

/** A range for each site character: the fifth, below any fourth where the prefix is a category. */
function sites(prefixes: string, regions: readonly BodyRegion[]): [string, BodyRegion][] {
  const subcategories = prefixes
    .split(/\s+/)
    .flatMap((prefix) => (prefix.length === 3 ? tenUnder(prefix) : [prefix]))
  return subcategories.flatMap((prefix) =>
    regions.map((region, at): [string, BodyRegion] => [`${prefix}${at + 1}`, region]),
  )
}

function tenUnder(category: string): string[] {
  return Array.from({ length: 10 }, (_, digit) => `${category}${digit}`)
}
