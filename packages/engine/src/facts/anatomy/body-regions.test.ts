import { expect, test } from 'vitest'
import type { BodyRegion } from '../../reference/anatomy.ts'
import { isFace, isLimb, isOuterLimb, regionsTouch } from './body-regions.ts'

const regions: readonly BodyRegion[] = [
  'head',
  'eye',
  'ear',
  'nose',
  'mouth',
  'neck',
  'thorax',
  'breast',
  'spine',
  'abdomen',
  'pelvis',
  'shoulder',
  'upper-arm',
  'elbow',
  'forearm',
  'wrist',
  'hand',
  'hip',
  'thigh',
  'knee',
  'lower-leg',
  'ankle',
  'foot',
]

test.each(regions)('what touches the %s is touched by it', (region) => {
  for (const other of regions) {
    expect([other, regionsTouch(region, other)]).toEqual([other, regionsTouch(other, region)])
  }
})

test('hand and foot do not touch', () => {
  expect(regionsTouch('hand', 'foot')).toBe(false)
})

test('limbs and the face', () => {
  expect(regions.filter(isFace)).toEqual(['eye', 'ear', 'nose', 'mouth'])
  expect(regions.filter(isLimb)).toEqual(regions.slice(11))
  expect(isOuterLimb('hip')).toBe(false)
  expect(isOuterLimb(undefined)).toBe(false)
})
