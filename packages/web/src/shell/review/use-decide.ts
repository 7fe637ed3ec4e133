import {
  decisionNames,
  reviewCalls,
  type Decision,
  type DismissalReason,
  type FindingItem,
} from '@plumbline/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callEndpoint, endpointKey, replyIn } from '../../api/client.ts'
import { findingDecided } from '../../api/finding-queries.ts'
import { messageOf, RequestError, send } from '../../api/request.ts'
import { addressOf } from '../../api/address.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { decisionText } from './decision-words.ts'

export interface Verdict {
  readonly decision: Decision
  readonly reason?: DismissalReason | undefined
  readonly note?: string | undefined
}

/**
 * Decides on one finding and answers it as it stands then, or undefined where that was refused:
 * somebody else decided first, and theirs is shown. `undo` takes the last decision made here back; where there
 * is none, the one on the finding at hand.
 */
export function useDecide() {
  const client = useQueryClient()
  const last = useRef<{ readonly before: FindingItem; readonly after: FindingItem }>(undefined)

  async function give(item: FindingItem, verdict: Verdict): Promise<FindingItem | undefined> {
    try {
      const decided = await sent(item, verdict)
      await findingDecided(client, decided)
      return decided
    } catch (error) {
      await showRefusal(client, error, item)
      return undefined
    }
  }

  async function undo(item?: FindingItem): Promise<FindingItem | undefined> {
    const made = last.current
    if (made === undefined && (item === undefined || item.decision === 'open')) {
      showToast({ title: 'Nothing to undo' })
      return undefined
    }
    last.current = undefined
    const back = await takenBack(made, item)
    if (back) showToast({ title: `Undone: ${decisionNames[back.decision].toLowerCase()} again` })
    return back
  }

  function takenBack(made: typeof last.current, item: FindingItem | undefined) {
    if (made === undefined) return item && give(item, { decision: 'open' })
    const { decision, reason } = made.before
    return give(made.after, { decision, ...(reason !== null && { reason }) })
  }

  async function decide(item: FindingItem, verdict: Verdict): Promise<FindingItem | undefined> {
    const after = await give(item, verdict)
    if (after) last.current = { before: item, after }
    return after
  }
  return { decide, undo }
}

function sent({ id, decidedAt }: FindingItem, verdict: Verdict): Promise<FindingItem> {
  const { decision, reason, note } = verdict
  return callEndpoint(reviewCalls.decideFinding, {
    params: { id },
    body: {
      decision,
      seenAt: decidedAt,
      ...(reason !== undefined && { reason }),
      ...(note !== undefined && note.trim() !== '' && { note }),
    },
  })
}

async function showRefusal(
  client: QueryClient,
  error: unknown,
  { id }: FindingItem,
): Promise<void> {
  const otherwise = 'The decision could not be saved. Nothing changed; please try again.'
  if (!(error instanceof RequestError) || error.status !== 409) {
    showFailure('Not saved', messageOf(error, otherwise))
    return
  }
  const now = await theirs(client, id)
  const whose =
    now && `${decisionText(now.decision, now.reason)} by ${now.decidedBy ?? 'somebody'}.`
  showFailure('Somebody decided first', whose ?? messageOf(error, otherwise))
}

async function theirs(client: QueryClient, id: string): Promise<FindingItem | undefined> {
  try {
    const response = await send('GET', addressOf(reviewCalls.finding, { params: { id } }))
    const { item } = replyIn(reviewCalls.finding, await response.json())
    await findingDecided(client, item)
    return item
  } catch {
    await client.invalidateQueries({
      queryKey: endpointKey(reviewCalls.finding, { params: { id } }),
    })
    return undefined
  }
}
