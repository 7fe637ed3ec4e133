import type { BodyRegion } from '../reference/anatomy.ts'

/**
 * Regions that touch or overlap: a service of one may well treat a disease of the other. A limb is
 * one chain of neighbours, because injuries, vessels and nerves run along it.
 */
const neighbours: Readonly<Record<BodyRegion, readonly BodyRegion[]>> = {
  head: ['eye', 'ear', 'nose', 'mouth', 'neck'],
  eye: ['head', 'nose'],
  ear: ['head', 'nose', 'mouth', 'neck'],
  nose: ['head', 'eye', 'ear', 'mouth', 'neck'],
  mouth: ['head', 'ear', 'nose', 'neck'],
  neck: ['head', 'ear', 'nose', 'mouth', 'thorax', 'spine', 'shoulder'],
  thorax: ['neck', 'breast', 'spine', 'abdomen', 'shoulder'],
  breast: ['thorax'],
  spine: ['neck', 'thorax', 'abdomen', 'pelvis', 'hip', 'shoulder'],
  abdomen: ['thorax', 'spine', 'pelvis'],
  pelvis: ['abdomen', 'spine', 'hip', 'thigh'],
  shoulder: ['neck', 'thorax', 'spine', 'upper-arm', 'elbow'],
  'upper-arm': ['shoulder', 'elbow', 'forearm'],
  elbow: ['shoulder', 'upper-arm', 'forearm', 'wrist'],
  forearm: ['upper-arm', 'elbow', 'wrist', 'hand'],
  wrist: ['elbow', 'forearm', 'hand'],
  hand: ['forearm', 'wrist'],
  hip: ['spine', 'pelvis', 'thigh', 'knee'],
  thigh: ['pelvis', 'hip', 'knee', 'lower-leg'],
  knee: ['hip', 'thigh', 'lower-leg', 'ankle'],
  'lower-leg': ['thigh', 'knee', 'ankle', 'foot'],
  ankle: ['knee', 'lower-leg', 'foot'],
  foot: ['lower-leg', 'ankle'],
}

const limbs: ReadonlySet<BodyRegion> = new Set<BodyRegion>([
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
])

const faces: ReadonlySet<BodyRegion> = new Set<BodyRegion>(['eye', 'ear', 'nose', 'mouth'])

/** Whether two regions are the same or touch. */
export function regionsTouch(one: BodyRegion, other: BodyRegion): boolean {
  return one === other || neighbours[one].includes(other)
}

/** Whether a region is a part of an arm or a leg. */
export function isLimb(region: BodyRegion | undefined): boolean {
  return isIn(limbs, region)
}

/** Pain of hip, thigh and shoulder may come from the trunk, so they are left out. */
export function isOuterLimb(region: BodyRegion | undefined): boolean {
  return isIn(limbs, region) && region !== 'hip' && region !== 'thigh' && region !== 'shoulder'
}

/** Whether a region is an organ of the face. */
export function isFace(region: BodyRegion | undefined): boolean {
  return isIn(faces, region)
}

function isIn(regions: ReadonlySet<BodyRegion>, region: BodyRegion | undefined): boolean {
  return region !== undefined && regions.has(region)
}
