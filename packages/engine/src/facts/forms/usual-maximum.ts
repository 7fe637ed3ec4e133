import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import type { DrugProfile } from '../../reference/drug-rows.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { strengthIn } from '../drugs/names/drug-name.ts'

/**
 * The most units a day in which a drug is usually taken. Where the limit of a label is in milligrams
 * it is as many units of the strength that the line states; undefined where nothing is known.
 */
export function usualMaximum(
  line: DrugOfLine,
  profile: DrugProfile,
  context: DrugContext,
): number | undefined {
  const { ingredient, usualDailyMaximum } = profile
  if (usualDailyMaximum === undefined) return undefined
  const facts = drugFactsOf(line, context)
  const said = `${line.drugName ?? ''} ${facts?.brandName ?? ''} ${facts?.form ?? ''}`
  // Alone, the name means the tablets with acetaminophen: only extended-release hydrocodone has no partner.
  if (ingredient === 'hydrocodone' && !extendedHydrocodone.test(said)) return undefined
  if (ingredient !== 'buprenorphine; naloxone') return usualDailyMaximum
  return filmsADay(strengthIn(line.drugName ?? '') ?? strengthIn(facts?.strength ?? ''), said)
}

const extendedHydrocodone = /\b(?:er|xr|extended|24\s?h\w*|12\s?h\w*)\b|hysingla|zohydro|vantrela/i

/** Labels of Suboxone, Zubsolv and Bunavail: the most of buprenorphine that is studied in a day. */
const mostMilligrams = { film: 24, zubsolv: 17.2, bunavail: 12.6 } as const
/** Strengths of the sublingual film and tablet; the other products have strengths of their own. */
const filmStrengths: readonly number[] = [2, 4, 8, 12]

/** Where the strength is not known it may be the smallest. */
function filmsADay(strength: ReturnType<typeof strengthIn>, said: string): number | undefined {
  const milligrams = strength?.unit === 'mg' ? Math.max(...strength.amounts) : undefined
  if (/zubsolv/i.test(said)) return mostMilligrams.zubsolv / (milligrams ?? 0.7)
  if (/bunavail/i.test(said)) return mostMilligrams.bunavail / (milligrams ?? 2.1)
  if (milligrams === undefined) return mostMilligrams.film / 2
  return filmStrengths.includes(milligrams) ? mostMilligrams.film / milligrams : undefined
}
