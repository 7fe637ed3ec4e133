import { generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai'
import type { ModelSettings } from '../settings/model-settings.ts'
import { languageModel } from './language-model.ts'
import type { Completed, Completion, TokensUsed, Transport } from './transport.ts'

/** Nothing leaves for a hosted gateway: the library would ask one for a model named by a string. */
function refuse(): never {
  throw new Error('A model is named by its settings alone, never by a string')
}

const noDefaultProvider: typeof globalThis.AI_SDK_DEFAULT_PROVIDER = {
  specificationVersion: 'v3',
  languageModel: refuse,
  embeddingModel: refuse,
  imageModel: refuse,
}

/** The transport for the model that is set; the provider's library is loaded at the first question. */
export function sdkTransport(settings: ModelSettings): Transport {
  globalThis.AI_SDK_DEFAULT_PROVIDER = noDefaultProvider
  return {
    model: settings.model,
    async complete<Out>(completion: Completion<Out>): Promise<Completed<Out>> {
      const { system, user, output, maxOutputTokens, signal } = completion
      let used: TokensUsed | undefined
      try {
        const result = await generateText({
          model: await languageModel(settings),
          output: Output.object({ schema: output }),
          system,
          prompt: user,
          maxOutputTokens,
          abortSignal: signal,
          maxRetries: 1,
        })
        // Where the model ended on something else, reading the output throws.
        used = tokensOf(result.usage)
        return { kind: 'answer', value: result.output, tokens: used }
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error))
          return { kind: 'no-shape', tokens: tokensOf(error.usage) }
        if (NoOutputGeneratedError.isInstance(error) && used)
          return { kind: 'no-shape', tokens: used }
        throw error
      }
    },
  }
}

/** A provider that does not count is taken to have used nothing but what was reserved. */
function tokensOf(
  usage:
    | { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined }
    | undefined,
): TokensUsed {
  return { input: usage?.inputTokens ?? 0, output: usage?.outputTokens ?? 0 }
}
