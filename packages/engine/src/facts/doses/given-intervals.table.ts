import type { DatedRow } from '../../reference/in-effect.ts'

/** A drug that is given by injection and lasts. */
export interface GivenInterval extends DatedRow {
  readonly names: string
  readonly codes: string
  /** Least days between two, some spared for the calendar. */
  readonly leastDays: number
  /** By the label, as a sentence says it. */
  readonly says: string
  /** The interval is that of so many units at most; larger doses are for another use. */
  readonly unitsUpTo?: number
  /** Given several times in the days of one course, of which the first counts. */
  readonly courseDays?: number
  /** Given to one eye or joint: the other side has an interval of its own. */
  readonly bySide?: true
}

const label = 'FDA label, dosage and administration; days to spare chosen by Plumbline'

/** Written 2026-11. */
export const givenIntervals: readonly GivenInterval[] = [
  {
    names: 'denosumab 60 mg (Prolia)',
    codes: 'J0897 Q5136',
    unitsUpTo: 60,
    leastDays: 150,
    says: 'every six months',
    source: label,
  },
  {
    names: 'botulinum toxin',
    codes: 'J0585 J0586 J0587 J0588 J0589',
    leastDays: 75,
    says: 'not more often than every twelve weeks',
    source: label,
  },
  {
    names: 'the injection of botulinum toxin for migraine',
    codes: '64615',
    leastDays: 75,
    says: 'not more often than every twelve weeks',
    source: label,
  },
  {
    names: 'zoledronic acid for bones',
    codes: 'J3489',
    unitsUpTo: 5,
    leastDays: 300,
    says: 'once a year',
    source: label,
  },
  {
    names: 'aflibercept or ranibizumab into the eye',
    codes: 'J0178 J2778',
    leastDays: 21,
    bySide: true,
    says: 'every four weeks at most',
    source: label,
  },
  {
    names: 'pegfilgrastim',
    codes: 'J2505 J2506 Q5108 Q5111 Q5120 Q5122 Q5127 Q5130',
    leastDays: 11,
    says: 'once in each cycle of chemotherapy, two weeks at least',
    source: label,
  },
  {
    names: 'hyaluronic acid into a joint',
    codes: 'J7318 J7320 J7321 J7322 J7323 J7324 J7325 J7326 J7327 J7328 J7329 J7331 J7332',
    leastDays: 165,
    courseDays: 56,
    bySide: true,
    says: 'in courses six months apart',
    source:
      'Local Coverage Determinations, intraarticular knee injections of hyaluronan: six months between courses',
  },
]
