import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const lab = { place: '81', by: 'laboratory', dx: 'E11.9' } as const
const scan = { by: 'imaging', dx: 'M54.16' } as const

/** Medicare Claims Processing Manual ch. 1, 120: what was paid twice is owed once. */
export const duplicateKinds: readonly MedicalKind[] = [
  kind('a visit paid on two claims', [
    bill('99213'),
    bill('99213', { claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind('a visit paid on three claims', [
    bill('99213'),
    bill('99213', { claim: 1, paidAfter: 30, over: 1 }),
    bill('99213', { claim: 2, paidAfter: 40, over: 1 }),
  ]),
  kind('a test paid on two claims', [
    bill('83036', lab),
    bill('83036', { ...lab, claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind('a scan paid on two claims', [
    bill('72148', scan),
    bill('72148', { ...scan, claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind('the copy paid first stands second in the file', [
    bill('93000', { by: 'cardiology', claim: 1, paidAfter: 40, over: 1 }),
    bill('93000', { by: 'cardiology', paidAfter: 20 }),
  ]),
  kind('the copy was paid at less: the later payment goes back', [
    bill('99214'),
    bill('99214', { claim: 1, paidAfter: 30, pays: 0.7, over: 1 }),
  ]),
  kind('a claim of three lines paid twice', [
    bill('99214-25'),
    bill('93000'),
    bill('36415'),
    bill('99214-25', { claim: 1, paidAfter: 35, over: 1 }),
    bill('93000', { claim: 1, paidAfter: 35, over: 1 }),
    bill('36415', { claim: 1, paidAfter: 35, over: 1 }),
  ]),
  kind(
    'twice on one claim, which records may explain',
    [bill('85025', lab), bill('85025', { ...lab, over: 1, sure: 'records' })],
    { onAnyLine: true },
  ),
  kind(
    'a scan again the next day, which records may explain',
    [bill('72148', scan), bill('72148', { ...scan, claim: 1, day: 1, over: 1, sure: 'records' })],
    { onAnyLine: true },
  ),
  kind('a walker paid on two claims', [
    bill('E0143-NU', { by: 'supplier', form: 'D', place: '12', dx: 'R26.89' }),
    bill('E0143-NU', {
      by: 'supplier',
      form: 'D',
      place: '12',
      dx: 'R26.89',
      claim: 1,
      paidAfter: 30,
      over: 1,
    }),
  ]),
  kind('an outpatient bill paid on two claims', [
    bill('0351/74177', { by: 'hospital', form: 'I', billType: '131', dx: 'R10.9' }),
    bill('0351/74177', {
      by: 'hospital',
      form: 'I',
      billType: '131',
      dx: 'R10.9',
      claim: 1,
      paidAfter: 30,
      over: 1,
    }),
  ]),
  kind('the reading of a scan that the same practice billed as a whole', [
    bill('72148', scan),
    bill('72148-26', { ...scan, claim: 1, paidAfter: 30, pays: 0.3, over: 1 }),
  ]),
  kind('the technical part of a scan billed as a whole, on one claim', [
    bill('74177', { by: 'imaging', dx: 'R10.9' }),
    bill('74177-TC', { by: 'imaging', dx: 'R10.9', pays: 0.7, over: 1 }),
  ]),
  kind(
    'two records of one gallbladder removed, by two surgeons',
    [
      bill('47562', { by: 'surgery', dx: 'K80.20', place: '22' }),
      bill('47562', {
        by: 'surgery~1',
        dx: 'K80.20',
        place: '22',
        claim: 1,
        day: 45,
        over: 1,
        sure: 'records',
      }),
    ],
    { onAnyLine: true },
  ),

  // Nothing to take back.
  kind('$0: the first of two was denied', [
    bill('99213', { denied: 'CO-22' }),
    bill('99213', { claim: 1, paidAfter: 40 }),
  ]),
  kind('$0: the payer denied the copy', [
    bill('99213'),
    bill('99213', { claim: 1, paidAfter: 40, denied: 'CO-18' }),
  ]),
  kind('$0: voided and sent again', [
    bill('99213'),
    bill('99213', { claim: 1, corrects: [0, '8'] }),
    bill('99213', { claim: 2, paidAfter: 40 }),
  ]),
  kind('$0: replaced by a corrected claim', [
    bill('99213'),
    bill('99213', { claim: 1, corrects: [0, '7'], paidAfter: 40 }),
  ]),
  kind('$0: taken back and paid again', [
    bill('99213'),
    bill('99213', { takesBack: true, paidAfter: 30 }),
    bill('99213', { paidAfter: 35 }),
  ]),
  kind('$0: the copy was paid and taken back', [
    bill('72148', scan),
    bill('72148', { ...scan, claim: 1, paidAfter: 30 }),
    bill('72148', { ...scan, claim: 1, paidAfter: 60, takesBack: true }),
  ]),
  kind('$0: repeated by the same doctor, 76', [
    bill('71046', { by: 'imaging', dx: 'J18.9' }),
    bill('71046-76', { by: 'imaging', dx: 'J18.9' }),
  ]),
  kind('$0: right and left knee', [
    bill('73562-RT', { by: 'orthopedics', dx: 'M17.0' }),
    bill('73562-LT', { by: 'orthopedics', dx: 'M17.0' }),
  ]),
  kind('$0: two of one household with different birth dates', [
    bill('99213'),
    bill('99213', { claim: 1, person: 2, paidAfter: 25 }),
  ]),
  kind('$0: the second payment is interest on the first', [
    bill('99213'),
    bill('99213', {
      claim: 1,
      paidAfter: 50,
      edit: () => ({ allowed: 0, paid: 0, share: 0, charge: 0, adjustments: [] }),
    }),
  ]),
]
