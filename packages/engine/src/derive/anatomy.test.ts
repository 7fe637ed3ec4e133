import { describe, expect, test } from 'vitest'
import type { BodyRegion, BodySystem } from '../reference/anatomy.ts'
import type { DiagnosisProfile } from '../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../reference/procedure-rows.ts'
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
const cataract = service(['eye', 'endocrine'], 'eye')
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
      'elsewhere',
    ],
    ['knee surgery for an ear', knee, disease(8, ['ear'], 'ear'), 'unrelated'],
    ['knee surgery for asthma', knee, disease(10, ['respiratory']), 'unrelated'],
    ['knee surgery for gout of the blood', knee, disease(3, ['blood']), 'fits'],
    ['cataract for diabetes', cataract, disease(4, ['endocrine']), 'fits'],
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
    ['colonoscopy for a symptom', colon, disease(18, ['ear'], 'ear'), 'fits'],
    ['colonoscopy for a tumour of the eye', colon, disease(2, ['eye'], 'eye'), 'fits'],
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

  test('what fits anything fits', () => {
    expect(relationOf(knee, { ...disease(8, ['ear'], 'ear'), fitsAnything: true })).toBe('fits')
  })
})
