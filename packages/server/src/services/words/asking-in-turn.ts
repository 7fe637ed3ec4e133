import { fairTurns } from '../../turns/fair-turns.ts'

/**
 * Whoever presses a button that asks a model many times at once is served once at a time, and finds at the second
 * turn what the first came to: the same words are paid for once. Throws `too-many-requests` where no more may wait.
 */
export const askingInTurn = fairTurns({
  ...{ atOnce: 50, ofAccount: 1, waitingOfAccount: 10, waitingInAll: 500, retryAfterSeconds: 10 },
})
