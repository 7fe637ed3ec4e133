import { day, type ClaimLine } from '@plumbline/engine'
import fc from 'fast-check'

/** What a test says of a line; the rest is not known. */
export type Fields = Partial<Omit<ClaimLine, 'procedure'>>

/** Few of everything, so that lines meet: pairs, panels, repeats, visits beside operations. */
export const anyLine = fc.record({
  patientKey: fc.constantFrom('A', 'A', 'B', undefined),
  claimId: fc.constantFrom('1', '2', '3'),
  serviceFromDay: fc.constantFrom(day('2024-03-04'), day('2024-03-05'), undefined),
  procedureCode: fc.constantFrom(
    ...'99213 99214 99284 11042 97597 80053 80048 80061 82465 84478 83718 85025 20610 77067'.split(
      ' ',
    ),
    ...[undefined, '70450', '17110', 'G0463', 'J3301'],
  ),
  modifiers: fc.constantFrom<string[]>(
    [],
    [],
    ['25'],
    ['59'],
    ['LT'],
    ['RT'],
    ['26'],
    ['91'],
    ['50'],
  ),
  units: fc.constantFrom(1, 1, 2, 3, 8, 0, undefined),
  diagnoses: fc.constantFrom<string[]>(
    [],
    ['E119'],
    ['I10', 'E119'],
    ['P0739'],
    ['V8541'],
    ['XXX'],
    ['25000'],
  ),
  ageYears: fc.constantFrom(54, 8, undefined),
  placeOfService: fc.constantFrom('11', '22', undefined),
  claimType: fc.constantFrom('professional' as const, 'institutional' as const, undefined),
  billType: fc.constantFrom('131', '111', undefined),
  claimStatus: fc.constantFrom('paid' as const, 'denied' as const, undefined),
  chargeCents: fc.constantFrom(100_00, 0, undefined),
  allowedCents: fc.constantFrom(80_00, undefined),
  paidCents: fc.constantFrom(64_00, 64_00, 51_20, 0, undefined, -64_00),
  paidDay: fc.constantFrom(undefined, undefined, day('2024-04-10'), day('2024-04-20')),
  billingNpi: fc.constantFrom('1234567893', undefined),
  renderingNpi: fc.constantFrom('1003000126', undefined),
  payer: fc.constantFrom('Medicare', 'Acme Health', undefined),
  ndc: fc.constantFrom('00003029305', undefined),
})

/** Fills of few drugs by few patients, so that they meet too. */
export const anyFill = fc.record({
  auditType: fc.constant('pharmacy' as const),
  patientKey: fc.constantFrom('A', 'A', 'B', undefined),
  claimId: fc.constantFrom('1', '2', '3', '4'),
  serviceFromDay: fc.constantFrom(
    day('2024-03-04'),
    day('2024-03-04'),
    day('2024-03-20'),
    day('2024-04-02'),
    undefined,
  ),
  ndc: fc.constantFrom('00093015001', '00406055201', '00093015001', undefined),
  ndcAsBilled: fc.constantFrom('00093015001', '00406055201'),
  drugName: fc.constantFrom('Lisinopril 10 MG Oral Tablet', undefined),
  prescriptionNumber: fc.constantFrom('7001', '7002', undefined),
  refillNumber: fc.constantFrom(0, 1, 2, undefined),
  quantity: fc.constantFrom(30, 60, 90, 900, undefined),
  daysSupply: fc.constantFrom(30, 90, 1, undefined),
  claimStatus: fc.constantFrom(
    'paid' as const,
    'paid' as const,
    'reversed' as const,
    'denied' as const,
    undefined,
  ),
  pharmacyId: fc.constantFrom('1234567893', undefined),
  prescriberNpi: fc.constantFrom('1003000126', undefined),
  prescriberDea: fc.constantFrom('AB1234563', 'AB1234564', undefined),
  paidCents: fc.constantFrom(64_00, 64_00, 12_00, -64_00, 0, undefined),
  paidDay: fc.constantFrom(day('2024-04-10'), day('2024-04-20'), undefined),
  planType: fc.constantFrom('Medicare Part D', undefined),
})

/** Claims that correct others, by claim number: none, one, or one that corrects a correction. */
const corrections: readonly Readonly<Record<string, Fields>>[] = [
  {},
  { '3': { frequencyCode: '7', originalClaimId: '1' } },
  { '3': { frequencyCode: '8', originalClaimId: '1' } },
  { '3': { frequencyCode: '8' } },
  {
    '2': { frequencyCode: '7', originalClaimId: '1' },
    '3': { frequencyCode: '8', originalClaimId: '2' },
  },
]

/** Lines in which some claims correct others. */
export function correcting(lines: fc.Arbitrary<Fields[]>): fc.Arbitrary<Fields[]> {
  return fc
    .tuple(lines, fc.constantFrom(...corrections))
    .map(([plain, corrected]) =>
      plain.map((line) => ({ ...line, ...corrected[line.claimId ?? ''] })),
    )
}
