import type { ProcedureProfile } from '@plumbline/engine'
import { inSection, type ProfileRange } from './profile-range.ts'

// Source: CPT, Evaluation and Management (structure of code ranges 99091, 99202-99499 and the
// telemedicine visits 98000-98016 of 2025) and HCPCS Level II G codes that stand for visits.
// Levels count up within a family (and, where told apart, within new and established patients).
// Written 2026-11. Codes since deleted stay, because claims of their years carry them.

const visit = inSection('evaluation-management')
type Level = NonNullable<ProcedureProfile['level']>
type Patient = NonNullable<ProcedureProfile['patient']>

/** One code for each level, lowest first. */
function levels(
  family: string,
  patient: Patient,
  codes: string,
  first: Level = 1,
): readonly ProfileRange[] {
  return codes.split(' ').map((code, index) => {
    const level = levelNumbers[first - 1 + index]
    return [code, code, visit(family, level ? { level, patient } : { patient })]
  })
}

const levelNumbers: readonly Level[] = [1, 2, 3, 4, 5]

export const evaluationManagementProfiles: readonly ProfileRange[] = [
  ['99202', '99499', visit('other-visit')],
  ...levels('office-visit', 'new', '99201 99202 99203 99204 99205'),
  ...levels('office-visit', 'established', '99211 99212 99213 99214 99215'),
  ['99217', '99217', visit('observation-discharge')],
  ...levels('observation', 'either', '99218 99219 99220'),
  ...levels('hospital-initial', 'either', '99221 99222 99223'),
  ...levels('observation-subsequent', 'either', '99224 99225 99226'),
  ...levels('hospital-subsequent', 'either', '99231 99232 99233'),
  ...levels('hospital-same-day', 'either', '99234 99235 99236'),
  ['99238', '99239', visit('hospital-discharge')],
  ...levels('consultation', 'either', '99241 99242 99243 99244 99245'),
  ...levels('inpatient-consultation', 'either', '99251 99252 99253 99254 99255'),
  ...levels('emergency-visit', 'either', '99281 99282 99283 99284 99285'),
  ...levels('emergency-visit', 'either', 'G0380 G0381 G0382 G0383 G0384'),
  ['99288', '99288', visit('emergency-direction')],
  ['99291', '99292', visit('critical-care')],
  ...levels('nursing-facility-initial', 'either', '99304 99305 99306'),
  ...levels('nursing-facility-subsequent', 'either', '99307 99308 99309 99310'),
  ['99315', '99316', visit('nursing-facility-discharge')],
  ['99318', '99318', visit('nursing-facility-annual')],
  ...levels('domiciliary-visit', 'new', '99324 99325 99326 99327 99328'),
  ...levels('domiciliary-visit', 'established', '99334 99335 99336 99337'),
  ['99339', '99340', visit('care-plan-oversight')],
  ...levels('home-visit', 'new', '99341 99342 99343 99344 99345'),
  ...levels('home-visit', 'established', '99347 99348 99349 99350'),
  ['99354', '99360', visit('prolonged-service')],
  ['99366', '99368', visit('team-conference')],
  ['99374', '99380', visit('care-plan-oversight')],
  ['99381', '99387', visit('preventive-visit', { patient: 'new' })],
  ['99391', '99397', visit('preventive-visit', { patient: 'established' })],
  ['99401', '99429', visit('preventive-counseling')],
  ['99415', '99418', visit('prolonged-service')],
  ['99421', '99423', visit('online-visit', { patient: 'established' })],
  ['99424', '99427', visit('care-management')],
  ['99437', '99439', visit('care-management')],
  ['99441', '99443', visit('telephone-visit', { patient: 'established' })],
  ['99446', '99452', visit('interprofessional-consultation')],
  ['99450', '99450', visit('disability-exam')],
  ['99453', '99458', visit('remote-monitoring')],
  ['99455', '99456', visit('disability-exam')],
  ['99459', '99459', visit('pelvic-exam')],
  ['99460', '99463', visit('newborn-care')],
  ['99464', '99465', visit('delivery-attendance')],
  ['99466', '99476', visit('pediatric-critical-care')],
  ['99473', '99474', visit('remote-monitoring')],
  ['99477', '99480', visit('neonatal-intensive-care')],
  ['99483', '99483', visit('cognitive-assessment')],
  ['99484', '99494', visit('care-management')],
  ['99485', '99486', visit('pediatric-critical-care')],
  ['99495', '99496', visit('transitional-care')],
  ['99497', '99498', visit('advance-care-planning')],
  ...levels('telehealth-visit', 'new', '98000 98001 98002 98003', 2),
  ...levels('telehealth-visit', 'established', '98004 98005 98006 98007', 2),
  ...levels('telehealth-audio-visit', 'new', '98008 98009 98010 98011', 2),
  ...levels('telehealth-audio-visit', 'established', '98012 98013 98014 98015', 2),
  ['98016', '98016', visit('virtual-check-in', { patient: 'established' })],
  ['G2012', 'G2012', visit('virtual-check-in', { patient: 'established' })],
  ['G2252', 'G2252', visit('virtual-check-in', { patient: 'established' })],
  ['G2010', 'G2010', visit('image-review', { patient: 'established' })],
  ['G2211', 'G2211', visit('visit-complexity')],
  ['G2212', 'G2212', visit('prolonged-service')],
  ['G0316', 'G0318', visit('prolonged-service')],
  ['G0179', 'G0182', visit('care-plan-oversight')],
  ['G0402', 'G0402', visit('wellness-visit')],
  ['G0466', 'G0470', visit('clinic-visit')],
  ['G0438', 'G0439', visit('wellness-visit')],
  ['G0463', 'G0463', visit('clinic-visit')],
  ['G0406', 'G0408', visit('inpatient-consultation')],
  ['G0425', 'G0427', visit('inpatient-consultation')],
  ['G0556', 'G0558', visit('care-management')],
  ['G0559', 'G0559', visit('postoperative-visit')],
  ['G0508', 'G0509', visit('critical-care')],
  ['G0511', 'G0512', visit('care-management')],
  ['G2064', 'G2065', visit('care-management')],
  ['99024', '99024', visit('postoperative-visit')],
]
