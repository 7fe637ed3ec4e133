import type { DatedRow } from '../../reference/in-effect.ts'

/** How many tablets or capsules of a drug are taken in a day at most. */
export interface TabletLimit extends DatedRow {
  /** The ingredient as drug profiles have it; left out in the row of a class. */
  readonly ingredient?: string
  /** The class of drug profiles, for ingredients without a row of their own. */
  readonly drugClass?: string
  readonly mostADay: number
  /** What a fill for a few days may hold all the same; the most of one day where left out. */
  readonly oneFill?: number
}

/** No label states such a limit, so that none has a first day of its own. */
const labels =
  "Judgment of Plumbline, from the usual strengths of a label's highest dose (FDA labels on DailyMed) with room for smaller ones"

/** Drugs that come as liquids too, so that their profiles state no quantity; first match speaks. */
export const tabletLimits: readonly TabletLimit[] = [
  { ingredient: 'allopurinol', mostADay: 8, source: labels },
  { ingredient: 'aripiprazole', mostADay: 8, source: labels },
  { ingredient: 'azathioprine', mostADay: 6, source: labels },
  { ingredient: 'baclofen', mostADay: 12, source: labels },
  { ingredient: 'cetirizine', mostADay: 4, source: labels },
  { ingredient: 'diltiazem', mostADay: 12, source: labels },
  { ingredient: 'esomeprazole', mostADay: 6, source: labels },
  { ingredient: 'famotidine', mostADay: 8, source: labels },
  { ingredient: 'folic acid', mostADay: 5, source: labels },
  { ingredient: 'furosemide', mostADay: 12, source: labels },
  { ingredient: 'gabapentin', mostADay: 12, source: labels },
  { ingredient: 'hydroxyzine', mostADay: 16, source: labels },
  { ingredient: 'ibuprofen', mostADay: 16, source: labels },
  { ingredient: 'lacosamide', mostADay: 8, source: labels },
  { ingredient: 'levetiracetam', mostADay: 12, source: labels },
  { ingredient: 'lithium', mostADay: 12, source: labels },
  { ingredient: 'loratadine', mostADay: 4, source: labels },
  { ingredient: 'lorazepam', mostADay: 10, source: labels },
  { ingredient: 'alprazolam', mostADay: 10, source: labels },
  { ingredient: 'diazepam', mostADay: 12, source: labels },
  { ingredient: 'meloxicam', mostADay: 3, source: labels },
  { ingredient: 'methylphenidate', mostADay: 8, source: labels },
  { ingredient: 'metoprolol', mostADay: 8, source: labels },
  { ingredient: 'mirabegron', mostADay: 2, source: labels },
  { ingredient: 'naproxen', mostADay: 6, source: labels },
  { ingredient: 'olanzapine', mostADay: 8, source: labels },
  { ingredient: 'ondansetron', mostADay: 8, source: labels },
  { ingredient: 'pantoprazole', mostADay: 6, source: labels },
  { ingredient: 'pregabalin', mostADay: 12, source: labels },
  { ingredient: 'rivaroxaban', mostADay: 3, source: labels },
  { ingredient: 'sildenafil', mostADay: 12, source: labels },
  { ingredient: 'solifenacin', mostADay: 2, source: labels },
  { ingredient: 'tadalafil', mostADay: 8, source: labels },
  { ingredient: 'tiotropium', mostADay: 2, source: labels },
  { ingredient: 'tramadol', mostADay: 12, source: labels },
  { ingredient: 'verapamil', mostADay: 12, source: labels },
  { drugClass: 'antibiotic', mostADay: 8, source: labels },
  {
    drugClass: 'triptan',
    mostADay: 0.9,
    oneFill: 27,
    source:
      'FDA labels of the triptans, section 2: more than four headaches in 30 days are not studied; 27 tablets a month are our own',
  },
]
