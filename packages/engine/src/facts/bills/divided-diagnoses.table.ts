/** Codes of ICD-10-CM that became headings on October 1 of a year, when they were divided. */
export interface DividedDiagnoses {
  readonly year: number
  readonly codes: string
}

/** Everyday codes of the ICD-10-CM conversion table of FY2026 (NCHS and CMS). Written 2026-11. */
export const dividedDiagnoses: readonly DividedDiagnoses[] = [
  {
    year: 2016,
    codes:
      'E780 F328 F348 F42 F508 H3531 H3532 J985 K522 K550 K850 K851 K859 K868 K904 N508 N61 R312 R972 Z9889',
  },
  { year: 2017, codes: 'A047 E858 I272 K060 K565 K5660 K5669 M4806 N63 T07 T148 Z36' },
  { year: 2018, codes: 'E784 F53 G513 G710 H578 I638 K353 K613 K830 M791 N358 N359 R938 Z134' },
  { year: 2019, codes: 'I481 I482 R828 D813' },
  { year: 2020, codes: 'D591 D721 D848 G111 G960 J82 K208 K209 K210 K598 K740 N183 R51 R740' },
  { year: 2021, codes: 'D552 F78 G92 K228 M311 M545 P09 R05 R358 R633 Z590 Z594 Z598 Z915' },
  {
    year: 2022,
    codes:
      'B373 D593 D680 E872 F0151 F0281 F0391 F438 G933 I313 I348 I472 I711 I712 I713 I714 I715 I716 N141 N800 N801 N802 N803 N804 N805 Z9111 Z9119',
  },
  {
    year: 2023,
    codes: 'D139 D481 E208 E798 E8881 G20 G378 I208 I248 I471 J156 K3520 K3521 N042 N062 Z058 Z298',
  },
  {
    year: 2024,
    codes:
      'E340 E668 F5001 F5002 F502 F5081 G908 K603 K604 K605 L298 L661 L668 M5136 M5137 M659 Z597 Z86010',
  },
  { year: 2025, codes: 'D71 E7801 E881 G35 H018 R102 R768 Z408 Z841' },
]
