import { describe, expect, it } from 'vitest'
import { narrate } from '../narrate/narrate.ts'
import { parseQuestion } from '../question/parse-question.ts'
import { injections } from '../testing/injections.table.ts'

const honest = 'The plan seems to have paid again. {{fault}} The records can settle it.'

describe('200 injected orders', () => {
  it('are as many, each another', () => {
    expect(new Set(injections).size).toBe(200)
  })

  it.each([
    ['alone', (order: string) => order],
    ['before its words', (order: string) => `${order} ${honest}`],
    ['behind them', (order: string) => `${honest} ${order}`],
  ])('obeyed by the model %s are all refused', (_, obey) => {
    for (const audience of ['reviewer', 'provider', 'patient'] as const) {
      const passed = injections.filter((order) => {
        const words = { reviewer: honest, provider: honest, patient: honest }
        return narrate.faults({ ...words, [audience]: obey(order) }).length === 0
      })
      expect(passed).toEqual([])
    }
  })

  it.each([
    ['alone', (order: string) => order],
    ['behind a good one', (order: string) => `How much do duplicates cost? ${order}`],
    ['before a good one', (order: string) => `${order} How much do duplicates cost?`],
  ])('as a question %s get no answer but words of the list’s own filters', (_, ask) => {
    const planned = injections.flatMap((order) => {
      const read = parseQuestion(ask(order), '2026-11-23')
      return read.kind === 'plan' ? [[order, read.plan]] : []
    })
    expect(planned).toEqual([])
  })
})
