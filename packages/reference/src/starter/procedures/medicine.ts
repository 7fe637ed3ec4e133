import type { BodySystem } from '@plumbline/engine'
import { inSection, type ProfileRange } from './profile-range.ts'

// Source: CPT, Medicine 90281-99607 and Anesthesia 00100-01999 (structure of their subsections).
// Written 2026-11. Tests that are done for anything (an ECG, an echocardiogram) name no body system;
// the others name every system whose diseases they are done for.

const medicine = inSection('medicine')
const anesthesia = inSection('anesthesia')
const drug = inSection('drug')

function systems(...list: readonly BodySystem[]): readonly BodySystem[] {
  return list
}

const eyeSystems = systems('eye', 'endocrine', 'cardiovascular', 'blood', 'nervous', 'skin')
const speechSystems = systems('nervous', 'ear', 'respiratory', 'digestive', 'mental')
const hearingSystems = systems('ear', 'nervous', 'respiratory', 'mental', 'endocrine')
const heartSystems = systems('cardiovascular', 'respiratory', 'digestive', 'urinary', 'blood')
const heart = { systems: systems('cardiovascular'), region: 'thorax' } as const
const brainSystems = systems(
  'nervous',
  'mental',
  'cardiovascular',
  'endocrine',
  'respiratory',
  'digestive',
)
const breathSystems = systems(
  'respiratory',
  'cardiovascular',
  'nervous',
  'mental',
  'blood',
  'endocrine',
  'digestive',
)
/** Sleep is studied for whatever disturbs it or comes of it. */
const sleepSystems = systems(
  'nervous',
  'respiratory',
  'mental',
  'cardiovascular',
  'endocrine',
  'digestive',
  'blood',
  'urinary',
)
/** Motility, capsules, breath tests and liver stiffness. */
const bowelTestSystems = systems(
  'digestive',
  'blood',
  'endocrine',
  'nervous',
  'respiratory',
  'skin',
  'mental',
  'cardiovascular',
)
const balanceSystems = systems('ear', 'nervous', 'eye', 'cardiovascular', 'endocrine', 'mental')
/** A recorder looks for the cause of a stroke too, and lungs are trained with the heart. */
const deviceSystems = systems('cardiovascular', 'nervous', 'respiratory', 'blood', 'endocrine')
const allergySystems = systems('respiratory', 'skin', 'digestive', 'eye', 'ear', 'blood')
const nerveSystems = systems('nervous', 'musculoskeletal', 'endocrine', 'blood', 'cardiovascular')
const woundSystems = systems(
  'skin',
  'musculoskeletal',
  'cardiovascular',
  'endocrine',
  'nervous',
  'blood',
  'breast',
)
/** Exercise is a treatment of most systems; eyes and ears only where balance and sight are trained. */
const therapySystems = systems(
  'musculoskeletal',
  'nervous',
  'mental',
  'cardiovascular',
  'respiratory',
  'digestive',
  'urinary',
  'female-genital',
  'male-genital',
  'skin',
  'blood',
  'endocrine',
  'breast',
)

