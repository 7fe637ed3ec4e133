import type { BodyRegion, BodySystem } from '@plumbline/engine'
import { inSection, type ProfileRange } from './profile-range.ts'

// Source: CPT, Surgery 10004-19499 and 30000-69990 (structure of its subsections).
// Written 2026-11. A range names a body system only where every code in it treats that system, and
// names the neighbor too where one organ's disease is coded in another chapter (endoscopy for the
// anemia of bleeding, retina for diabetes). Tubes, catheters, ports, biopsies by needle, punctures,
// nerve blocks and wound repair name none.

const surgery = inSection('surgery')

function on(
  family: string,
  from: string,
  to: string,
  systems: readonly BodySystem[],
  region?: BodyRegion,
): ProfileRange {
  return [from, to, surgery(family, { systems, ...(region && { region }) })]
}

function paired(
  family: string,
  from: string,
  to: string,
  systems: readonly BodySystem[],
  region: BodyRegion,
): ProfileRange {
  return [from, to, surgery(family, { systems, region, sides: 'paired' })]
}

function midline(
  family: string,
  from: string,
  to: string,
  systems: readonly BodySystem[],
): ProfileRange {
  return [from, to, surgery(family, { systems, sides: 'midline' })]
}

function plain(family: string, from: string, to = from): ProfileRange {
  return [from, to, surgery(family)]
}

/** What wounds and ulcers come from. */
const woundSystems: readonly BodySystem[] = [
  'skin',
  'musculoskeletal',
  'cardiovascular',
  'endocrine',
  'nervous',
  'blood',
  'breast',
]

/** Of the wall of the belly and the perineum, beside what any wound comes from. */
const trunkWoundSystems: readonly BodySystem[] = [
  'digestive',
  'urinary',
  'male-genital',
  'female-genital',
]

/** Nails and corns are cared for in patients whose feet are at risk. */
const footSystems: readonly BodySystem[] = woundSystems

const throatSystems: readonly BodySystem[] = [
  'respiratory',
  'digestive',
  'nervous',
  'endocrine',
  'cardiovascular',
  'blood',
  'mental',
]

/** Fluid about the lungs comes of heart, liver and kidneys too. */
const chestSystems: readonly BodySystem[] = [
  'respiratory',
  'cardiovascular',
  'digestive',
  'urinary',
  'blood',
  'endocrine',
]

const abdominalSystems: readonly BodySystem[] = [
  'digestive',
  'urinary',
  'female-genital',
  'male-genital',
  'cardiovascular',
  'blood',
  'endocrine',
]

/** Whoever cannot swallow or eat. */
const feedingSystems: readonly BodySystem[] = [
  'digestive',
  'nervous',
  'mental',
  'respiratory',
  'cardiovascular',
  'urinary',
  'blood',
  'endocrine',
  'skin',
]

/** Bladder and bowel are emptied by nerves. */
const bladderSystems: readonly BodySystem[] = [
  'urinary',
  'male-genital',
  'female-genital',
  'digestive',
  'nervous',
  'endocrine',
  'musculoskeletal',
]

const brainSystems: readonly BodySystem[] = [
  'nervous',
  'cardiovascular',
  'endocrine',
  'mental',
  'blood',
]

/** Pain of nerves, vessels and organs. */
const stimulatorSystems: readonly BodySystem[] = [
  'nervous',
  'musculoskeletal',
  'cardiovascular',
  'digestive',
  'urinary',
  'endocrine',
]

