import { dateText, dollars, isoDate } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { longDate } from '../deadlines/american-date.ts'
import { centsStated } from '../kinds/no-surprises.ts'
import { situations } from '../letter.ts'
import { cases, letterInput } from '../testing/inputs.ts'
import { findingsOf } from '../testing/kind-findings.ts'
import { letterText } from '../testing/letter-text.ts'
import { composeLetter } from './compose-letter.ts'

const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

/** Every way in which a stated value is written: as it is, as an amount, as a day. */
function written(value: unknown): readonly string[] {
  if (typeof value === 'number') {
    const isDay = Number.isInteger(value) && value > 10_000 && value < 30_000
    const days = isDay ? [longDate(value), dateText(value), isoDate(value)] : []
    return [String(value), dollars(value), ...days]
  }
  if (typeof value === 'string') {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) / 86_400_000 : undefined
    return [value, ...(day === undefined ? [] : [longDate(day), dateText(day)])]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(written) : []
}

test.each(situations)(
  '%s: every figure is a stated fact, a sum of them, a clock, a law, or our own text',
  (situation) => {
    const findings = cases['several findings'].findings(findingsOf[situation])
    const input = letterInput(situation, findings)
    const own = figures(letterText(composeLetter(letterInput(situation, [], []))))
    const sum = findings
      .flatMap(({ lines }) => lines)
      .reduce((all, line) => all + line.atRiskCents, 0)
    const claims = Object.keys(input.claimFacts)
    const { billTotal, estimateTotal } = input.facts
    const difference = (centsStated(billTotal) ?? 0) - (centsStated(estimateTotal) ?? 0)
    // Issues are numbered.
    const numbers = findings.map((_, at) => String(at + 1))
    const known = new Set([
      ...own,
      ...numbers,
      ...[written(input), dollars(sum), dollars(difference), claims].flat().flatMap(figures),
    ])
    const letter = composeLetter(input)
    const clocks = written([letter.deadlines, letter.checklist]).flatMap(figures)
    const said = figures(letterText(letter)).filter((figure) => !clocks.includes(figure))
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter((figure) => !known.has(figure))).toEqual([])
  },
)
