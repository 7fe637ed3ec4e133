import type { ClaimLine } from '../../claim/claim-line.ts'
import { BoundedMemo } from '../../memo/bounded-memo.ts'
import { Remembered } from '../../memo/memories.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { billingUnitOf } from '../drugs/billing-unit.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { writtenStrengths } from '../drugs/names/drug-name.ts'
import { namesOtherForm } from '../drugs/names/named-product.ts'
import { doseLimits, type DoseLimitRow } from './dose-limits.table.ts'

const limitsOfRows: ReadonlyMap<DoseLimitRow, ReadonlyMap<string, number>> = new Map(
  doseLimits.map((row) => [row, new Map(row.limits.split(',').map(limitIn))]),
)

function limitIn(text: string): readonly [string, number] {
  const words = text.trim().split(/\s+/)
  return [words.slice(0, -1).join(' '), Number(words.at(-1))]
}

/** Whether a limit is known of an ingredient on any day. */
export function hasDoseLimit(ingredient: string): boolean {
  return doseLimits.some((row) => limitsOfRows.get(row)?.has(ingredient))
}

/** Days for which a course may begin with a higher dose than the label's highest. */
export const longestCourse = 3

/** Whether milligrams tell how much of an ingredient a fill gives a day: then the number of tablets tells nothing more. */
export function isJudgedByMilligrams(
  line: ClaimLine,
  context: DrugContext,
  ingredient: string,
): boolean {
  if (doseLimitOf(ingredient, line) === undefined) return false
  if ((line.daysSupply ?? 0) <= longestCourse) return false
  return tabletMilligrams(line, context) !== undefined
}

/** The most milligrams a day of an ingredient; undefined where none is known. */
export function doseLimitOf(ingredient: string, { serviceFromDay }: ClaimLine): number | undefined {
  for (const row of inEffect(doseLimits, serviceFromDay)) {
    const limit = limitsOfRows.get(row)?.get(ingredient)
    if (limit !== undefined) return limit
  }
  return undefined
}

const solid = /\b(?:tab|tabs|tablets?|cap|caps|capsules?|caplets?|odt)\b/i

const formsOfTexts = new Remembered(() => new BoundedMemo(20_000, formIn))

function formIn(text: string): 'solid' | 'other' | 'unsaid' {
  if (solid.test(text)) return 'solid'
  return namesOtherForm(text) ? 'other' : 'unsaid'
}

/** Milligrams of one tablet or capsule; undefined where the line is not surely for one of one strength. */
export function tabletMilligrams(line: ClaimLine, context: DrugContext): number | undefined {
  const facts = drugFactsOf(line, context)
  const { drugName = '', unitOfMeasure } = line
  const forms = formsOfTexts.in(context.memories)
  const said = [forms.get(drugName), forms.get(facts?.form ?? '')]
  if (!said.includes('solid') && (said.includes('other') || drugName === '')) return undefined
  if (unitOfMeasure !== undefined && billingUnitOf(unitOfMeasure) !== 'EA') return undefined
  const strengths = writtenStrengths(context.memories)
  const strength = strengths.get(drugName) ?? strengths.get(facts?.strength ?? '')
  const [amount, second] = strength?.amounts ?? []
  if (amount === undefined || second !== undefined) return undefined
  if (strength?.unit === 'mg') return amount
  return strength?.unit === 'mcg' ? amount / 1000 : undefined
}
