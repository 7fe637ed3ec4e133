import { dollars } from '@plumbline/engine'
import { partLink } from '../../elements/part-link.ts'
import { stepsOf, type Step } from '../../facts/first-steps.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { counted } from '../../words/amounts.ts'
import { footingWords } from '../../words/footing.ts'

const mostSteps = 4

/** What to do, the most dollars first; what is not printed is summed, so that all is the headline. */
export function firstSteps({ open, edition }: ReportFacts): Markup {
  const steps = stepsOf(open)
  if (steps.length === 0) {
    return html`<p>
      Read ${partLink(edition, 'unchecked', 'what could not be checked')}: a clean line passed the
      checks that could be made, and no others.
    </p>`
  }
  const shown = steps.slice(0, mostSteps)
  const rest = steps.slice(mostSteps)
  return html`<ol class="steps">
      ${shown.map(
        (step) =>
          html`<li>
            ${step.advice}
            <span class="small">${step.titles.join('; ')}: ${extent([step])}${restsOn(step)}.</span>
          </li>`,
      )}
    </ol>
    <p class="small">${together(steps, rest, edition)}</p>`
}

function together(
  all: readonly Step[],
  rest: readonly Step[],
  edition: ReportFacts['edition'],
): string {
  const where = edition === 'summary' ? 'the full report' : 'section 4'
  const sum = `Together ${extent(all)}`
  return rest.length === 0
    ? `${sum}, as above.`
    : `${counted(rest.length, 'other cause')}, in ${where}: ${extent(rest)}. ${sum}, as above.`
}

function extent(steps: readonly Step[]): string {
  const cents = steps.reduce((sum, step) => sum + step.atRiskCents, 0)
  const lines = steps.reduce((sum, step) => sum + step.lines, 0)
  return cents > 0 ? `${counted(lines, 'line')}, ${dollars(cents)}` : counted(lines, 'line')
}

/** `, firm`, or the dollars of each where a step holds several kinds; those in doubt are not counted. */
function restsOn({ split }: Step): string {
  const doubt =
    split.inDoubt > 0
      ? `; ${dollars(split.inDoubt)} more, ${footingWords.inDoubt.name.toLowerCase()}, is not counted`
      : ''
  const held = (['firm', 'recordsNeeded'] as const).filter((footing) => split[footing] > 0)
  const [only] = held
  if (only === undefined) return doubt
  if (held.length === 1) return `, ${footingWords[only].name.toLowerCase()}${doubt}`
  const each = held.map(
    (footing) => `${dollars(split[footing])} ${footingWords[footing].name.toLowerCase()}`,
  )
  return ` (${each.join(', ')})${doubt}`
}
