import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model server was asked, in whichever protocol. */
export interface ModelQuestion {
  readonly protocol: 'anthropic' | 'openai'
  readonly system: string
  readonly user: string
  /** All that was sent, to look for what should not be in it. */
  readonly body: string
}

/** What it does instead of answering in order. */
export type Behavior =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'half' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }

/** A server that speaks both protocols and does what a test says. */
export interface ModelServer {
  readonly url: string
  readonly questions: ModelQuestion[]
  /** What is done with each question; honest words unless a test says otherwise. */
  behave: (question: ModelQuestion) => Behavior
  close(): Promise<void>
}

/** A narration that passes every check. */
export const honest = {
  reviewer: 'This is about a claim that was paid. {{fault}} The records can settle it.',
  provider: 'This is about a claim that you billed. {{fault}} Please send the records.',
  patient: 'This is about your bill. {{fault}} You may ask for the records.',
}

/** What passes every check, whichever words are asked for. */
export function honestly({ system }: ModelQuestion): Behavior {
  const isOfCauses = system.includes('names its main causes')
  return { kind: 'answer', value: isOfCauses ? { meaning: honestMeaning } : honest }
}

const honestMeaning = 'This is about claims that were paid. {{figures}} The records can settle it.'

const usage = { input: 700, output: 150 }

export async function startModelServer(): Promise<ModelServer> {
  const questions: ModelQuestion[] = []
  const state: ModelServer = {
    url: '',
    questions,
    behave: honestly,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => {
          closed()
        })
      }),
  }
  const server = createServer((request, response) => {
    void answer(state, request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { url: `http://127.0.0.1:${port}/v1` })
}

async function answer(
  state: ModelServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const body = Buffer.concat(chunks).toString('utf8')
  const question = questionIn(body, request.url?.endsWith('/messages') === true)
  state.questions.push(question)
  behave(state.behave(question), question.protocol, response)
}

interface Sent {
  readonly system?: string | readonly { readonly text: string }[]
  readonly messages: readonly {
    readonly role: string
    readonly content: string | readonly { readonly text?: string }[]
  }[]
}

function questionIn(body: string, isAnthropic: boolean): ModelQuestion {
  const { system, messages } = JSON.parse(body) as Sent
  const said = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => textOf(content))
      .join('\n')
  return {
    protocol: isAnthropic ? 'anthropic' : 'openai',
    system: system === undefined ? said('system') : textOf(system),
    user: said('user'),
    body,
  }
}

function textOf(content: string | readonly { readonly text?: string }[]): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n')
}

function behave(
  behavior: Behavior,
  protocol: ModelQuestion['protocol'],
  response: ServerResponse,
): void {
  switch (behavior.kind) {
    case 'answer':
      send(response, answerIn(protocol, JSON.stringify(behavior.value), 'end'))
      return
    case 'prose':
      send(response, answerIn(protocol, behavior.text, 'end'))
      return
    case 'cut':
      send(response, answerIn(protocol, '{"reviewer": "This is ab', 'length'))
      return
    case 'status':
      response.writeHead(behavior.status, { 'content-type': 'application/json' })
      response.end(behavior.body ?? '{"error": {"message": "no", "type": "error"}}')
      return
    case 'reset':
      response.socket?.destroy()
      return
    case 'half':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' })
      response.write('{"id": "1", ')
      setTimeout(() => response.socket?.destroy(), 20)
      return
    case 'silent':
      return
    case 'bytes':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(behavior.bytes)
  }
}

function send(response: ServerResponse, answered: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answered))
}

function answerIn(
  protocol: ModelQuestion['protocol'],
  text: string,
  end: 'end' | 'length',
): unknown {
  if (protocol === 'openai') {
    return {
      ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'test' },
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text },
          finish_reason: end === 'end' ? 'stop' : 'length',
        },
      ],
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }
  }
  return {
    ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'test' },
    content: [anthropicPart(text)],
    stop_reason: end === 'end' ? 'tool_use' : 'max_tokens',
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }
}

/** Objects come as the input of the tool that the library asks for; anything else as text. */
function anthropicPart(text: string): unknown {
  try {
    return { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) as unknown }
  } catch {
    return { type: 'text', text }
  }
}
