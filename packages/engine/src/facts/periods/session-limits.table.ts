import type { DatedRow } from '../../reference/in-effect.ts'

/** How many sessions Medicare pays in twelve months, or in a calendar year. */
export interface SessionLimit extends DatedRow {
  /** What they are, as a sentence names them. */
  readonly service: string
  readonly codes: string
  readonly sessions: number
  /** Whether each unit is a session; else each day of service is one. */
  readonly byUnits?: true
  /** Counted from January on; else in the twelve months up to the session. */
  readonly ofYear?: true
  /** A modifier that says that more were approved. */
  readonly moreWith?: string
}

const facets =
  'Local Coverage Determinations of facet joint interventions (L33930, L34892, L35936, L38773 and kin): sessions of a region in twelve months'
const epidurals =
  'Local Coverage Determinations of epidural steroid injections (L33906, L36920, L39015, L39036 and kin): sessions of a region in twelve months'

/**
 * Written 2026-11. Hours of training may begin in one year and end in the next, with two more of follow-up: so a
 * calendar year is asked, which holds all of them at most. Group nutrition is left out: its half hours count with
 * quarters of the individual one.
 */
export const sessionLimits: readonly SessionLimit[] = [
  {
    service: 'counseling to stop smoking',
    codes: '99406 99407 G0436 G0437',
    sessions: 8,
    from: '2010-08-25',
    source: 'National Coverage Determinations 210.4 and 210.4.1: eight sessions in twelve months',
  },
  {
    service: 'counseling on alcohol',
    codes: 'G0443',
    sessions: 4,
    from: '2011-10-14',
    source: 'National Coverage Determination 210.8: four sessions in a year',
  },
  {
    service: 'counseling on obesity',
    codes: 'G0447 G0473',
    sessions: 22,
    from: '2011-11-29',
    source: 'National Coverage Determination 210.12: weekly, every other week, then monthly',
  },
  {
    service: 'counseling against sexually transmitted infections',
    codes: 'G0445',
    sessions: 2,
    from: '2011-11-08',
    source: 'National Coverage Determination 210.10: two sessions a year',
  },
  {
    service: 'acupuncture',
    codes: '97810 97813 20560 20561',
    sessions: 20,
    from: '2020-01-21',
    source: 'National Coverage Determination 30.3.3: twenty treatments a year for low back pain',
  },
  {
    service: 'cardiac rehabilitation',
    codes: '93797 93798',
    sessions: 36,
    byUnits: true,
    moreWith: 'KX',
    from: '2010-01-01',
    source: '42 CFR 410.49(f): 36 one-hour sessions, more where the contractor approves them',
  },
  {
    service: 'training in diabetes, by half hours',
    codes: 'G0108 G0109',
    sessions: 20,
    byUnits: true,
    ofYear: true,
    from: '2001-02-27',
    source:
      '42 CFR 410.141(c)(1): ten hours of first training in twelve months, then two hours a year',
  },
  {
    service: 'medical nutrition therapy, by quarter hours',
    codes: '97802 97803',
    sessions: 12,
    byUnits: true,
    ofYear: true,
    from: '2002-10-01',
    source:
      'National Coverage Determination 180.1: three hours in the first year, then two; more under G0270 on a second referral',
  },
  {
    service: 'the first supply of immunosuppressive drugs after a transplant',
    codes: 'Q0510',
    sessions: 1,
    from: '2006-01-01',
    source:
      '42 CFR 414.1001: a fee for the first supply in the month after a transplant, lower ones after it',
  },
  ...[
    { codes: '64490', service: 'injections of facet joints of the neck or chest' },
    { codes: '64493', service: 'injections of facet joints of the lower back' },
  ].map((row) => ({ ...row, sessions: 4, from: '2021-05-02', source: facets })),
  ...[
    { codes: '64633', service: 'ablation of facet nerves of the neck or chest' },
    { codes: '64635', service: 'ablation of facet nerves of the lower back' },
  ].map((row) => ({ ...row, sessions: 2, from: '2021-05-02', source: facets })),
  ...[
    { codes: '62320 62321 64479', service: 'epidural injections of the neck or chest' },
    { codes: '62322 62323 64483', service: 'epidural injections of the lower back' },
  ].map((row) => ({ ...row, sessions: 4, from: '2021-12-12', source: epidurals })),
]
