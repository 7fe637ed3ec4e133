/**
 * What `npm run ai:llama` uses of a package that is no dependency: whoever runs it installs it for that run
 * (`npm install --no-save node-llama-cpp@3.22.1`, github.com/withcatai/node-llama-cpp, read on 2026-11-28).
 */
declare module 'node-llama-cpp' {
  export function getLlama(options: {
    readonly gpu: false
    readonly build: 'never'
    readonly maxThreads: number
    readonly logLevel: 'error'
  }): Promise<Llama>

  export interface Llama {
    loadModel(options: { readonly modelPath: string }): Promise<LlamaModel>
    createGrammarForJsonSchema(schema: object): Promise<LlamaGrammar>
    dispose(): Promise<void>
  }

  export interface LlamaGrammar {
    readonly grammar: string
  }

  export interface LlamaModel {
    createContext(options: {
      readonly contextSize: number
      readonly threads: number
    }): Promise<{ getSequence(): LlamaContextSequence }>
    tokenize(text: string): readonly number[]
  }

  export interface LlamaContextSequence {
    clearHistory(): Promise<void>
  }

  export class LlamaCompletion {
    constructor(options: { readonly contextSequence: LlamaContextSequence })
    generateCompletion(
      prompt: string,
      options: {
        readonly grammar: LlamaGrammar
        readonly maxTokens: number
        readonly temperature: number
        readonly seed: number
        readonly signal: AbortSignal
      },
    ): Promise<string>
  }
}