const skinAndBreast: readonly ProfileRange[] = [
  plain('needle-biopsy', '10004', '10021'),
  plain('soft-tissue-drainage', '10030', '10036'),
  on('skin-incision', '10040', '10180', ['skin']),
  on('debridement', '11000', '11047', woundSystems),
  on('debridement', '11004', '11008', [...woundSystems, ...trunkWoundSystems]),
  on('foot-care', '11055', '11057', footSystems, 'foot'),
  on('skin-biopsy', '11100', '11107', ['skin']),
  on('skin-tag-removal', '11200', '11201', ['skin']),
  on('skin-lesion-removal', '11300', '11471', ['skin']),
  on('skin-lesion-removal', '11600', '11646', ['skin']),
  on('foot-care', '11719', '11721', footSystems),
  on('nail-surgery', '11730', '11765', ['skin']),
  on('skin-incision', '11770', '11772', ['skin']),
  plain('skin-injection', '11900', '11954'),
  plain('implant-insertion', '11960', '11983'),
  on('wound-repair', '12001', '13160', ['skin', 'musculoskeletal', 'breast']),
  on('wound-repair', '12011', '12018', ['skin', 'musculoskeletal'], 'head'),
  on('wound-repair', '12051', '12057', ['skin', 'musculoskeletal'], 'head'),
  on('wound-repair', '13151', '13153', ['skin', 'musculoskeletal'], 'head'),
  plain('skin-flap', '14000', '14350'),
  plain('skin-graft', '15002', '15278'),
  plain('skin-flap', '15570', '15999'),
  plain('burn-care', '16000', '16036'),
  on('lesion-destruction', '17000', '17250', ['skin']),
  on('lesion-destruction', '17260', '17286', ['skin']),
  on('mohs-surgery', '17311', '17315', ['skin']),
  plain('other-skin-procedure', '17340', '17999'),
  paired('breast-surgery', '19000', '19499', ['breast'], 'breast'),
]

const airway: readonly ProfileRange[] = [
  on('nose-surgery', '30000', '30320', ['respiratory', 'skin'], 'nose'),
  on('nose-reconstruction', '30400', '30630', ['respiratory', 'skin'], 'nose'),
  on('nose-surgery', '30801', '30999', ['respiratory'], 'nose'),
  on('nosebleed-control', '30901', '30906', ['respiratory', 'cardiovascular', 'blood'], 'nose'),
  on('sinus-surgery', '31000', '31299', ['respiratory'], 'nose'),
  on('larynx-surgery', '31300', '31599', ['respiratory'], 'neck'),
  plain('intubation', '31500'),
  on('laryngoscopy', '31505', '31579', throatSystems, 'neck'),
  plain('tracheostomy', '31600', '31614'),
  on('bronchoscopy', '31615', '31661', ['respiratory']),
  on('airway-surgery', '31700', '31899', ['respiratory']),
  on('chest-drainage', '32035', '32036', chestSystems, 'thorax'),
  on('lung-surgery', '32096', '32999', ['respiratory'], 'thorax'),
  plain('needle-biopsy', '32400', '32408'),
  on('chest-drainage', '32550', '32562', chestSystems, 'thorax'),
  plain('ablation', '32994', '32998'),
]

const heartAndVessels: readonly ProfileRange[] = [
  on('heart-surgery', '33016', '33999', ['cardiovascular'], 'thorax'),
  on('heart-surgery', '33016', '33050', ['cardiovascular', 'respiratory'], 'thorax'),
  on('heart-surgery', '33910', '33945', ['cardiovascular', 'respiratory'], 'thorax'),
  on('cardiac-device', '33202', '33275', ['cardiovascular'], 'thorax'),
  plain('circulatory-support', '33946', '33993'),
  on('vascular-surgery', '34001', '35907', ['cardiovascular']),
  plain('vascular-access', '36000', '36410'),
  plain('transfusion', '36420', '36460'),
  on('vein-treatment', '36465', '36479', ['cardiovascular']),
  on('vein-treatment', '36482', '36483', ['cardiovascular']),
  plain('vascular-access', '36481'),
  plain('vascular-access', '36500', '36680'),
  on('dialysis-access', '36800', '36909', ['urinary', 'cardiovascular']),
  on('vascular-surgery', '37184', '37239', ['cardiovascular']),
  on('vascular-surgery', '37140', '37183', ['cardiovascular', 'digestive']),
  plain('embolization', '37241', '37244'),
  on('vascular-surgery', '37246', '37299', ['cardiovascular']),
  on('vein-treatment', '37500', '37799', ['cardiovascular']),
  plain('vascular-access', '37195'),
  plain('transcatheter-biopsy', '37200'),
  plain('circulatory-support', '37211', '37214'),
]

const bloodAndLymph: readonly ProfileRange[] = [
  on('spleen-surgery', '38100', '38129', ['blood', 'digestive'], 'abdomen'),
  plain('bone-marrow', '38200', '38243'),
  plain('lymph-node-surgery', '38300', '38999'),
  plain('mediastinum-surgery', '39000', '39499'),
  plain('diaphragm-surgery', '39501', '39599'),
]

