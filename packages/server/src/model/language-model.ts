import type { LanguageModel } from 'ai'
import type { ModelSettings } from '../settings/model-settings.ts'
import { fetchOneHost } from './one-host.ts'

/** The libraries of providers are loaded where one is set, and only that one. */
export async function languageModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, model, baseUrl: baseURL, apiKey } = settings
  const reach = { baseURL, fetch: fetchOneHost(baseURL), ...(apiKey !== undefined && { apiKey }) }
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(reach)(model)
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(reach).chat(model)
    case 'azure':
      return (await import('@ai-sdk/azure')).createAzure(reach).chat(model)
    case 'bedrock':
      return (await import('@ai-sdk/amazon-bedrock')).createAmazonBedrock(reach)(model)
    case 'vertex':
      return (await import('@ai-sdk/google-vertex')).createVertex(reach)(model)
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ ...reach, name: 'model', supportsStructuredOutputs: true })(
        model,
      )
    }
  }
}
