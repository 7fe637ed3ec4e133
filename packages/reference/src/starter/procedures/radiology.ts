import type { BodyRegion, BodySystem } from '@plumbline/engine'
import { inSection, type ProfileRange } from './profile-range.ts'

// Source: CPT, Radiology 70010-79999 (structure of its subsections: modality and region).
// Written 2026-11. A region says what is looked at, not that only its own diseases need the look:
// chests are imaged before any operation, heads and abdomens in the search for metastases.

const radiology = inSection('radiology')

/** Swallowing and the bowel are looked at for whatever moves, feeds or presses them. */
const bowelImageSystems: readonly BodySystem[] = [
  'digestive',
  'respiratory',
  'nervous',
  'blood',
  'endocrine',
  'urinary',
  'female-genital',
  'mental',
  'cardiovascular',
]

const urinaryImageSystems: readonly BodySystem[] = [
  'urinary',
  'male-genital',
  'female-genital',
  'digestive',
  'cardiovascular',
  'endocrine',
  'nervous',
  'blood',
]

/** Imaging of one region of the trunk, head or neck. */
function of(region: BodyRegion, from: string, to = from): ProfileRange {
  return [from, to, radiology('imaging', { region })]
}

/** Imaging of one limb or paired organ. */
function ofSide(region: BodyRegion, from: string, to = from): ProfileRange {
  return [from, to, radiology('imaging', { region, sides: 'paired' })]
}

export const radiologyProfiles: readonly ProfileRange[] = [
  ['70010', '76499', radiology('imaging')],
  ['76506', '76999', radiology('ultrasound')],
  ['77001', '77022', radiology('imaging-guidance')],
  ['77046', '77067', radiology('breast-imaging', { region: 'breast', systems: ['breast'] })],
  ['77071', '77092', radiology('bone-study')],
  ['77261', '77799', radiology('radiation-therapy')],
  ['78012', '78999', radiology('nuclear-medicine')],
  ['79005', '79999', radiology('radionuclide-therapy')],

  of('eye', '70030'),
  of('head', '70100', '70110'),
  of('ear', '70120', '70134'),
  of('head', '70140', '70150'),
  of('nose', '70160'),
  of('eye', '70170', '70200'),
  of('head', '70210', '70260'),
  of('mouth', '70300', '70320'),
  of('head', '70328', '70336'),
  of('head', '70350', '70355'),
  of('neck', '70360', '70371'),
  of('mouth', '70380', '70390'),
  of('head', '70450', '70470'),
  of('head', '70480', '70488'),
  of('neck', '70490', '70492'),
  of('head', '70496'),
  of('neck', '70498'),
  of('head', '70544', '70546'),
  of('neck', '70547', '70549'),
  of('head', '70551', '70559'),

  of('thorax', '71010', '71035'),
  of('thorax', '71045', '71130'),
  of('thorax', '71250', '71275'),
  of('thorax', '71550', '71555'),
  of('spine', '72020', '72159'),
  of('pelvis', '72170', '72198'),
  of('pelvis', '72200', '72202'),
  of('spine', '72220', '72295'),

  ofSide('arm', '73200', '73225'),
  ofSide('leg', '73700', '73725'),
  ofSide('shoulder', '73000', '73040'),
  of('shoulder', '73050'),
  ofSide('upper-arm', '73060'),
  ofSide('elbow', '73070', '73085'),
  ofSide('forearm', '73090'),
  ofSide('wrist', '73100', '73115'),
  ofSide('hand', '73120', '73140'),
  ofSide('hip', '73501', '73503'),
  of('hip', '73521', '73523'),
  ofSide('hip', '73525'),
  ofSide('thigh', '73551', '73552'),
  ofSide('knee', '73560', '73564'),
  of('knee', '73565'),
  ofSide('knee', '73580'),
  ofSide('lower-leg', '73590'),
  ofSide('ankle', '73600', '73615'),
  ofSide('foot', '73620', '73660'),

  of('abdomen', '74018', '74022'),
  of('abdomen', '74150', '74170'),
  of('abdomen', '74175'),
  of('abdomen', '74181', '74185'),
  ['74210', '74363', radiology('digestive-imaging', { systems: bowelImageSystems })],
  ['74400', '74485', radiology('urinary-imaging', { systems: urinaryImageSystems })],
  ['74740', '74742', radiology('female-genital-imaging', { region: 'pelvis' })],
  ['75557', '75574', radiology('cardiac-imaging', { region: 'thorax' })],
  ['75600', '75989', radiology('vascular-imaging')],

  ['76506', '76506', radiology('ultrasound', { region: 'head' })],
  ['76510', '76529', radiology('eye-ultrasound', { region: 'eye' })],
  ['76536', '76536', radiology('ultrasound', { region: 'neck' })],
  ['76604', '76604', radiology('ultrasound', { region: 'thorax' })],
  [
    '76641',
    '76642',
    radiology('breast-imaging', { region: 'breast', systems: ['breast'], sides: 'paired' }),
  ],
  ['76700', '76706', radiology('ultrasound', { region: 'abdomen' })],
  ['76770', '76775', radiology('ultrasound', { region: 'abdomen' })],
  ['76800', '76800', radiology('ultrasound', { region: 'spine' })],
  ['76801', '76828', radiology('obstetric-ultrasound', { systems: ['pregnancy'] })],
  ['76830', '76831', radiology('pelvic-ultrasound', { region: 'pelvis' })],
  ['76856', '76857', radiology('pelvic-ultrasound', { region: 'pelvis' })],
  ['76870', '76870', radiology('scrotal-ultrasound', { systems: ['male-genital'] })],
  ['76872', '76873', radiology('transrectal-ultrasound', { region: 'pelvis' })],
  ['76881', '76882', radiology('extremity-ultrasound', { sides: 'paired' })],
  ['76885', '76886', radiology('ultrasound', { region: 'hip' })],
  ['76930', '76965', radiology('imaging-guidance')],
  ['77063', '77063', radiology('mammography', { region: 'breast', systems: ['breast'] })],
  ['77065', '77067', radiology('mammography', { region: 'breast', systems: ['breast'] })],
  ['78414', '78499', radiology('cardiac-nuclear')],
]