const digestive: readonly ProfileRange[] = [
  plain('lip-surgery', '40490', '40799'),
  on('mouth-surgery', '40800', '41899', ['digestive', 'nervous', 'skin', 'mental'], 'mouth'),
  plain('palate-surgery', '42000', '42299'),
  on('salivary-surgery', '42300', '42699', ['digestive']),
  on('throat-surgery', '42700', '42999', ['respiratory', 'digestive', 'nervous', 'ear']),
  on('esophagus-surgery', '43020', '43180', ['digestive']),
  on('upper-endoscopy', '43191', '43259', ['digestive', 'blood']),
  on('feeding-tube', '43246', '43246', feedingSystems),
  on('biliary-endoscopy', '43260', '43278', ['digestive']),
  on('upper-endoscopy', '43210', '43210', ['digestive', 'blood']),
  on('esophagus-surgery', '43279', '43499', ['digestive']),
  on('stomach-surgery', '43500', '43999', ['digestive', 'endocrine']),
  plain('feeding-tube', '43752', '43763'),
  plain('feeding-tube', '43830', '43832'),
  on('intestine-surgery', '44005', '44799', ['digestive', 'blood', 'urinary', 'female-genital']),
  plain('feeding-tube', '44300'),
  plain('feeding-tube', '44372', '44373'),
  midline('appendix-surgery', '44900', '44979', ['digestive']),
  on('rectum-surgery', '45000', '45999', ['digestive', 'female-genital']),
  midline('colonoscopy', '45330', '45398', ['digestive', 'blood']),
  midline('colonoscopy', '44388', '44408', ['digestive', 'blood']),
  on('anus-surgery', '46020', '46999', ['digestive', 'skin']),
  on('liver-biopsy', '47000', '47001', abdominalSystems),
  on('liver-surgery', '47010', '47399', ['digestive']),
  on('biliary-surgery', '47400', '47999', ['digestive'], 'abdomen'),
  midline('gallbladder-removal', '47562', '47564', ['digestive']),
  midline('gallbladder-removal', '47600', '47620', ['digestive']),
  on('pancreas-surgery', '48000', '48999', ['digestive', 'endocrine'], 'abdomen'),
  on('abdominal-surgery', '49000', '49465', abdominalSystems),
  on('hernia-repair', '49491', '49659', ['digestive']),
]

const urinaryAndGenital: readonly ProfileRange[] = [
  paired('kidney-surgery', '50010', '50593', ['urinary'], 'abdomen'),
  on('transplant', '50300', '50380', ['urinary', 'endocrine']),
  on('ureter-surgery', '50600', '50980', ['urinary']),
  on('bladder-surgery', '51020', '51597', ['urinary', 'male-genital', 'female-genital']),
  plain('bladder-catheter', '51600', '51703'),
  on('bladder-study', '51725', '51798', bladderSystems),
  on('bladder-surgery', '51715', '51720', ['urinary', 'male-genital', 'female-genital']),
  on('bladder-surgery', '51800', '51999', ['urinary', 'male-genital', 'female-genital']),
  on('cystoscopy', '52000', '52356', ['urinary', 'male-genital', 'female-genital']),
  on('prostate-surgery', '52400', '52700', ['urinary', 'male-genital']),
  on('urethra-surgery', '53000', '53899', ['urinary', 'male-genital', 'female-genital']),
  on('male-genital-surgery', '54000', '55680', ['male-genital', 'urinary']),
  on('male-genital-surgery', '54000', '54450', ['male-genital', 'urinary', 'skin']),
  on('male-genital-surgery', '55100', '55180', ['male-genital', 'urinary', 'skin']),
  on('prostate-surgery', '55700', '55899', ['male-genital', 'urinary']),
  plain('gender-surgery', '55970', '55980'),
  on('female-genital-surgery', '56405', '58999', ['female-genital', 'urinary']),
  on('female-genital-surgery', '56405', '57210', [
    'female-genital',
    'urinary',
    'skin',
    'digestive',
  ]),
  midline('hysterectomy', '58150', '58294', ['female-genital', 'urinary']),
  midline('hysterectomy', '58541', '58554', ['female-genital', 'urinary']),
  midline('hysterectomy', '58570', '58575', ['female-genital', 'urinary']),
  on('maternity-care', '59000', '59899', ['pregnancy']),
  midline('delivery', '59400', '59622', ['pregnancy']),
]

