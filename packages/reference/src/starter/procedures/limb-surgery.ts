import type { BodyRegion } from '@plumbline/engine'
import { inSection, type ProfileRange } from './profile-range.ts'

// Source: CPT, Surgery, Musculoskeletal System 20100-29999 (structure of its subsections).
// Written 2026-11. Amputations, fasciotomies and drainage name the skin beside the bones. Where a
// range mixes segments (upper arm and elbow, thigh and knee), its region is the whole limb.

const surgery = inSection('surgery')

function limb(family: string, from: string, to: string, region?: BodyRegion): ProfileRange {
  return [from, to, surgery(family, { ...(region && { region }), sides: 'paired' })]
}

/** Surgery of bones, joints, muscles and tendons of one paired region. */
function bonesOf(family: string, from: string, to: string, region?: BodyRegion): ProfileRange {
  const details = { systems: ['musculoskeletal'], sides: 'paired' } as const
  return [from, to, surgery(family, { ...details, ...(region && { region }) })]
}

/** On a limb of dead or infected tissue: gangrene, ulcers and vessels of limbs are of the skin too. */
function salvageOf(family: string, from: string, to: string, region: BodyRegion): ProfileRange {
  return [
    from,
    to,
    surgery(family, { systems: ['musculoskeletal', 'skin'], sides: 'paired', region }),
  ]
}

export const limbSurgeryProfiles: readonly ProfileRange[] = [
  ['20100', '20999', surgery('musculoskeletal-general')],
  ['20526', '20553', surgery('tendon-injection', { systems: ['musculoskeletal', 'nervous'] })],
  ['20600', '20611', surgery('joint-injection', { systems: ['musculoskeletal'] })],

  ['21010', '21499', surgery('face-surgery', { region: 'head' })],
  ['21501', '21899', surgery('neck-thorax-surgery')],
  ['21920', '21936', surgery('back-surgery')],
  [
    '22010',
    '22899',
    surgery('spine-surgery', { systems: ['musculoskeletal', 'nervous'], region: 'spine' }),
  ],
  ['22900', '22999', surgery('abdominal-wall-surgery', { region: 'abdomen' })],

  limb('shoulder-surgery', '23000', '23929', 'shoulder'),
  bonesOf('shoulder-reconstruction', '23395', '23491', 'shoulder'),
  bonesOf('shoulder-fracture', '23500', '23680', 'shoulder'),
  limb('upper-arm-elbow-surgery', '23930', '24999', 'arm'),
  bonesOf('upper-arm-elbow-reconstruction', '24300', '24498', 'arm'),
  bonesOf('upper-arm-elbow-fracture', '24500', '24685', 'arm'),
  limb('forearm-wrist-surgery', '25000', '25999', 'arm'),
  bonesOf('forearm-wrist-reconstruction', '25259', '25492', 'arm'),
  bonesOf('forearm-wrist-fracture', '25500', '25695', 'arm'),
  limb('hand-surgery', '26010', '26989', 'hand'),
  bonesOf('hand-reconstruction', '26340', '26596', 'hand'),
  bonesOf('hand-fracture', '26600', '26785', 'hand'),
  limb('pelvis-hip-surgery', '26990', '27299', 'hip'),
  bonesOf('pelvis-hip-reconstruction', '27097', '27187', 'hip'),
  bonesOf('pelvis-hip-fracture', '27197', '27269', 'hip'),
  ['27080', '27080', surgery('pelvis-surgery', { region: 'pelvis' })],
  ['27158', '27158', surgery('pelvis-surgery', { region: 'pelvis' })],
  ['27197', '27202', surgery('pelvis-fracture', { region: 'pelvis' })],
  ['27282', '27282', surgery('pelvis-surgery', { region: 'pelvis' })],
  bonesOf('hip-replacement', '27125', '27138', 'hip'),
  limb('thigh-knee-surgery', '27301', '27599', 'leg'),
  bonesOf('thigh-knee-reconstruction', '27380', '27499', 'leg'),
  bonesOf('thigh-knee-fracture', '27500', '27566', 'leg'),
  bonesOf('knee-replacement', '27445', '27447', 'knee'),
  bonesOf('knee-replacement', '27486', '27488', 'knee'),
  limb('lower-leg-ankle-surgery', '27600', '27899', 'leg'),
  bonesOf('lower-leg-ankle-reconstruction', '27650', '27745', 'leg'),
  bonesOf('lower-leg-ankle-fracture', '27750', '27848', 'leg'),
  limb('foot-surgery', '28001', '28899', 'foot'),
  bonesOf('foot-reconstruction', '28200', '28360', 'foot'),
  bonesOf('foot-fracture', '28400', '28675', 'foot'),

  // Drainage of abscess, hematoma or bursa; fasciotomy; amputation and disarticulation.
  salvageOf('shoulder-surgery', '23030', '23031', 'shoulder'),
  salvageOf('shoulder-surgery', '23900', '23921', 'shoulder'),
  salvageOf('upper-arm-elbow-surgery', '23930', '23931', 'arm'),
  salvageOf('upper-arm-elbow-surgery', '24495', '24495', 'arm'),
  salvageOf('upper-arm-elbow-surgery', '24900', '24940', 'arm'),
  salvageOf('forearm-wrist-surgery', '25020', '25031', 'arm'),
  salvageOf('forearm-wrist-surgery', '25900', '25931', 'arm'),
  salvageOf('hand-surgery', '26010', '26037', 'hand'),
  salvageOf('hand-surgery', '26910', '26952', 'hand'),
  salvageOf('pelvis-hip-surgery', '26990', '26991', 'hip'),
  salvageOf('pelvis-hip-surgery', '27025', '27027', 'hip'),
  salvageOf('pelvis-hip-surgery', '27290', '27295', 'hip'),
  salvageOf('thigh-knee-surgery', '27301', '27301', 'leg'),
  salvageOf('thigh-knee-surgery', '27496', '27499', 'leg'),
  salvageOf('thigh-knee-surgery', '27590', '27598', 'leg'),
  salvageOf('lower-leg-ankle-surgery', '27600', '27604', 'leg'),
  salvageOf('lower-leg-ankle-surgery', '27880', '27894', 'leg'),
  salvageOf('foot-surgery', '28001', '28003', 'foot'),
  salvageOf('foot-surgery', '28008', '28008', 'foot'),
  salvageOf('foot-surgery', '28800', '28825', 'foot'),

  ['29000', '29799', surgery('cast-and-strapping')],
  ['29800', '29804', surgery('jaw-arthroscopy', { region: 'head' })],
  bonesOf('shoulder-arthroscopy', '29805', '29828', 'shoulder'),
  bonesOf('elbow-arthroscopy', '29830', '29838', 'elbow'),
  bonesOf('wrist-arthroscopy', '29840', '29847', 'wrist'),
  [
    '29848',
    '29848',
    surgery('carpal-tunnel-release', {
      systems: ['nervous', 'musculoskeletal'],
      region: 'wrist',
      sides: 'paired',
    }),
  ],
  bonesOf('knee-arthroscopy', '29850', '29856', 'knee'),
  bonesOf('hip-arthroscopy', '29860', '29863', 'hip'),
  bonesOf('knee-arthroscopy', '29866', '29889', 'knee'),
  bonesOf('ankle-arthroscopy', '29891', '29899', 'ankle'),
  bonesOf('hand-arthroscopy', '29900', '29902', 'hand'),
  bonesOf('foot-arthroscopy', '29904', '29907', 'foot'),
  bonesOf('hip-arthroscopy', '29914', '29916', 'hip'),
]
