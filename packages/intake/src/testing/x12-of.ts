/** Writes X12 files for tests: claims of our own making, with whatever separators and oddities. */

interface Separators {
  readonly element: string
  readonly component: string
  readonly terminator: string
}

const usual: Separators = { element: '*', component: ':', terminator: '~\n' }

/** A file of one interchange; segments are written with `*` and `:`, whatever they become. */
export function x12Of(
  transaction: readonly string[],
  { element, component, terminator }: Separators = usual,
): string {
  const kind = transaction[0]?.split('*')[1] ?? '837'
  const isa = `ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *240701*1200*^*00501*000000001*0*P*`
  const written = (segment: string) => segment.replaceAll('*', element).replaceAll(':', component)
  const inside = [
    `GS*${kind === '835' ? 'HP' : 'HC'}*SENDER*RECEIVER*20240701*1200*1*X*005010X222A2`,
    ...transaction,
    `SE*${transaction.length + 1}*0001`,
    'GE*1*1',
    'IEA*1*000000001',
  ]
  return [`${isa.replaceAll('*', element)}${component}`, ...inside.map(written)]
    .map((segment) => segment + terminator)
    .join('')
}

/** Provider and subscriber before the claims of an 837. */
export const people837: readonly string[] = [
  'ST*837*0001*005010X222A2',
  'BHT*0019*00*1*20240701*1200*CH',
  'HL*1**20*1',
  'PRV*BI*PXC*207Q00000X',
  'NM1*85*2*OAK CLINIC*****XX*1234567893',
  'REF*EI*451230001',
  'HL*2*1*22*0',
  'SBR*P*18*******MB',
  'NM1*IL*1*ROE*ANN****MI*M0001',
  'DMG*D8*19620314*F',
  'NM1*PR*2*MAPLE PLAN*****PI*77',
]

/** A claim of two lines: an office visit with modifier 25 and a blood draw. */
export const claim837: readonly string[] = [
  'CLM*C1001*225***11:B:1*Y*A*Y*Y',
  'HI*ABK:E119*ABF:I10',
  'NM1*82*1*DOE*JAN****XX*1245319599',
  'LX*1',
  'SV1*HC:99214:25*210*UN*1***1:2',
  'DTP*472*D8*20240708',
  'LX*2',
  'SV1*HC:36415*15*UN*1***1',
  'DTP*472*D8*20240708',
]

/** A remittance of one claim of two lines, one paid and one denied. */
export const remittance835: readonly string[] = [
  'ST*835*0001',
  'BPR*I*131.2*C*CHK************20240801',
  'N1*PR*MAPLE PLAN',
  'N1*PE*OAK CLINIC*XX*1234567893',
  'LX*1',
  'CLP*C1001*1*225*131.2*20*MB*77001*11*1',
  'NM1*QC*1*ROE*ANN****MI*M0001',
  'SVC*HC:99214:25*210*131.2**1',
  'DTM*472*20240708',
  'CAS*CO*45*58.8',
  'CAS*PR*2*20',
  'AMT*B6*151.2',
  'SVC*HC:36415*15*0**1',
  'DTM*472*20240708',
  'CAS*CO*97*15',
]
