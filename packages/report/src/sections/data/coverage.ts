import type { RuleCoverage } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'

/** How far each rule got; what could not be checked is never counted as passed. */
export function coverage({ document, rules }: ReportFacts): Markup {
  const titles = new Map(rules.map(({ id, title }) => [id, title]))
  const short = document.coverage.filter(({ couldNotCheck }) => couldNotCheck > 0)
  return html`<p>
      ${opening(document.coverage.length, short.length)} A line is clean when nothing was found by
      the checks that could be made on it; a check that could not be made is never counted as
      passed.
    </p>
    ${
      short.length === 0
        ? undefined
        : table(
            'Rules that fell short, by lines: each rule’s three numbers add up to all lines; rules of one outcome share a row',
            [
              { label: 'Rules' },
              { label: 'Checked', kind: 'number' },
              { label: 'Does not apply', kind: 'number' },
              { label: 'Could not be checked', kind: 'number' },
              { label: 'Why' },
            ],
            alike(short).map(({ rule, ruleIds }) => [
              ruleIds.map((id) => titles.get(id) ?? id).join('; '),
              count(rule.checked),
              count(rule.notApplicable),
              count(rule.couldNotCheck),
              reasons(rule),
            ]),
          )
    }`
}

interface Outcome {
  readonly rule: RuleCoverage
  readonly ruleIds: readonly string[]
}

/** Rules that got equally far for the same reasons, together. */
function alike(short: readonly RuleCoverage[]): readonly Outcome[] {
  const outcomes = Map.groupBy(short, (rule) => JSON.stringify({ ...rule, ruleId: '' }))
  return Array.from(outcomes.values()).flatMap((rules) => {
    const [rule] = rules
    return rule ? [{ rule, ruleIds: rules.map(({ ruleId }) => ruleId) }] : []
  })
}

function opening(rules: number, short: number): string {
  if (rules === 0) return 'No rule was applied to this file.'
  if (short === 0) return `All ${counted(rules, 'rule')} could be checked wherever they apply.`
  return `${count(short)} of ${counted(rules, 'rule')} could not be checked on some or all lines, because something they need is missing; the others could be checked wherever they apply.`
}

const mostReasons = 3

function reasons({ reasons, couldNotCheck }: RuleCoverage): Content {
  if (couldNotCheck === 0) return '–'
  const shown = reasons.slice(0, mostReasons)
  const [only] = reasons
  if (only && reasons.length === 1) return only.because
  const left = reasons.slice(mostReasons).reduce((sum, { lines }) => sum + lines, 0)
  const more = left > 0 ? `; ${counted(left, 'line')}: other reasons` : ''
  return `${shown.map(({ because, lines }) => `${counted(lines, 'line')}: ${because}`).join('; ')}${more}`
}
