import { classesAtRisk, dollars, type FindingClass } from '@plumbline/engine'
import { classMark } from '../elements/marks.ts'
import { table } from '../elements/table.ts'
import type { DollarSteps } from '../facts/dollar-steps.ts'
import type { Content, Markup } from '../html.ts'
import { count } from '../words/amounts.ts'
import { bar, type Fill } from './bar.ts'

/** From the dollars of all findings to those at risk once each line counts once, then by class. */
export function waterfallChart(steps: DollarSteps): Markup {
  const { grossCents, overlapCents, atRiskCents, byClass, linesByClass } = steps
  const step = (label: Content, fill: Fill, from: number, cents: number, lines = ''): Content[] => [
    label,
    bar(grossCents > 0 ? [{ from: from / grossCents, length: cents / grossCents, fill }] : []),
    lines,
    fill === 'overlap' && cents > 0 ? `−${dollars(cents)}` : dollars(cents),
  ]
  return table(
    'From all findings to dollars at risk',
    [
      { label: 'Step' },
      { label: 'In proportion', kind: 'bar' },
      { label: 'Lines', kind: 'number' },
      { label: 'Dollars', kind: 'number' },
    ],
    [
      step('All findings added up', 'plain', 0, grossCents),
      step('Counted more than once, taken off', 'overlap', atRiskCents, overlapCents),
      step(
        'At risk, each line once',
        'plain',
        0,
        atRiskCents,
        count(sumOf(linesByClass, classesAtRisk)),
      ),
      ...classesAtRisk.map((name, at) => {
        const stronger = sumOf(byClass, classesAtRisk.slice(0, at))
        return step(classMark(name), name, stronger, byClass[name], count(linesByClass[name]))
      }),
    ],
  )
}

function sumOf(
  byClass: Readonly<Record<FindingClass, number>>,
  classes: readonly FindingClass[],
): number {
  return classes.reduce((sum, name) => sum + byClass[name], 0)
}
