import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const ward = { place: '22', by: 'radiology', dx: 'R10.9' } as const

/** What is not paid at all, or not to this provider. */
export const coverageKinds: readonly MedicalKind[] = [
  kind('excluded by statute (GY) and paid', [bill('99213-GY', { over: 1 })]),
  kind('expected to be denied (GZ) and paid', [
    bill('80061-GZ', { by: 'laboratory', place: '81', dx: 'E78.5', over: 1 }),
  ]),
  kind('a preventive visit that Medicare never pays', [bill('99397', { dx: 'Z00.00', over: 1 })]),
  kind('a deleted code', [bill('99201', { over: 1 })]),
  kind('a code that never was', [bill('10000', { over: 1, sure: 'records' })]),
  kind('the technical part of a scan in a hospital', [
    bill('74177-TC', { ...ward, pays: 0.7, over: 1 }),
  ]),
  kind('a tracing without reading in a hospital', [
    bill('93005', { by: 'cardiology', place: '21', dx: 'I10', over: 1 }),
  ]),
  kind('an injection by a nurse of the hospital', [
    bill('96372', { by: 'internal', place: '22', dx: 'J18.9', over: 1 }),
  ]),
  kind('a whole scan in a hospital: the technical part goes back', [
    bill('74177', { ...ward, over: 0.4, upTo: 1 }),
  ]),
  kind('sent more than a year after the service', [
    bill('99213', { edit: ({ from }) => ({ received: from + 500, paidOn: from + 520 }), over: 1 }),
  ]),
  kind('an operation of an organ that the diagnosis has not', [
    bill('29881-RT', { by: 'orthopedics', place: '24', dx: 'J45.909', over: 1 }),
  ]),
  kind('a denied line that was paid', [
    bill('99213', { edit: () => ({ status: 'Denied' }), over: 1 }),
  ]),
  kind('a denied duplicate that was paid all the same', [
    bill('99213'),
    bill('99213', { claim: 1, paidAfter: 30, edit: () => ({ status: 'Denied' }), over: 1 }),
  ]),

  // Nothing to take back.
  kind('$0: excluded by statute and denied', [bill('99213-GY', { denied: 'PR-96' })]),
  kind('$0: a preventive visit denied to the patient', [
    bill('99397', { dx: 'Z00.00', denied: 'PR-96' }),
  ]),
  kind('$0: a deleted code denied', [bill('99201', { denied: 'CO-181' })]),
  kind('$0: the reading of a scan in a hospital', [bill('74177-26', { ...ward, pays: 0.3 })]),
  kind('$0: an advance notice was given (GA)', [
    bill('80061-GA', { by: 'laboratory', place: '81', dx: 'E78.5' }),
  ]),
  kind('$0: sent within the year', [
    bill('99213', { edit: ({ from }) => ({ received: from + 300, paidOn: from + 320 }) }),
  ]),
]
