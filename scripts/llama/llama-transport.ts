import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLlama, LlamaCompletion } from 'node-llama-cpp'
import type { Completed, Completion, Transport } from '../../packages/server/src/model/transport.ts'
import { liarModel } from './liar-model.ts'

/** Every prompt of ours, a token for each letter. */
const contextSize = 16_384

export interface Liar {
  readonly transport: Transport
  close(): Promise<void>
}

/**
 * The model of random weights in this process, held to the shape of each answer by a grammar. One thread: with more, a busy
 * machine answers a hundred times slower.
 */
export async function openLiar(seed: number): Promise<Liar> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-liar-'))
  const modelPath = join(folder, 'liar.gguf')
  writeFileSync(modelPath, liarModel(seed))
  const llama = await getLlama({ gpu: false, build: 'never', maxThreads: 1, logLevel: 'error' })
  const model = await llama.loadModel({ modelPath })
  const contextSequence = (await model.createContext({ contextSize, threads: 1 })).getSequence()
  const completion = new LlamaCompletion({ contextSequence })
  let asked = seed
  async function complete<Out>(wanted: Completion<Out>): Promise<Completed<Out>> {
    const { system, user, output, maxOutputTokens: maxTokens, signal } = wanted
    const grammar = await llama.createGrammarForJsonSchema(schemaOf(wanted))
    await contextSequence.clearHistory()
    const prompt = `${system}\n${user}`
    const chance = { temperature: 1, seed: asked++ }
    const said = await completion.generateCompletion(prompt, {
      grammar,
      maxTokens,
      signal,
      ...chance,
    })
    const tokens = { input: model.tokenize(prompt).length, output: model.tokenize(said).length }
    const parsed = output.safeParse(jsonIn(said))
    return parsed.success
      ? { kind: 'answer', value: parsed.data, tokens }
      : { kind: 'no-shape', tokens }
  }
  return {
    transport: { model: 'random weights', complete },
    async close() {
      await llama.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Its grammars know one of several, and not any of them; lists and texts end somewhere. */
function schemaOf({ output }: Pick<Completion<unknown>, 'output'>): object {
  const bounded = JSON.stringify(output.toJSONSchema(), (name, value: unknown) =>
    name === '$schema' ? undefined : withBounds(value),
  )
  const schema: unknown = JSON.parse(bounded.replaceAll('"anyOf":', '"oneOf":'))
  return typeof schema === 'object' && schema !== null ? schema : {}
}

function withBounds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value
  if (value.type === 'array') return { ...value, maxItems: 2 }
  if (value.type === 'string' && !('enum' in value)) return { ...value, maxLength: 80 }
  return value
}

/** Undefined for what was cut off. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
