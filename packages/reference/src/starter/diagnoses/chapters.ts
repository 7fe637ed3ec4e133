import type { BodySystem } from '@plumbline/engine'

// Source: ICD-10-CM, tabular list: chapters and blocks. Written 2026-11.

/** Chapter, the range of its categories. */
export const chapterRanges: readonly (readonly [range: string, chapter: number])[] = [
  ['A00-B99', 1],
  ['C00-D49', 2],
  ['D50-D89', 3],
  ['E00-E89', 4],
  ['F01-F99', 5],
  ['G00-G99', 6],
  ['H00-H59', 7],
  ['H60-H95', 8],
  ['I00-I99', 9],
  ['J00-J99', 10],
  ['K00-K95', 11],
  ['L00-L99', 12],
  ['M00-M99', 13],
  ['N00-N99', 14],
  ['O00-O9A', 15],
  ['P00-P96', 16],
  ['Q00-Q99', 17],
  ['R00-R99', 18],
  ['S00-T88', 19],
  ['V00-Y99', 20],
  ['Z00-Z99', 21],
  ['U00-U85', 22],
]

/**
 * Codes that fit any service: symptoms, pain, poisoning and complications, injuries of no site,
 * conditions of the newborn, systemic diseases, causes and circumstances.
 */
export const fitAnything: readonly string[] =
  `A40-A41 A48-A49 B20 B25 B33-B34 B37-B46 B48 B88-B97 B99 C45-C46 C48 C76-C80 C7A C7B D36 D3A D48
  D4895 D489 D49 D84 D86 D89 E84-E85 E88 F454 F64 G89 G501 G90 H571 H920 I69 I96 I97 J95 L76 M04
  M255 M30-M36 M54 M791 M796 M797 M961 M969 N946 N99 P00-P96 Q85-Q99 R00-R99 T07 T14 T30-T32
  T36-T88 U00-U85 V00-Y99 Z00-Z99 E89 G97 H59 H95 K91 K94-K95 M96 D78 O00-O9A`.split(/\s+/)

