import type { QuestionPlan } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { withoutPart } from './without-part.ts'

const plan: QuestionPlan = {
  measure: 'dollars',
  filter: { category: 'duplicate', from: '2024-01-01' },
  by: 'provider',
  top: 5,
  providerName: 'Mercy',
}

test.each([
  ['category', { ...plan, filter: { from: '2024-01-01' } }],
  [
    'top',
    {
      measure: 'dollars',
      filter: plan.filter,
      by: 'provider',
      providerName: 'Mercy',
    },
  ],
  ['by', { measure: 'dollars', filter: plan.filter, providerName: 'Mercy' }],
  ['providerName', { measure: 'dollars', filter: plan.filter, by: 'provider', top: 5 }],
  ['measure', plan],
])('without %s', (part, left) => {
  expect(withoutPart(plan, part)).toEqual(left)
  expect(plan.top).toBe(5)
})
