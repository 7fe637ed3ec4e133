import { generateObject, NoObjectGeneratedError } from 'ai'
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
      try {
        const { object, usage } = await generateObject({
          model: await languageModel(settings),
          schema: output,
          system,
          prompt: user,
          maxOutputTokens,
          abortSignal: signal,
          maxRetries: 1,
        })
        return { kind: 'answer', value: object, tokens: tokensOf(usage) }
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) throw error
        return { kind: 'no-shape', tokens: tokensOf(error.usage) }
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
