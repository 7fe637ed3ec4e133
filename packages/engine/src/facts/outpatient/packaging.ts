/** What packages a service of a hospital's outpatient day under OPPS; see `packagedBy`. */
export interface Packaging {
  /** As a sentence says it. */
  readonly says: string
}

const always: Packaging = { says: 'packaged into the services that it serves (status N)' }
const withOthers: Packaging = {
  says: 'packaged beside a procedure or visit of the same day (status Q1)',
}
const withSurgery: Packaging = { says: 'packaged beside an operation of the same day (status Q2)' }
const laboratory: Packaging = {
  says: 'a laboratory test packaged beside other services of the same day (status Q4)',
}
const comprehensive: Packaging = {
  says: 'packaged into the comprehensive payment of the claim (status J1)',
}

/** Procedures and visits that are paid; J2 is a visit that may become observation. */
const procedures = ['S', 'T', 'V', 'J1', 'J2'] as const

/** Part of a comprehensive payment where another service of the claim has status J1. */
const adjunctive: ReadonlySet<string> = new Set(['N', 'Q1', 'Q2', 'Q3', 'Q4', 'S', 'T', 'V', 'J2'])

/** Screening and vaccines are paid beside a comprehensive payment. */
const besideComprehensive =
  /^(?:770(?:63|67)|G0(?:008|009|010|101|104|105|106|121|123|143|144|145|202|27[679])|Q0091|90[4-7]\d\d|A0\d{3})$/

/**
 * Into what the payment of a service is packaged (42 CFR 419.2(b); Medicare Claims Processing Manual,
 * chapter 4, 10.4); undefined where it is paid by itself.
 *
 * @param status of the service in Addendum B on its day
 * @param ofDay statuses of the other services of the claim on that day
 * @param ofClaim statuses of all other services of the claim
 */
export function packagedBy(
  { procedureCode = '', status }: { readonly procedureCode?: string; readonly status: string },
  ofDay: ReadonlySet<string>,
  ofClaim: ReadonlySet<string>,
): Packaging | undefined {
  if (status === 'N') return always
  const isBeside = (wanted: readonly string[]) => wanted.some((each) => ofDay.has(each))
  if (status === 'Q1' && isBeside(procedures)) return withOthers
  if (status === 'Q2' && isBeside(['T', 'J1'])) return withSurgery
  if (status === 'Q4' && isBeside(procedures)) return laboratory
  const isAdjunctive = adjunctive.has(status) && !besideComprehensive.test(procedureCode)
  return isAdjunctive && ofClaim.has('J1') ? comprehensive : undefined
}