export const medicineProfiles: readonly ProfileRange[] = [
  ['00100', '01999', anesthesia('anesthesia')],
  ['99100', '99140', anesthesia('anesthesia-circumstance')],

  ['90281', '90399', drug('immune-globulin')],
  ['90380', '90382', drug('immune-globulin')],
  ['90460', '90474', medicine('vaccine-administration')],
  ['90476', '90759', drug('vaccine')],
  ['90480', '90480', medicine('vaccine-administration')],
  ['91300', '91323', drug('vaccine')],
  ['96380', '96381', medicine('vaccine-administration')],

  ['90785', '90899', medicine('psychiatry')],
  ['90867', '90870', medicine('psychiatry', { systems: ['mental', 'nervous'] })],
  ['90791', '90792', medicine('psychiatric-evaluation')],
  ['90832', '90853', medicine('psychotherapy', { systems: ['mental', 'nervous'] })],
  ['90901', '90913', medicine('biofeedback')],
  ['90935', '90999', medicine('dialysis', { systems: ['urinary'] })],
  ['91010', '91299', medicine('gastroenterology-test', { systems: bowelTestSystems })],

  ['92002', '92004', medicine('eye-exam', { patient: 'new', systems: eyeSystems })],
  ['92012', '92014', medicine('eye-exam', { patient: 'established', systems: eyeSystems })],
  ['92015', '92015', medicine('refraction', { systems: eyeSystems })],
  ['92018', '92287', medicine('eye-test', { systems: eyeSystems })],
  ['92310', '92371', medicine('eyewear-service')],
  ['92502', '92504', medicine('ear-nose-throat-test')],
  ['92507', '92508', medicine('speech-therapy', { systems: speechSystems, region: 'head' })],
  ['92511', '92520', medicine('ear-nose-throat-test')],
  ['92521', '92524', medicine('speech-evaluation')],
  ['92526', '92526', medicine('speech-therapy')],
  ['92531', '92549', medicine('vestibular-test', { systems: balanceSystems })],
  ['92550', '92597', medicine('hearing-test', { systems: hearingSystems })],
  ['92601', '92633', medicine('hearing-rehabilitation', { systems: hearingSystems })],

  ['92920', '92998', medicine('cardiac-intervention', heart)],
  ['92950', '92950', medicine('resuscitation')],
  ['92960', '92961', medicine('cardioversion', heart)],
  ['93000', '93278', medicine('electrocardiogram')],
  ['93015', '93024', medicine('stress-test')],
  ['93279', '93299', medicine('cardiac-device-check', { systems: deviceSystems })],
  ['93303', '93355', medicine('echocardiogram')],
  [
    '93451',
    '93598',
    medicine('cardiac-catheterization', { systems: heartSystems, region: 'thorax' }),
  ],
  ['93600', '93662', medicine('electrophysiology', heart)],
  ['93668', '93668', medicine('vascular-rehabilitation')],
  ['93701', '93792', medicine('cardiovascular-test')],
  ['93793', '93793', medicine('anticoagulation-management')],
  ['93797', '93798', medicine('cardiac-rehabilitation', { systems: deviceSystems })],
  ['93880', '93998', medicine('vascular-study')],

  ['94002', '94005', medicine('ventilator-management')],
  ['94010', '94799', medicine('pulmonary-test', { systems: breathSystems })],
  ['94760', '94762', medicine('pulmonary-test')],
  ['94640', '94669', medicine('respiratory-treatment', { systems: breathSystems })],
  ['95004', '95079', medicine('allergy-test', { systems: allergySystems })],
  ['95115', '95199', medicine('allergen-immunotherapy', { systems: allergySystems })],
  ['95249', '95251', medicine('glucose-monitoring')],
  ['95700', '95830', medicine('neurology-test', { systems: brainSystems, region: 'head' })],
  ['95782', '95783', medicine('sleep-study', { systems: sleepSystems })],
  ['95800', '95811', medicine('sleep-study', { systems: sleepSystems })],
  ['95836', '96020', medicine('neurology-test')],
  ['95860', '95913', medicine('nerve-muscle-test', { systems: nerveSystems })],
  ['96040', '96041', medicine('genetic-counseling')],
  ['96105', '96146', medicine('psychological-test')],
  ['96156', '96171', medicine('health-behavior')],
  ['96360', '96361', medicine('hydration')],
  ['96365', '96371', medicine('therapeutic-infusion')],
  ['96372', '96379', medicine('therapeutic-injection')],
  ['96401', '96549', medicine('chemotherapy-administration')],
  ['96567', '96574', medicine('photodynamic-therapy', { systems: ['skin'] })],
  ['96900', '96999', medicine('dermatology-treatment', { systems: ['skin', 'blood'] })],

  ['97010', '97028', medicine('therapy-modality')],
  ['97032', '97039', medicine('therapy-modality')],
  ['97110', '97150', medicine('therapy-procedure', { systems: therapySystems })],
  ['97151', '97158', medicine('behavior-analysis', { systems: ['mental', 'nervous'] })],
  ['97161', '97172', medicine('therapy-evaluation')],
  ['97530', '97546', medicine('therapy-procedure')],
  ['97597', '97610', medicine('wound-care', { systems: woundSystems })],
  ['97750', '97799', medicine('therapy-test')],
  ['97802', '97804', medicine('nutrition-therapy')],
  ['97810', '97814', medicine('acupuncture')],
  ['98925', '98929', medicine('osteopathic-manipulation')],
  [
    '98940',
    '98943',
    medicine('chiropractic-manipulation', { systems: ['musculoskeletal', 'nervous'] }),
  ],
  ['98960', '98962', medicine('patient-education')],
  ['98966', '98968', medicine('telephone-assessment')],
  ['98970', '98972', medicine('online-assessment')],
  ['98975', '98985', medicine('remote-monitoring')],
  ['99000', '99082', medicine('special-service')],
  ['99091', '99091', medicine('remote-monitoring')],
  ['99151', '99157', medicine('moderate-sedation')],
  ['99170', '99199', medicine('special-service')],
  ['99500', '99602', medicine('home-health')],
  ['99605', '99607', medicine('medication-management')],
]
