import { narrate, type Skeleton } from '@plumbline/ai'
import type { TokensUsed, Transport } from '../transport.ts'
import { tryUse, type Tried } from './try-use.ts'

/** How a model did when it was asked for words about patterns of findings. */
export interface WordsEvaluation {
  readonly model: string
  /** Of the prompt and of the checks. */
  readonly version: number
  readonly asked: number
  readonly accepted: number
  /** Answers that a check refused, prose and wrong shapes, and questions without an answer. */
  readonly ungrounded: number
  readonly noShape: number
  readonly failed: number
  /** Kinds of faults, with how many answers had any of each. */
  readonly faults: ReadonlyMap<string, number>
  readonly tokens: TokensUsed
}

/** Asks for words about each pattern, one after the other, with the checks that the product makes. */
export async function evaluateWords(
  transport: Transport,
  skeletons: readonly Skeleton[],
  told: (done: number) => void = () => undefined,
): Promise<WordsEvaluation> {
  const counts: Record<Tried<unknown>['ending'], number> = {
    accepted: 0,
    ungrounded: 0,
    noShape: 0,
    failed: 0,
  }
  const faults = new Map<string, number>()
  const tokens = { input: 0, output: 0 }
  for (const [at, skeleton] of skeletons.entries()) {
    const one = await tryUse(transport, narrate, skeleton)
    counts[one.ending] += 1
    if (one.ending === 'ungrounded')
      for (const kind of one.kinds) faults.set(kind, (faults.get(kind) ?? 0) + 1)
    if (one.ending !== 'failed') {
      tokens.input += one.tokens.input
      tokens.output += one.tokens.output
    }
    told(at + 1)
  }
  const { model } = transport
  return { model, version: narrate.version, asked: skeletons.length, ...counts, faults, tokens }
}
