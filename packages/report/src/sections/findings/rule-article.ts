import { classesByStrength, classNames, dollars, type Finding } from '@plumbline/engine'
import { examplesOf } from '../../facts/examples.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import type { RuleResult } from '../../facts/rule-results.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted, percent } from '../../words/amounts.ts'
import { basisWords } from '../../words/classes.ts'
import type { FindingIndex } from './finding-numbers.ts'
import { citations } from './sources.ts'
import { workedExample } from './worked-example.ts'

/** One rule's findings: criteria, condition, effect, recommendation, what clears them, examples. */
export function ruleArticle(facts: ReportFacts, index: FindingIndex, result: RuleResult): Markup {
  const { rule } = result
  return html`<article class="rule" id="r-${rule.id}">
    <h4>${rule.title} <span class="id">${rule.id} v${rule.version}</span></h4>
    <dl class="elements">
      <dt>Criteria</dt>
      <dd>${citations(result.sources)}</dd>
      <dt>Basis</dt>
      <dd>${basisOf(result)}</dd>
      <dt>Condition</dt>
      <dd>${condition(facts, result)}</dd>
      <dt>Effect</dt>
      <dd>${effect(result)}</dd>
      <dt>Recommendation</dt>
      <dd>${recommendation(result)}</dd>
      <dt>Cleared by</dt>
      <dd>${rule.clearedBy}</dd>
    </dl>
    ${examplesOf(result.findings, facts).map((finding) => workedExample(index, finding))}
  </article> `
}

function condition({ document }: ReportFacts, result: RuleResult): string {
  const { findings, lines } = result
  const { claims } = document.summary
  return `${counted(findings.length, 'finding')} (${tally(findings)}) on ${counted(lines.length, 'line')} (${percent(lines.length, claims)} of all); ${paidOn(result)}.`
}

/** Where no payment is stated, what was allowed or charged stands for it in the effect. */
function paidOn({ lines, paidCents }: RuleResult): string {
  const unstated = lines.filter(({ line }) => line.paidCents === undefined).length
  const stated = lines.length - unstated
  if (stated === 0)
    return `the file does not state what was paid on ${lines.length === 1 ? 'it' : 'them'}`
  if (unstated === 0) return `${dollars(paidCents)} was paid on ${stated === 1 ? 'it' : 'them'}`
  return `${dollars(paidCents)} was paid on ${count(stated)} of them, and for ${count(unstated)} the file states no payment`
}

/** How many findings are of which class: `Error 3, Records needed 1`, or `Error` where all are. */
function tally(findings: readonly Finding[]): string {
  const byClass = Map.groupBy(findings, (finding) => finding.class)
  return classesByStrength
    .flatMap((name) => {
      const found = byClass.get(name)?.length ?? 0
      if (found === 0) return []
      return [byClass.size === 1 ? classNames[name] : `${classNames[name]} ${count(found)}`]
    })
    .join(', ')
}

/** What binds the payer; nothing does where the findings doubt how the columns were read. */
function basisOf({ rule, doubting, findings }: RuleResult): string {
  const { name } = basisWords(rule)
  if (doubting === 0) return name
  if (doubting === findings.length) {
    return 'Not settled: the findings doubt how the columns were read.'
  }
  return `${name}, but for ${counted(doubting, 'finding')} that ${doubting === 1 ? 'doubts' : 'doubt'} how the columns were read`
}

/** Each piece of advice once; where the reading is in doubt, that comes first. */
function recommendation({ fixes, findings, doubting }: RuleResult): Content {
  const check =
    'First check how the columns were read (section 2): the amounts may mean something else.'
  const advice = fixes.map(({ advice, findings: own }) =>
    fixes.length === 1 ? advice : `${advice} (${counted(own, 'finding')})`,
  )
  if (doubting === findings.length) return check
  const all = doubting === 0 ? advice : [check, ...advice]
  return all.length === 1
    ? all[0]
    : html`<ul>
        ${all.map((text) => html`<li>${text}</li>`)}
      </ul>`
}

function effect({ atRiskCents, findings }: RuleResult): string {
  const gross = findings
    .filter((finding) => finding.class !== 'notice')
    .reduce((sum, finding) => sum + finding.amountAtRiskCents, 0)
  if (gross === 0) return 'No dollars are put on this by itself.'
  if (gross === atRiskCents) return `${dollars(atRiskCents)} at risk.`
  return `${dollars(gross)} at risk taken alone; ${dollars(atRiskCents)} after overlap with other rules.`
}
