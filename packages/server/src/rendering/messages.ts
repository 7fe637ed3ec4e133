import type { MessagePort } from 'node:worker_threads'
import type pg from 'pg'

/** A download that takes long enough to keep web requests waiting, were it made among them. */
export interface Rendering {
  readonly kind: 'report' | 'claims-csv'
  readonly userId: string
  readonly uploadId: string
}

/** What the thread is asked: a rendering, and the line on which it is asked for and answered. */
export interface RenderRequest extends Rendering {
  readonly line: MessagePort
}

/** Answered to each `next` on the line. */
export type RenderAnswer =
  | { readonly say: 'piece'; readonly text: string }
  | { readonly say: 'end' }
  | { readonly say: 'failed'; readonly error: Error }

/** What the thread stands on: a connection as the application's role. */
export interface RenderThreadData {
  readonly connection: pg.PoolConfig
}