const glandsAndNerves: readonly ProfileRange[] = [
  on('thyroid-surgery', '60000', '60281', ['endocrine'], 'neck'),
  plain('needle-biopsy', '60100', '60100'),
  on('endocrine-surgery', '60500', '60699', ['endocrine']),
  on('brain-surgery', '61000', '62258', brainSystems, 'head'),
  plain('lumbar-puncture', '62267', '62269'),
  on('lumbar-puncture', '62270', '62272', ['nervous', 'respiratory', 'urinary', 'digestive']),
  plain('lumbar-puncture', '62273'),
  on('spine-injection', '62263', '62264', ['nervous', 'musculoskeletal'], 'spine'),
  plain('myelography-injection', '62280', '62305'),
  on('spine-injection', '62320', '62327', ['nervous', 'musculoskeletal'], 'spine'),
  plain('pain-pump', '62350', '62370'),
  on('spine-surgery', '62380', '63048', ['nervous', 'musculoskeletal'], 'spine'),
  on('spine-surgery', '63050', '63290', ['nervous', 'musculoskeletal'], 'spine'),
  plain('spine-surgery', '63295', '63746'),
  on('nerve-stimulator', '63650', '63688', stimulatorSystems),
  plain('nerve-block', '64400', '64530'),
  on('nerve-block', '64400', '64405', ['nervous', 'mental'], 'head'),
  on('spine-injection', '64479', '64484', ['nervous', 'musculoskeletal'], 'spine'),
  on('spine-injection', '64490', '64495', ['nervous', 'musculoskeletal'], 'spine'),
  plain('nerve-stimulator', '64553', '64598'),
  on('nerve-stimulator', '64561', '64561', bladderSystems),
  on('nerve-stimulator', '64566', '64566', bladderSystems),
  on('nerve-stimulator', '64568', '64570', brainSystems),
  on('nerve-stimulator', '64581', '64581', bladderSystems),
  plain('nerve-destruction', '64600', '64681'),
  on('nerve-destruction', '64600', '64612', ['nervous', 'mental'], 'head'),
  on('nerve-destruction', '64615', '64615', ['nervous', 'mental'], 'head'),
  on('spine-nerve-destruction', '64633', '64636', ['nervous', 'musculoskeletal'], 'spine'),
  plain('nerve-surgery', '64702', '64999'),
  [
    '64721',
    '64721',
    surgery('carpal-tunnel-release', {
      systems: ['nervous', 'musculoskeletal'],
      region: 'wrist',
      sides: 'paired',
    }),
  ],
]

const eyeAndEar: readonly ProfileRange[] = [
  paired('eye-surgery', '65091', '66990', ['eye'], 'eye'),
  paired('cataract-surgery', '66982', '66984', ['eye'], 'eye'),
  paired('cataract-surgery', '66987', '66991', ['eye'], 'eye'),
  paired('retina-surgery', '67005', '67299', ['eye'], 'eye'),
  paired('eye-muscle-surgery', '67311', '67399', ['eye', 'nervous'], 'eye'),
  plain('orbit-surgery', '67400', '67599'),
  [
    '67700',
    '67999',
    surgery('eyelid-surgery', { systems: ['eye', 'skin', 'nervous'], sides: 'paired' }),
  ],
  paired('eye-surgery', '68020', '68899', ['eye'], 'eye'),
  paired('outer-ear-surgery', '69000', '69399', ['ear', 'skin'], 'ear'),
  paired('earwax-removal', '69209', '69210', ['ear'], 'ear'),
  paired('middle-ear-surgery', '69420', '69799', ['ear'], 'ear'),
  paired('inner-ear-surgery', '69801', '69949', ['ear'], 'ear'),
  plain('skull-base-surgery', '69950', '69979'),
  plain('operating-microscope', '69990'),
]

export const organSurgeryProfiles: readonly ProfileRange[] = [
  ...skinAndBreast,
  ...airway,
  ...heartAndVessels,
  ...bloodAndLymph,
  ...digestive,
  ...urinaryAndGenital,
  ...glandsAndNerves,
  ...eyeAndEar,
]
