import { refusalOf, type CustomerSwitches, type Fault, type Prompt, type Use } from '@plumbline/ai'
import type { Context } from '../../context.ts'
import { reserveCall, settleCall } from '../../db/model/model-calls.ts'
import type { CallOutcome } from '../../db/model/model-tables.ts'
import { deploymentOf, type OpenModel } from '../../model/open-model.ts'
import type { TokensUsed } from '../../model/transport.ts'

/** Why rules write instead. */
export type ByRulesBecause =
  'off' | 'level' | 'budget' | 'deadline' | 'provider' | 'no-shape' | 'ungrounded'

/** What came back; `dropped` counts, by kind of fault, the parts of an answer that were refused by themselves. */
export type Answer<Out> =
  | { readonly by: 'model'; readonly value: Out; readonly dropped: FaultCounts }
  | { readonly by: 'rules'; readonly because: ByRulesBecause }

/** Kinds of faults, with how many of each. */
export type FaultCounts = Readonly<Record<string, number>>

/** Whose question it is, and what that customer switched on. */
export interface Asking {
  readonly userId: string
  readonly switches: CustomerSwitches
}

type Asked = Pick<Context, 'database' | 'model'>

/**
 * Asks the model for one use: where that is allowed, paid for and answered in time with something that
 * passes every check; of some uses a second time, with the refused words named. Never throws for anything that a provider does, and never waits past the
 * deadline. The only door to a model.
 */
export async function askModel<In, Out>(
  context: Asked,
  use: Use<In, Out>,
  input: In,
  { userId, switches }: Asking,
): Promise<Answer<Out>> {
  const { model, database } = context
  const refusal = refusalOf(use, deploymentOf(model), switches)
  if (refusal !== undefined || model === undefined) return byRules(refusal ?? 'off')
  const signal = AbortSignal.timeout(use.limits.deadline)
  const paidFor = (prompt: Prompt) =>
    askPaidFor({ database, model }, use, input, { userId, prompt, signal })
  const first = await paidFor(use.prompt(input))
  if (!use.again || first.found.length === 0) return first.answer
  const second = await paidFor(use.again(input, first.found))
  return second.answer.by === 'model' ? second.answer : first.answer
}

/** One attempt, with all that was wrong with its answer. */
interface Tried<Out> {
  readonly answer: Answer<Out>
  readonly found: readonly Fault[]
}

interface Attempt {
  readonly userId: string
  readonly prompt: Prompt
  readonly signal: AbortSignal
}

/** Asks once, where the day's money allows it and the provider is not resting. */
async function askPaidFor<In, Out>(
  { database, model }: Pick<Context, 'database'> & { readonly model: OpenModel },
  use: Use<In, Out>,
  input: In,
  attempt: Attempt,
): Promise<Tried<Out>> {
  const { userId } = attempt
  if (model.breaker.isOpen(userId)) return { answer: byRules('provider'), found: [] }
  const { prices, daily, model: name } = model.settings
  const { inputTokens, outputTokens } = use.limits
  const microUsd = Math.ceil(inputTokens * prices.input + outputTokens * prices.output)
  const wanted = { userId, use: use.id, version: use.version, model: name, microUsd }
  const call = await database.asSystem((tx) => reserveCall(tx, wanted, daily))
  if (call === undefined) return { answer: byRules('budget'), found: [] }
  const began = performance.now()
  const { answer, tokens, faults, found } = await askOnce(model, use, input, attempt)
  const outcome = outcomeOf(answer)
  // A provider that failed may have counted without saying so: what was held counts as spent.
  const cost = tokens && Math.ceil(tokens.input * prices.input + tokens.output * prices.output)
  const ended = { outcome, ms: performance.now() - began, microUsd: cost ?? microUsd, faults }
  await database.asSystem((tx) =>
    settleCall(tx, call, { ...ended, tokens: tokens ?? { input: 0, output: 0 } }),
  )
  return { answer, found }
}

interface Answered<Out> extends Tried<Out> {
  readonly tokens: TokensUsed | undefined
  readonly faults: FaultCounts
}

async function askOnce<In, Out>(
  { transport, breaker }: OpenModel,
  use: Use<In, Out>,
  input: In,
  { userId, prompt, signal }: Attempt,
): Promise<Answered<Out>> {
  const { outputTokens: maxOutputTokens } = use.limits
  try {
    const asked = { ...prompt, output: use.output, maxOutputTokens, signal }
    const completed = await withinDeadline(transport.complete(asked), signal)
    const { tokens } = completed
    if (completed.kind === 'no-shape') return { ...nothing('no-shape'), tokens }
    const { kept: value, faults: parts } = use.sift?.(completed.value, input) ?? {
      ...{ kept: completed.value, faults: [] },
    }
    const found = use.faults(value, input)
    if (found.length > 0)
      return { ...nothing('ungrounded'), tokens, faults: countsOf(found), found }
    const dropped = countsOf(parts)
    return { answer: { by: 'model', value, dropped }, tokens, faults: dropped, found }
  } catch {
    breaker.failed(userId)
    return nothing(signal.aborted ? 'deadline' : 'provider')
  }
}

function nothing(because: ByRulesBecause): Answered<never> {
  return { answer: byRules(because), tokens: undefined, faults: {}, found: [] }
}

/** A library that does not hear the signal is left behind. */
function withinDeadline<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('The deadline has passed'))
    })
    work.then(resolve, reject)
  })
}

function byRules(because: ByRulesBecause): Answer<never> {
  return { by: 'rules', because }
}

/** An answer of which any part was refused is no accepted one, whatever may be used of it. */
function outcomeOf(answer: Answer<unknown>): Exclude<CallOutcome, 'running'> {
  if (answer.by === 'model')
    return Object.keys(answer.dropped).length === 0 ? 'accepted' : 'ungrounded'
  const { because } = answer
  return because === 'no-shape' || because === 'ungrounded' || because === 'deadline'
    ? because
    : 'provider'
}

function countsOf(faults: readonly { readonly kind: string }[]): FaultCounts {
  const counts: Record<string, number> = {}
  for (const { kind } of faults) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
