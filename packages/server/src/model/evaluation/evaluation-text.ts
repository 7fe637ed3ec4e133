import { confirmedInterval } from '@plumbline/engine'
import type { ModelPrices } from '../../settings/model-settings.ts'
import type { WordsEvaluation } from './evaluate-words.ts'

/** What `docs/ai-results.md` says of an evaluation; `day` is when it was made. */
export function evaluationText(
  evaluation: WordsEvaluation,
  { day, prices }: { readonly day: string; readonly prices: ModelPrices },
): string {
  const { model, version, asked, accepted, ungrounded, noShape, failed, tokens } = evaluation
  const of = (count: number) => `${count}${share(count, asked)}`
  const faults = Array.from(evaluation.faults).sort(([, one], [, other]) => other - one)
  const dollars = (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000
  return `# What a model reached

Written by \`npm run ai:evaluate\` on ${day}; say nothing of a model that does not stand here.

- Model: \`${model}\`
- Prompt and checks: narrate, version ${version}
- Asked for: words about ${asked} patterns of findings of the golden files, each once

| ending | patterns (95% interval) |
| --- | --- |
| accepted by every check | ${of(accepted)} |
| refused by a check | ${of(ungrounded)} |
| prose, or another shape | ${of(noShape)} |
| no answer | ${of(failed)} |

${faults.length === 0 ? 'No check found a fault.' : 'Faults, by how many answers had any of the kind:'}

${faults.map(([kind, count]) => `- ${kind}: ${count}`).join('\n')}

It took ${tokens.input} tokens in and ${tokens.output} out, about $${dollars.toFixed(2)} at the prices that are set.
Accepted says that words may be shown, and nothing of whether they explain well: no person judged them.
`.replace(/\n{3,}/g, '\n\n')
}

function share(count: number, asked: number): string {
  const interval = confirmedInterval({ reviewed: asked, confirmed: count })
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`
  return interval ? ` (${percent(interval.from)} to ${percent(interval.to)})` : ''
}
