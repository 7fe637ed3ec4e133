import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { injections } from '../testing/injections.table.ts'
import { beyondPlans, forOthers, tradeQuestions } from '../testing/trade-questions.table.ts'
import { parseQuestion } from './parse-question.ts'
import { questionForModel } from './question-for-model.ts'
import { planRead, readQuestion, ReadPlan } from './read-question.ts'

const today = '2026-11-23'
const names = ['whitfield', 'Okafor', 'lopez', 'WILHELMINA', 'Mercy Hospital', 'O’Neill', 'boston']
const numbers = ['PXQ77401', '1467560003', '123-45-6789', 'a@b.example', '10.0.0.1', '04101-2233']
const askable = [
  'where do we bleed cash',
  'where does our money leak by payee',
  'who should we chase first',
  'what is the backlog by category',
  'how much did we throw away in 2024',
]

describe('what a model is told of a question', () => {
  it.each(askable)('%s: is what rules do not read, in words of the lists', (question) => {
    expect(parseQuestion(question, today).kind).toBe('refused')
    expect(questionForModel(question, today)?.words).toMatch(/^[a-z ]+$/)
  })

  it('holds no name and no number, in whatever case and place', () => {
    const secrets = [...names, ...numbers]
    let told = 0
    for (const question of askable) {
      for (const secret of secrets) {
        for (const asked of [
          `${secret} ${question}`,
          `${question} for ${secret}`,
          `${question} ${secret.toLowerCase()}`,
          `${question} ${Array.from(secret).reverse().join('')}`,
        ]) {
          const sent = questionForModel(asked, today)
          if (sent === undefined) continue
          told += 1
          const { system, user } = readQuestion.prompt(sent)
          const own = `${system}${user}`.toLowerCase()
          expect(own).not.toContain(secret.toLowerCase())
          expect(JSON.parse(user)).toEqual({ words: expect.stringMatching(/^[a-z' ]+$/) as string })
        }
      }
    }
    expect(told).toBeGreaterThan(10)
  })

  it('is never anything of other letters, digits or marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (added) => {
        const sent = questionForModel(`where do we bleed cash ${added}`, today)
        if (sent) expect(sent.words).toMatch(/^[a-z ]+$/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is nothing of what takes something out, is for others, or gives an order', () => {
    const asked = [...beyondPlans, ...Object.values(forOthers).flat(), ...injections]
    const sent = asked.flatMap((question) => questionForModel(question, today) ?? [])
    // What is left is read by no rule, too: to be refused by the model, or shown as what it was read as.
    expect(sent.map(({ words }) => words)).toEqual([])
  })
})

describe('the plan of both', () => {
  const nothing: ReadPlan = {
    ...{ measure: 'dollars', by: null, category: null, class: null },
    ...{ decision: null, standing: null },
  }

  it('has the figures of the rules and the words of the model', () => {
    const asked = questionForModel(
      'who should we chase first for 99213 since July over $500',
      today,
    )
    if (!asked) throw new Error('It may be asked')
    expect(planRead(asked, { ...nothing, by: 'provider', category: 'duplicate' })).toEqual({
      measure: 'dollars',
      by: 'provider',
      filter: { category: 'duplicate', code: '99213', from: '2026-07-01', minDollars: 500 },
    })
    expect(planRead(asked, { ...nothing, measure: 'cannot tell' })).toBeUndefined()
  })

  test('whatever a lying model says, no figure, name or day is its own', () => {
    const asked = questionForModel(
      'who should we chase first for 99213 since July over $500',
      today,
    )
    if (!asked) throw new Error('It may be asked')
    const lie = fc.record({
      measure: fc.constantFrom(...ReadPlan.shape.measure.options),
      by: fc.constantFrom(null, ...ReadPlan.shape.by.unwrap().options),
      category: fc.constantFrom(null, ...ReadPlan.shape.category.unwrap().options),
      class: fc.constantFrom(null, ...ReadPlan.shape.class.unwrap().options),
      decision: fc.constantFrom(null, ...ReadPlan.shape.decision.unwrap().options),
      standing: fc.constantFrom(null, ...ReadPlan.shape.standing.unwrap().options),
    })
    fc.assert(
      fc.property(lie, (said) => {
        const plan = planRead(asked, said)
        if (!plan) return
        const { code, from, to, minDollars } = plan.filter
        expect({ code, from, to, minDollars }).toEqual({
          ...{ code: '99213', from: '2026-07-01', to: undefined, minDollars: 500 },
        })
        expect([plan.providerName, plan.top]).toEqual([undefined, undefined])
      }),
    )
  })

  it.each(tradeQuestions.slice(0, 40))('%s needs no model', (question) => {
    expect(parseQuestion(question, today).kind).toBe('plan')
  })
})
