import { allRules, type Rule } from '@plumbline/engine'
import { CommandError } from '../command-error.ts'

/** The rules of these ids in their usual order; all of them where none is named. */
export function chosenRules(ids: readonly string[] = []): readonly Rule[] {
  if (ids.length === 0) return allRules
  for (const id of ids) requireRule(id)
  return allRules.filter(({ id }) => ids.includes(id))
}

/** Throws `CommandError` with the nearest ids where there is no such rule. */
export function requireRule(id: string): void {
  if (allRules.some((rule) => rule.id === id)) return
  const near = nearestIds(id)
  const nearest = near.length === 0 ? '' : ` The nearest: ${near.join(', ')}.`
  throw new CommandError(`There is no rule "${id}".${nearest} "plumbline rules" lists all.`)
}

const mostNamed = 3
/** Ids that have less in common have nothing to do with each other. */
const leastLikeness = 0.35

function nearestIds(wanted: string): string[] {
  return allRules
    .map(({ id }) => ({ id, likeness: likeness(id, wanted.toLowerCase()) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostNamed)
    .map(({ id }) => id)
}

/** Share of the pairs of letters that two texts have in common (Sørensen and Dice), from 0 to 1. */
function likeness(a: string, b: string): number {
  const [ofA, ofB] = [letterPairs(a), letterPairs(b)]
  const common = ofA.filter((pair) => ofB.includes(pair)).length
  return common === 0 ? 0 : (2 * common) / (ofA.length + ofB.length)
}

function letterPairs(text: string): string[] {
  const letters = Array.from(text)
  return letters.slice(1).map((letter, before) => `${letters[before] ?? ''}${letter}`)
}
