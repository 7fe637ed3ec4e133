import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Readings of earlier runs. They may be deleted at any time; then pages are read anew. */
const folder = join(tmpdir(), 'plumbline-scan-readings')

/**
 * What a reader answered to a picture, kept on disk by the picture itself: a run goes on where it was ended, and
 * what judges readings can be changed without reading again. Another picture is read anew.
 */
export class KeptReadings {
  readonly #folder: string

  constructor(picture: Uint8Array) {
    this.#folder = join(folder, createHash('sha256').update(picture).digest('hex'))
    mkdirSync(this.#folder, { recursive: true })
  }

  /** The kept answer to a question, else what `ask` answers now. */
  async answer<Answer>(
    question: string,
    isAnswer: (value: unknown) => value is Answer,
    ask: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const file = join(this.#folder, `${createHash('sha256').update(question).digest('hex')}.json`)
    const kept = read(file)
    if (isAnswer(kept)) return kept
    const answer = await ask()
    // Renamed, so that a run that is ended leaves no half answer.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(answer))
    renameSync(`${file}.${process.pid}`, file)
    return answer
  }
}

/** Undefined where nothing is kept. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
