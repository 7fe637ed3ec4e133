import { describe, expect, test } from 'vitest'
import type { BodyRegion, BodySystem } from '../../reference/anatomy.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { relationOf } from './anatomy.ts'

function service(systems: readonly BodySystem[], region?: BodyRegion): ProcedureProfile {
  return { section: 'surgery', family: 'test', systems, ...(region && { region }) }
}

function disease(
  chapter: number,
  systems: readonly BodySystem[],
  region?: BodyRegion,
): DiagnosisProfile {
  return {
    chapter,
    systems,
    region,
    laterality: undefined,
    fitsAnything: false,
    externalCause: false,
  }
}

const knee = service(['musculoskeletal'], 'knee')
const cataract = service(['eye'], 'eye')
const colon = service(['digestive', 'blood'])

describe('relationOf', () => {
  test.each([
    ['knee surgery for a knee', knee, disease(13, ['musculoskeletal'], 'knee'), 'fits'],
    ['knee surgery for a thigh', knee, disease(19, ['musculoskeletal'], 'thigh'), 'fits'],
    ['knee surgery for arthritis of no site', knee, disease(13, ['musculoskeletal']), 'fits'],
    [
      'knee surgery for a shoulder',
      knee,
      disease(13, ['musculoskeletal'], 'shoulder'),
      'unrelated',
    ],
    ['knee surgery for a foot', knee, disease(13, ['musculoskeletal'], 'foot'), 'elsewhere'],
    ['knee surgery for an ear', knee, disease(8, ['ear'], 'ear'), 'unrelated'],
    ['knee surgery for asthma', knee, disease(10, ['respiratory']), 'unrelated'],
    ['knee surgery for gout of the blood', knee, disease(3, ['blood']), 'fits'],
    ['cataract for diabetes', cataract, disease(4, ['endocrine', 'eye']), 'fits'],
    ['cataract for gallstones', cataract, disease(11, ['digestive'], 'abdomen'), 'unrelated'],
    ['cataract for a knee', cataract, disease(13, ['musculoskeletal'], 'knee'), 'unrelated'],
    ['eye surgery for a sinus', cataract, disease(10, ['respiratory'], 'nose'), 'fits'],
    ['colonoscopy for anaemia', colon, disease(3, ['blood']), 'fits'],
    ['colonoscopy for a knee', colon, disease(13, ['musculoskeletal'], 'knee'), 'unrelated'],
    [
      'gallbladder for asthma',
      { ...colon, family: 'gallbladder-removal' },
      disease(10, ['respiratory'], 'thorax'),
      'unrelated',
    ],
    ['stomach tube for pneumonia', colon, disease(10, ['respiratory'], 'thorax'), 'fits'],
    [
      'spine surgery for asthma',
      service(['nervous', 'musculoskeletal'], 'spine'),
      disease(10, ['respiratory'], 'thorax'),
      'unrelated',
    ],
    [
      'spine surgery for a rib',
      service(['nervous', 'musculoskeletal'], 'spine'),
      disease(13, ['musculoskeletal'], 'thorax'),
      'fits',
    ],
    ['colonoscopy for an intestinal infection', colon, disease(1, ['digestive']), 'fits'],
    ['cataract for a wart', cataract, disease(1, ['skin']), 'unrelated'],
    ['colonoscopy for a tumour of the eye', colon, disease(2, ['eye'], 'eye'), 'fits'],
    [
      'cataract for a tumour of the prostate',
      cataract,
      disease(2, ['urinary'], 'pelvis'),
      'elsewhere',
    ],
    ['cataract for high blood pressure', cataract, disease(9, ['cardiovascular']), 'unrelated'],
    ['cataract for inflamed joints', cataract, disease(13, ['musculoskeletal', 'eye']), 'fits'],
    [
      'cataract for a disc',
      cataract,
      disease(13, ['musculoskeletal', 'nervous'], 'spine'),
      'unrelated',
    ],
    [
      'knee surgery for a disc',
      knee,
      disease(13, ['musculoskeletal', 'nervous'], 'spine'),
      'elsewhere',
    ],
    ['knee surgery for acne', knee, disease(12, ['skin']), 'unrelated'],
    [
      'colonoscopy for a sprained shoulder',
      colon,
      disease(19, ['musculoskeletal'], 'shoulder'),
      'unrelated',
    ],
    ['a service of no place', service([]), disease(8, ['ear'], 'ear'), 'fits'],
    ['hand surgery for the eye', service([], 'hand'), disease(7, ['eye'], 'eye'), 'unrelated'],
    [
      'chest image for a knee',
      service([], 'thorax'),
      disease(13, ['musculoskeletal'], 'knee'),
      'fits',
    ],
  ] as const)('%s', (_, treated, diseased, relation) => {
    expect(relationOf(treated, diseased)).toBe(relation)
  })

  test.each([
    ['a symptom of no place', knee, undefined],
    ['a knee for pain in the chest', knee, 'thorax'],
    ['an eye for pain in the back', cataract, 'spine'],
    ['a bowel for pain in the wrist', colon, 'wrist'],
  ] as const)('%s: symptoms and pain go with anything', (_, treated, region) => {
    const symptom = { ...disease(13, ['musculoskeletal'], region), fitsAnything: true }
    expect(relationOf(treated, symptom)).toBe('fits')
    expect(relationOf(treated, { ...symptom, chapter: 18, fitsAnything: false })).toBe('fits')
  })
})
