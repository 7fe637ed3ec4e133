import type { DatedRow } from '../../reference/in-effect.ts'

/** A service for a month that includes others of the same practitioner. */
export interface MonthInclusion extends DatedRow {
  /** The service for the month, as a sentence names it. */
  readonly service: string
  readonly codes: string
  /** What it includes, as a sentence names it. */
  readonly names: string
  readonly includes: string
}

const booklet = 'CMS MLN909188, Chronic Care Management Services: concurrent billing'
const cpt = 'CPT, care management services: codes not reported in one calendar month'
const advanced = 'CY 2025 Physician Fee Schedule final rule (89 FR 97710), advanced primary care'
const chronic = '99437 99439 99487 99489 99490 99491'
const principal = '99424 99425 99426 99427'

/** Written 2026-11. */
export const monthInclusions: readonly MonthInclusion[] = [
  {
    service: 'the care of dialysis for the month',
    codes:
      '90951 90952 90953 90954 90955 90956 90957 90958 90959 90960 90961 90962 90963 90964 90965 90966',
    names: 'care management',
    includes: `${chronic} ${principal}`,
    from: '2020-01-01',
    source: `${booklet}; CPT for principal care management`,
  },
  {
    service: 'oversight of home health or hospice care',
    codes: 'G0181 G0182',
    names: 'chronic care management',
    includes: chronic,
    from: '2020-01-01',
    source: booklet,
  },
  {
    service: 'chronic care management',
    codes: '99487 99490 99491',
    names: 'principal care management',
    includes: principal,
    from: '2022-01-01',
    source: cpt,
  },
  {
    service: 'advanced primary care management',
    codes: 'G0556 G0557 G0558',
    names: 'care management, and contacts by telephone and portal',
    includes: `${principal} 99421 99422 99423 99446 99447 99448 99449 99451 99452 99495 99496 G2010 G2012 G2252`,
    from: '2025-01-01',
    source: advanced,
  },
]
