import { dollars } from '@plumbline/engine'
import { table } from '../elements/table.ts'
import type { DollarSteps } from '../facts/dollar-steps.ts'
import type { Content, Markup } from '../html.ts'
import { count } from '../words/amounts.ts'
import { footingWords } from '../words/footing.ts'
import { bar, type Fill } from './bar.ts'

/** From the dollars of all findings to those at risk once each line counts once, then by what they rest on. */
export function waterfallChart(steps: DollarSteps): Markup {
  const { grossCents, overlapCents, atRiskCents, atRiskLines, firm, recordsNeeded } = steps
  const step = (label: string, fill: Fill, from: number, cents: number, lines = ''): Content[] => [
    label,
    bar(grossCents > 0 ? [{ from: from / grossCents, length: cents / grossCents, fill }] : []),
    lines,
    fill === 'overlap' && cents > 0 ? `−${dollars(cents)}` : dollars(cents),
  ]
  const records = footingWords.recordsNeeded.name
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
      step('At risk, each line once', 'plain', 0, atRiskCents, count(atRiskLines)),
      step(footingWords.firm.name, 'error', 0, firm.cents, count(firm.lines)),
      step(records, 'lead', firm.cents, recordsNeeded.cents, count(recordsNeeded.lines)),
    ],
  )
}
