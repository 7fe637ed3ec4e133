import type { DatedRow } from '../../reference/in-effect.ts'

/** So many doses of a vaccine, or of vaccines against the same, are a whole series. */
export interface VaccineSeriesRow extends DatedRow {
  readonly names: RegExp
  readonly called: string
  readonly doses: number
  /** Days within which the doses are counted; a lifetime where left out. */
  readonly withinDays?: number
  /** Only from this age on, in years: younger patients have other series. */
  readonly fromAge?: number
}

const schedule =
  'CDC, Adult Immunization Schedule and notes, United States 2025; FDA labels, dosage and administration'

/** Written 2026-11. */
export const vaccineSeries: readonly VaccineSeriesRow[] = [
  { names: /shingrix/i, called: 'the vaccine against shingles', doses: 2, source: schedule },
  {
    names: /arexvy|abrysvo|mresvia/i,
    called: 'a vaccine against RSV',
    doses: 1,
    source: schedule,
  },
  { names: /gardasil/i, called: 'the vaccine against HPV', doses: 3, source: schedule },
  {
    names:
      /fluzone|flucelvax|fluarix|flulaval|fluad\b|flublok|afluria|flumist|fluvirin|influenza vac/i,
    called: 'the vaccine against influenza within a season',
    doses: 1,
    withinDays: 150,
    fromAge: 9,
    source: schedule,
  },
  {
    names: /boostrix|adacel/i,
    called: 'the vaccine against tetanus, diphtheria and pertussis within half a year',
    doses: 1,
    withinDays: 180,
    source: schedule,
  },
]
