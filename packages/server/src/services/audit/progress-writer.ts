import type { Database } from '../../db/transactions.ts'
import { updateAttempt, type UploadRow } from '../../db/uploads/uploads.ts'

type Stage = UploadRow['stage']

/** Writes how far an audit is where everyone can read it, a few times a second at most. */
export interface ProgressWriter {
  begin(stage: Stage): Promise<void>
  readonly note: (done: number, total: number) => void
  /** Waits for what is being written. */
  end(): Promise<void>
}

const everyMs = 300

export function progressWriter(database: Database, upload: UploadRow): ProgressWriter {
  let stage: Stage = 'reading'
  let last = 0
  let writing: Promise<unknown> = Promise.resolve()
  const write = (done: number, total: number) =>
    database.asTenant(upload.user_id, (tx) =>
      updateAttempt(tx, { uploadId: upload.id, attempt: upload.attempt }, { stage, done, total }),
    )
  return {
    async begin(next) {
      await writing
      stage = next
      last = Date.now()
      await write(0, 0)
    },
    note(done, total) {
      if (Date.now() - last < everyMs) return
      last = Date.now()
      // How far it is is a courtesy: an audit does not fail for it.
      writing = write(done, total).catch(() => undefined)
    },
    async end() {
      await writing
    },
  }
}
