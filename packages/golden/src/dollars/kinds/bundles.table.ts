import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const lab = { place: '81', by: 'laboratory', dx: 'R79.89' } as const
const scope = { by: 'gastroenterology', place: '22', dx: 'D12.5' } as const
const skin = { by: 'dermatology', dx: 'D48.5 L57.0' } as const

/** NCCI Policy Manual ch. I: column 2 is not paid beside column 1; what was paid for it goes back. */
export const bundleKinds: readonly MedicalKind[] = [
  kind('basic panel beside the comprehensive one', [
    bill('80053', lab),
    bill('80048', { ...lab, over: 1 }),
  ]),
  kind('hepatic panel beside the comprehensive one', [
    bill('80053', lab),
    bill('80076', { ...lab, over: 1 }),
  ]),
  kind('glucose beside the panel that holds it', [
    bill('80053', lab),
    bill('82947', { ...lab, over: 1 }),
  ]),
  kind('cholesterol beside the lipid panel', [
    bill('80061', lab),
    bill('82465', { ...lab, over: 1 }),
  ]),
  kind('diagnostic endoscopy beside one with biopsy', [
    bill('43239', scope),
    bill('43235', { ...scope, over: 1 }),
  ]),
  kind('diagnostic colonoscopy beside removal of a polyp', [
    bill('45385', scope),
    bill('45378', { ...scope, over: 1 }),
  ]),
  kind('diagnostic arthroscopy beside meniscectomy', [
    bill('29881-RT', { by: 'orthopedics', place: '24', dx: 'S83.241A' }),
    bill('29870-RT', { by: 'orthopedics', place: '24', dx: 'S83.241A', over: 1 }),
  ]),
  kind('Doppler beside the echocardiogram that holds it', [
    bill('93306', { by: 'cardiology', dx: 'I50.9' }),
    bill('93320', { by: 'cardiology', dx: 'I50.9', over: 1 }),
  ]),
  kind(
    'one side beside both sides of a mammogram',
    [
      bill('77066', { by: 'imaging', dx: 'N63.10' }),
      bill('77065', { by: 'imaging', dx: 'N63.10', over: 1 }),
    ],
    { who: 'F 70' },
  ),
  kind('the pair stands on two claims', [
    bill('80053', lab),
    bill('80048', { ...lab, claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind('column 2 stands first', [bill('45378', { ...scope, over: 1 }), bill('45385', scope)]),
  kind('column 2 twice: both go back, once each', [
    bill('80053', lab),
    bill('80048', { ...lab, over: 1 }),
    bill('80048', { ...lab, claim: 1, paidAfter: 40, over: 1 }),
  ]),
  kind('column 1 twice and column 2 once', [
    bill('80053', lab),
    bill('80048', { ...lab, over: 1 }),
    bill('80053', { ...lab, claim: 1, paidAfter: 40, over: 1 }),
  ]),
  kind('column 2 was cut in half by the payer: the half goes back', [
    bill('45385', scope),
    bill('45378', { ...scope, pays: 0.5, over: 1 }),
  ]),
  kind('a visit beside an injection without 25', [
    bill('20610-RT', { by: 'orthopedics', dx: 'M17.11' }),
    bill('99213', { by: 'orthopedics', dx: 'M17.11', over: 1 }),
  ]),
  kind('an add-on without its primary', [bill('17003x5', { ...skin, over: 1 })]),
  kind('a bundled code paid under Medicare', [bill('99213'), bill('99050', { over: 1 })]),
  kind('office complexity beside a visit with 25', [
    bill('99214-25', { by: 'orthopedics', dx: 'M17.11' }),
    bill('20610-RT', { by: 'orthopedics', dx: 'M17.11' }),
    bill('G2211', { by: 'orthopedics', dx: 'M17.11', over: 1 }),
  ]),
  kind('a check-in two days before a visit', [
    bill('G2012', { over: 1 }),
    bill('99213', { claim: 1, day: 1 }),
  ]),

  // Nothing to take back.
  kind('$0: column 2 was denied', [
    bill('45385', scope),
    bill('45378', { ...scope, denied: 'CO-97' }),
  ]),
  kind('$0: column 1 was denied and column 2 is what was paid', [
    bill('45385', { ...scope, denied: 'CO-97' }),
    bill('45378', scope),
  ]),
  kind('$0: column 2 on another day', [
    bill('80053', lab),
    bill('80048', { ...lab, claim: 1, day: 9 }),
  ]),
  kind('$0: column 2 by another practice', [
    bill('80053', lab),
    bill('80048', { ...lab, by: 'laboratory~1', claim: 1 }),
  ]),
  kind('$0: a biopsy and a destruction of another lesion (59)', [
    bill('11102', skin),
    bill('17000-59', skin),
  ]),
  kind('$0: visit with 25 beside an injection', [
    bill('99213-25', { by: 'orthopedics', dx: 'M17.11 M54.50' }),
    bill('20610-RT', { by: 'orthopedics', dx: 'M17.11' }),
  ]),
  kind('$0: another polyp (59) beside the one removed, at what it has beyond the base', [
    bill('45385', scope),
    bill('45380-59', { ...scope, pays: 0.0794 }),
  ]),
  kind('$0: another polyp (59) beside the one removed, at one half', [
    bill('45385', scope),
    bill('45380-59', { ...scope, pays: 0.5 }),
  ]),
  kind('$0: add-on with its primary', [bill('17000', skin), bill('17003x5', skin)]),
]
