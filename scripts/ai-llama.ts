import {
  agreedReason,
  columnExample,
  columnHelp,
  documentExample,
  narrate,
  pairExample,
  proposeClauses,
  recordFacts,
  secondLook,
  skeletonOf,
  summaryWords,
  type LookedAt,
  type Use,
} from '@plumbline/ai'
import { allRules, say } from '@plumbline/engine'
import { tryUse } from '../packages/server/src/model/evaluation/try-use.ts'
import { sdkTransport } from '../packages/server/src/model/sdk-transport.ts'
import type { Transport } from '../packages/server/src/model/transport.ts'
import { parseEnvironment } from '../packages/server/src/settings/environment.ts'
import { modelOf } from '../packages/server/src/settings/model-settings.ts'

/**
 * Runs the uses against a model in the house: the one that is set at a private address, else one of random weights that
 * a real runtime holds to the right shapes. Nothing leaves this machine's network, and nothing is written.
 */
const times = Number(process.argv[2] ?? 20)
const settings = modelOf(parseEnvironment(process.env))
if (settings && !settings.inHouse)
  stop('AI_BASE_URL names no private address. `npm run ai:evaluate` measures a hosted model.')
const model = settings ? { transport: sdkTransport(settings), close: nothing } : await liar()
process.stdout.write(`${times} questions of each use to ${model.transport.model}.\n`)
const [rule] = allRules
if (!rule) throw new Error('There is no rule')
const { id: ruleId, version: ruleVersion, title, category, clearedBy } = rule
const parts = say`This line was billed again.`
const skeleton = skeletonOf({ ruleId, ruleVersion, title, category, class: 'error', parts })
const record = {
  lines: [{ page: 1, text: 'The patient was seen and the knee was looked at.' }],
  elements: ['side', 'minutes', 'apart'] as const,
  items: [],
}
const passed = [
  await run(narrate, skeleton, () => 1),
  await run(summaryWords, { title, category, clearedBy }, () => 1),
  await run(proposeClauses, documentExample, ({ rules }) => rules.length),
  await run(recordFacts, record, ({ facts }) => facts.length),
]
await run(columnHelp, columnExample, ({ proposals }) => proposals.length)
const looks: LookedAt[] = []
await run(secondLook, pairExample, (look) => {
  looks.push(look)
  return look.verdict === 'implausible' ? 1 : 0
})
const threes = Array.from({ length: Math.floor(looks.length / 3) }, (_, at) => looks.slice(3 * at, 3 * at + 3)) // prettier-ignore
const agreed = threes.filter((three) => agreedReason(three) !== undefined).length
process.stdout.write(`Of ${threes.length} threes of looks ${agreed} agreed on a suggestion.\n`)
await model.close()
if (!settings && passed.some((count) => count > 0))
  stop(
    'Words, rules or facts of random weights passed the checks: that is a defect. Please report it.',
  )

/** Answers how many words, rules or facts would be used. */
async function run<In, Out>(
  use: Use<In, Out>,
  input: In,
  usable: (value: Out) => number,
): Promise<number> {
  const endings = { accepted: 0, ungrounded: 0, noShape: 0, failed: 0 }
  let used = 0
  for (let at = 0; at < times; at += 1) {
    const tried = await tryUse(model.transport, use, input)
    endings[tried.ending] += 1
    const { value } = 'value' in tried ? tried : { value: undefined }
    if (value !== undefined) used += usable(value)
  }
  const { accepted, ungrounded, noShape, failed } = endings
  process.stdout.write(
    `${use.id}: ${accepted} accepted, ${ungrounded} refused by a check, ${noShape} of another shape, ${failed} without an answer; ${used} would be used\n`,
  )
  return used
}

async function liar(): Promise<{ readonly transport: Transport; close(): Promise<void> }> {
  const { openLiar } = await import('./llama/llama-transport.ts').catch(() =>
    stop(
      'The runtime is no dependency: npm install --no-save node-llama-cpp@3.22.1, then run this again.',
    ),
  )
  return openLiar(7)
}

async function nothing(): Promise<void> {
  // A server in the house is somebody else's to stop.
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
