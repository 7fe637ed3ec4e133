import { describe, expect, test } from 'vitest'
import {
  auditorsBeyond,
  auditorsForOthers,
  auditorsQuestions,
} from '../testing/auditors-questions.table.ts'
import { deskBeyond, deskForOthers, deskQuestions } from '../testing/desk-questions.table.ts'
import { furtherQuestions } from '../testing/further-questions.table.ts'
import { beyondPlans, forOthers, tradeQuestions } from '../testing/trade-questions.table.ts'
import { parseQuestion } from './parse-question.ts'

const questions = [...furtherQuestions, ...tradeQuestions, ...auditorsQuestions, ...deskQuestions]

const read = (question: string) => {
  const parsed = parseQuestion(question, '2026-11-23')
  return parsed.kind === 'plan' ? parsed.plan : parsed.refusal
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .sort(([one], [other]) => one.localeCompare(other))
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

test('there are two hundred, each asked once', () => {
  expect(new Set(questions.map(([question]) => question.toLowerCase())).size).toBe(questions.length)
  expect(questions.length).toBeGreaterThanOrEqual(200)
})

test('every question is understood as it is meant', () => {
  const other = questions.filter(([question, plan]) => !isSame(read(question), plan))
  expect(other.map(([question]) => [question, read(question)])).toEqual([])
})

test('what no plan stands for is refused, whatever else of it would be understood', () => {
  const answered = [...beyondPlans, ...auditorsBeyond, ...deskBeyond].filter(
    (question) => 'measure' in read(question),
  )
  expect(answered.map((question) => [question, read(question)])).toEqual([])
})

const others = [
  ...Object.entries(forOthers),
  ...Object.entries(auditorsForOthers),
  ...Object.entries(deskForOthers),
]

describe.each(others)('what is %s', (kind, asked) => {
  test.each(asked)('%s', (question) => {
    expect(read(question)).toEqual({ kind })
  })
})
