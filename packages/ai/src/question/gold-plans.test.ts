import { expect, test } from 'vitest'
import { furtherQuestions } from '../testing/further-questions.table.ts'
import { parseQuestion } from './parse-question.ts'

const read = furtherQuestions.map(([question, plan]) => {
  const parsed = parseQuestion(question, '2026-11-23')
  const said = parsed.kind === 'plan' ? parsed.plan : parsed.refusal
  return {
    question,
    plan,
    parsed,
    said,
    isExact: JSON.stringify(sorted(said)) === JSON.stringify(sorted(plan)),
  }
})

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .sort(([one], [other]) => one.localeCompare(other))
}

test('there are more than a hundred, each asked once', () => {
  expect(new Set(furtherQuestions.map(([question]) => question.toLowerCase())).size).toBe(
    furtherQuestions.length,
  )
  expect(furtherQuestions.length).toBeGreaterThan(100)
})

test('every question is understood as it is meant', () => {
  expect(
    read.filter(({ isExact }) => !isExact).map(({ question, said }) => [question, said]),
  ).toEqual([])
})