const rows: readonly (readonly [systems: readonly BodySystem[], ranges: string])[] = [
  [['digestive'], 'A00-A09 B15-B19 B65-B83 C15-C26 D00-D01 D10-D13 D37 D490 K20-K95'],
  [['respiratory'], 'A15 A37 C30-C34 D02 D14 D38 D491 J00-J99'],
  [['skin'], 'A46 B07-B08 B35-B36 B85-B87 C43-C44 C4A D03-D04 D22-D23 L00-L99'],
  [['skin', 'nervous', 'eye', 'ear'], 'B02'],
  [['male-genital', 'female-genital', 'urinary', 'skin', 'digestive'], 'A50-A64'],
  [['nervous'], 'A80-A89 C47 C70-C72 D32-D33 D42-D43 D496 G00-G99'],
  [['digestive', 'respiratory', 'skin'], 'C00-C14 K00-K14'],
  [['musculoskeletal'], 'C40-C41 D16 M00-M99'],
  [['breast'], 'C50 D05 D24 D493 N60-N65'],
  [['female-genital'], 'C51-C58 D06 D25-D28 D39 N70-N98'],
  [['male-genital', 'urinary'], 'C60-C63 D29 D40 N40-N53'],
  [['urinary', 'male-genital', 'female-genital'], 'C64-C68 D30 D41 D494-D495 N00-N39'],
  [['eye', 'skin', 'nervous'], 'H00-H02'],
  [['eye'], 'C69 D31 H03-H59 S05 T15 T26'],
  [['endocrine'], 'C73-C75 D34-D35 D44 D497 E00-E89'],
  [['blood'], 'C81-C96 D45-D47 D50-D89'],
  [['endocrine', 'urinary'], 'E082 E092 E102 E112 E132'],
  [['endocrine', 'eye'], 'E083 E093 E103 E113 E133 E05'],
  [['endocrine', 'nervous', 'digestive', 'musculoskeletal'], 'E084 E094 E104 E114 E134'],
  [['endocrine', 'cardiovascular', 'skin'], 'E085 E095 E105 E115 E135'],
  [['endocrine', 'musculoskeletal', 'nervous'], 'E0861 E0961 E1061 E1161 E1361'],
  [['endocrine', 'skin', 'musculoskeletal'], 'E0862 E0962 E1062 E1162 E1362'],
  [['endocrine', 'digestive'], 'E0863 E0963 E1063 E1163 E1363'],
  [['endocrine', 'digestive'], 'E40-E46 E66 E73-E74'],
  [['mental'], 'F04-F99'],
  [['mental', 'nervous'], 'F01-F03 F07 F80-F89'],
  [['nervous', 'respiratory'], 'G47'],
  [['nervous', 'musculoskeletal'], 'G12 G24 G54-G57 G71-G73 G80-G83'],
  [['ear'], 'H60-H95 T16'],
  [['cardiovascular'], 'I00-I99'],
  [['cardiovascular', 'urinary'], 'I12-I13'],
  [['cardiovascular', 'nervous'], 'I60-I68'],
  [['cardiovascular', 'skin'], 'I70 I73 I78 I80 I83 I87 L97'],
  [['cardiovascular', 'digestive'], 'I85 K55'],
  [['cardiovascular', 'digestive', 'male-genital', 'female-genital'], 'I86'],
  [['cardiovascular', 'skin', 'blood'], 'I88-I89'],
  [['respiratory', 'digestive'], 'J35-J36 J39'],
  [['digestive', 'male-genital'], 'K40'],
  [['digestive', 'skin', 'female-genital', 'male-genital'], 'K60-K62'],
  [['skin', 'musculoskeletal'], 'L02-L03 L08 L405 L60 L84 L89 L984'],
  [['skin', 'eye'], 'L71'],
  [['musculoskeletal', 'nervous'], 'M40-M53 M62'],
  [['musculoskeletal', 'skin'], 'M726 M795 M71 M86'],
  [['digestive', 'musculoskeletal', 'nervous'], 'M26-M27'],
  [['urinary', 'female-genital', 'digestive'], 'N80-N82 N94'],
  [['pregnancy'], 'O00-O9A'],
  [['nervous'], 'Q00-Q07'],
  [['eye'], 'Q10-Q15'],
  [['ear'], 'Q16-Q17'],
  [['cardiovascular'], 'Q20-Q28'],
  [['respiratory'], 'Q30-Q34'],
  [['digestive'], 'Q35-Q45'],
  [['female-genital', 'male-genital', 'urinary'], 'Q50-Q56'],
  [['urinary'], 'Q60-Q64'],
  [['musculoskeletal'], 'Q65-Q79'],
  [['skin', 'breast'], 'Q80-Q84'],
  [['respiratory'], 'S27 T17 T27'],
  [['cardiovascular'], 'S26'],
  [['digestive', 'blood'], 'S36'],
  [['urinary', 'male-genital', 'female-genital'], 'S37'],
  [['nervous'], 'S04 S06'],
  [['nervous', 'musculoskeletal'], 'S14 S24 S34'],
  [['digestive'], 'T18'],
  [['skin'], 'T20-T25 T33-T34'],
  [
    ['skin', 'musculoskeletal'],
    'S00-S01 S10-S11 S20-S21 S30-S31 S40-S41 S50-S51 S60-S61 S70-S71 S80-S81 S90-S91',
  ],
  [
    ['musculoskeletal'],
    `S02-S03 S12-S13 S16 S22-S23 S29 S32-S33 S39 S42-S43 S46 S49 S52-S53 S56 S59 S62-S63 S66 S69
    S72-S73 S76 S79 S82-S83 S86 S89 S92-S93 S96 S99`,
  ],
  [['nervous', 'musculoskeletal'], 'S44 S54 S64 S74 S84 S94'],
  [['cardiovascular', 'musculoskeletal'], 'S15 S25 S35 S45 S55 S65 S75 S85 S95'],
]

/** Systems that a range of categories points at; the narrower range speaks. */
export const systemRanges = rows.flatMap(([systems, ranges]) =>
  ranges.split(/\s+/).map((range) => [range, systems] as const),
)
