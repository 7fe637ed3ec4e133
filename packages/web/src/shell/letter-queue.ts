/**
 * Draft letters to be filled in one after the other. The queue goes along as the navigation's state:
 * it is somebody's work of this moment and belongs in no address.
 */
export interface LetterQueue {
  readonly letterQueue: readonly string[]
}

/** What a navigation brought along; empty where it is no queue. */
export function letterQueueIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('letterQueue' in state)) return []
  const { letterQueue } = state
  return Array.isArray(letterQueue) ? letterQueue.filter((id) => typeof id === 'string') : []
}
