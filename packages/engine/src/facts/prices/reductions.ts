import type { ServiceFee } from './service-fee.ts'

/** How much of a service beside a dearer one of the day is paid, by the fee schedule's indicator. */
export interface Reduction {
  /** Of the fee that is not said apart below, 0 to 1. */
  readonly of: (fee: ServiceFee) => number
  /** What the dearest is told by, which is paid in full. */
  readonly rankedBy: (fee: ServiceFee) => number
  /** As terms say it. */
  readonly says: string
}

const operations: Reduction = {
  of: ({ cents }) => cents / 2,
  rankedBy: ({ cents }) => cents,
  says: '50% beside a dearer operation of the day',
}

const therapy: Reduction = {
  of: ({ cents, expenseCents }) => cents - expenseCents / 2,
  rankedBy: ({ expenseCents }) => expenseCents,
  says: 'half of the practice expense beside other therapy of the day',
}

/** 50% of the technical part and 95% of the other, since 2017. */
const imaging: Reduction = {
  of: (fee) => technicalOf(fee) * 0.5 + professionalOf(fee) * 0.95,
  rankedBy: technicalOf,
  says: '50% of the technical and 95% of the professional part beside other imaging of the day',
}

const cardiology: Reduction = {
  of: (fee) => technicalOf(fee) * 0.75 + professionalOf(fee),
  rankedBy: technicalOf,
  says: '75% of the technical part beside other tests of the heart on the day',
}

const eyes: Reduction = {
  of: (fee) => technicalOf(fee) * 0.8 + professionalOf(fee),
  rankedBy: technicalOf,
  says: '80% of the technical part beside other tests of the eyes on the day',
}

/**
 * By the indicator for multiple procedures (Medicare Claims Processing Manual, chapter 12, 40.6, and
 * chapter 5, 10.7; 42 CFR 414.40; fee schedule record layout). Of endoscopies (3), one alone is an
 * operation like others.
 */
export const reductions: ReadonlyMap<string, Reduction> = new Map([
  ['2', operations],
  ['3', operations],
  ['4', imaging],
  ['5', therapy],
  ['6', cardiology],
  ['7', eyes],
])

function professionalOf({ professionalCents = 0 }: ServiceFee): number {
  return professionalCents
}

function technicalOf(fee: ServiceFee): number {
  return fee.cents - professionalOf(fee)
}
