import type { ChildProcess } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startConfined, type Confinement } from '@plumbline/intake'
import { programToRun } from '../audit-program/program-files.ts'
import type { StoredLine } from './earlier-lines.ts'
import { readPdf } from './read-pdf.ts'
import type { Answer, Outcome, Reading, ReadRequest, Request } from './messages.ts'

const packages = join(import.meta.dirname, '../../../..')
const program = [packages, join(packages, '../node_modules')]

/** What one audit may take; above it the process is killed and the file is tried again. */
export interface ChildLimits {
  readonly heapMegabytes: number
  readonly milliseconds: number
}

export const childLimits: ChildLimits = { heapMegabytes: 3_072, milliseconds: 15 * 60_000 }

/** The file cannot be audited, and trying again would not help. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The file is to be looked at before it is audited. */
export class FileAsked extends Error {
  override readonly name = 'FileAsked'
  /** Sealed with the upload's key for results. */
  readonly look: Uint8Array
  readonly questions: number

  constructor(look: Uint8Array, questions: number) {
    super('The file is to be looked at')
    this.look = look
    this.questions = questions
  }
}

/** The process ended without an answer: out of memory, out of time, killed, or a defect of ours. */
export class ChildDied extends Error {
  override readonly name = 'ChildDied'
}

export type ResultBatch = Extract<Answer, { say: 'claims' | 'findings' | 'members' | 'set-aside' }>

/** A process of its own that reads and audits one file. */
export interface AuditChild {
  /** Throws `FileRefused` where the file cannot be audited, `FileAsked` where that waits for an answer. */
  read(request: Omit<ReadRequest, 'ask'>): Promise<Reading>
  /** Takes lines of earlier uploads, patient by patient; false once no more fit. */
  remember(lines: readonly StoredLine[]): Promise<boolean>
  audit(): Promise<Outcome>
  /** The results, a batch at a time; each is made while the one before it is taken. */
  results(): AsyncGenerator<ResultBatch>
  kill(): void
}

/**
 * It may read the program and the reference tables, and nothing else: its file comes as a message. It
 * keeps no compiled code, which it would have to be allowed to write; its program is bundled before.
 */
export function auditConfinement(
  referenceFolder: string,
  { heapMegabytes }: ChildLimits = childLimits,
): Confinement {
  const tables = existsSync(referenceFolder) ? realpathSync(referenceFolder) : []
  return {
    entry: programToRun(),
    readable: [...program, resolve(referenceFolder)].concat(tables),
    serialization: 'advanced',
    heapMegabytes,
  }
}

export function startAuditChild(
  referenceFolder: string,
  onProgress: (done: number, total: number) => void,
  limits: ChildLimits = childLimits,
): AuditChild {
  const child = startConfined(auditConfinement(referenceFolder, limits))
  yieldToOthers(child)
  const startClock = () => setTimeout(() => child.kill('SIGKILL'), limits.milliseconds)
  let timer = startClock()
  child.once('exit', () => {
    clearTimeout(timer)
  })
  // A PDF is read in processes with a clock of their own, by which this one only waits.
  const ask = asking(child, onProgress, async (bytes) => {
    clearTimeout(timer)
    const reading = await readPdf(bytes, onProgress)
    if (child.exitCode === null && child.signalCode === null) timer = startClock()
    return reading
  })
  return {
    async read(request) {
      const answer = await ask({ ask: 'read', ...request })
      if (answer.say === 'refused') throw new FileRefused(answer.code, answer.message)
      if (answer.say === 'asks') throw new FileAsked(answer.look, answer.questions)
      if (answer.say !== 'read') throw new ChildDied('Unexpected answer')
      return answer.reading
    },
    async remember(lines) {
      const answer = await ask({ ask: 'history', lines })
      if (answer.say !== 'taken') throw new ChildDied('Unexpected answer')
      return answer.room
    },
    async audit() {
      const answer = await ask({ ask: 'audit' })
      if (answer.say !== 'audited') throw new ChildDied('Unexpected answer')
      return answer.outcome
    },
    async *results() {
      let next = ask({ ask: 'results' })
      for (;;) {
        const answer = await next
        if (!isResult(answer)) return
        next = ask({ ask: 'results' })
        // Where nobody takes it any more, its failure is nobody's.
        next.catch(() => undefined)
        yield answer
      }
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

const results: ReadonlySet<Answer['say']> = new Set<ResultBatch['say']>([
  ...(['claims', 'findings', 'members', 'set-aside'] as const),
])

function isResult(answer: Answer): answer is ResultBatch {
  return results.has(answer.say)
}

/** Whoever waits for a page comes before an audit in the background. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not every system lets us, and the process may have ended.
  }
}

/** One question at a time; the answer, or `ChildDied` where the process ends first. */
function asking(
  child: ChildProcess,
  onProgress: (done: number, total: number) => void,
  readPdf: (bytes: Uint8Array) => Promise<Request>,
): (request: Request) => Promise<Answer> {
  let ended: ChildDied | undefined
  const ends = new Set<(reason: ChildDied) => void>()
  child.once('error', end)
  child.once('exit', end)
  function end(): void {
    ended = new ChildDied('The audit process ended without an answer')
    for (const reject of ends) reject(ended)
  }
  const tell = (request: Request) => {
    child.send(request, (error) => {
      if (error) child.kill('SIGKILL')
    })
  }
  return (request) =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended)
        return
      }
      const take = (answer: Answer) => {
        if (answer.say === 'progress') {
          onProgress(answer.done, answer.total)
          return
        }
        if (answer.say === 'pdf') {
          void readPdf(answer.bytes).then(tell)
          return
        }
        child.off('message', take)
        ends.delete(reject)
        resolve(answer)
      }
      ends.add(reject)
      child.on('message', take)
      tell(request)
    })
}
