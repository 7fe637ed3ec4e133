import type { BodyRegion } from '../../reference/anatomy.ts'

/**
 * Regions that touch or overlap: a service of one may well treat a disease of the other. A limb is
 * one chain of neighbors, because injuries, vessels and nerves run along it.
 */
const neighbors: Readonly<Record<BodyRegion, readonly BodyRegion[]>> = {
  head: ['eye', 'ear', 'nose', 'mouth', 'neck'],
  eye: ['head', 'nose'],
  ear: ['head', 'nose', 'mouth', 'neck'],
  nose: ['head', 'eye', 'ear', 'mouth', 'neck'],
  mouth: ['head', 'ear', 'nose', 'neck'],
  neck: ['head', 'ear', 'nose', 'mouth', 'thorax', 'spine', 'shoulder', 'arm'],
  thorax: ['neck', 'breast', 'spine', 'abdomen', 'shoulder', 'arm'],
  breast: ['thorax'],
  spine: ['neck', 'thorax', 'abdomen', 'pelvis', 'hip', 'shoulder', 'arm', 'leg'],
  abdomen: ['thorax', 'spine', 'pelvis'],
  pelvis: ['abdomen', 'spine', 'hip', 'thigh', 'leg'],
  arm: ['neck', 'thorax', 'spine', 'shoulder', 'upper-arm', 'elbow', 'forearm', 'wrist', 'hand'],
  shoulder: ['neck', 'thorax', 'spine', 'upper-arm', 'elbow', 'arm'],
  'upper-arm': ['shoulder', 'elbow', 'forearm', 'arm'],
  elbow: ['shoulder', 'upper-arm', 'forearm', 'wrist', 'arm'],
  forearm: ['upper-arm', 'elbow', 'wrist', 'hand', 'arm'],
  wrist: ['elbow', 'forearm', 'hand', 'arm'],
  hand: ['forearm', 'wrist', 'arm'],
  leg: ['spine', 'pelvis', 'hip', 'thigh', 'knee', 'lower-leg', 'ankle', 'foot'],
  hip: ['spine', 'pelvis', 'thigh', 'knee', 'leg'],
  thigh: ['pelvis', 'hip', 'knee', 'lower-leg', 'leg'],
  knee: ['hip', 'thigh', 'lower-leg', 'ankle', 'leg'],
  'lower-leg': ['thigh', 'knee', 'ankle', 'foot', 'leg'],
  ankle: ['knee', 'lower-leg', 'foot', 'leg'],
  foot: ['lower-leg', 'ankle', 'leg'],
}

const arms: ReadonlySet<BodyRegion> = new Set<BodyRegion>([
  'arm',
  'shoulder',
  'upper-arm',
  'elbow',
  'forearm',
  'wrist',
  'hand',
])

const legs: ReadonlySet<BodyRegion> = new Set<BodyRegion>([
  'leg',
  'hip',
  'thigh',
  'knee',
  'lower-leg',
  'ankle',
  'foot',
])

const trunk: ReadonlySet<BodyRegion> = new Set<BodyRegion>([
  'thorax',
  'breast',
  'spine',
  'abdomen',
  'pelvis',
])

const faces: ReadonlySet<BodyRegion> = new Set<BodyRegion>(['eye', 'ear', 'nose', 'mouth'])

/** Whether two regions are the same or touch. */
export function regionsTouch(one: BodyRegion, other: BodyRegion): boolean {
  return one === other || neighbors[one].includes(other)
}

/** Whether a region is a part of an arm. */
export function isArm(region: BodyRegion | undefined): boolean {
  return isIn(arms, region)
}

/** Whether a region is a part of a leg. */
export function isLeg(region: BodyRegion | undefined): boolean {
  return isIn(legs, region)
}

/** Whether a region is a part of an arm or a leg. */
export function isLimb(region: BodyRegion | undefined): boolean {
  return isArm(region) || isLeg(region)
}

/** Pain of hip, thigh and shoulder may come from the trunk, so they are left out. */
export function isOuterLimb(region: BodyRegion | undefined): boolean {
  return isLimb(region) && region !== 'hip' && region !== 'thigh' && region !== 'shoulder'
}

/** Whether a region is an organ of the face. */
export function isFace(region: BodyRegion | undefined): boolean {
  return isIn(faces, region)
}

/** Whether a region is the head or an organ of the face. */
export function isHead(region: BodyRegion | undefined): boolean {
  return region === 'head' || isFace(region)
}

/** Whether a region is a part of the trunk. */
export function isTrunk(region: BodyRegion | undefined): boolean {
  return isIn(trunk, region)
}

function isIn(regions: ReadonlySet<BodyRegion>, region: BodyRegion | undefined): boolean {
  return region !== undefined && regions.has(region)
}
