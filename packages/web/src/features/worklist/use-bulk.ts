import { decisionNames, reviewCalls, type FindingItem } from '@plumbline/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { findingsDecided, type FindingsFilter } from '../../api/finding-queries.ts'
import { messageOf } from '../../api/request.ts'
import { counted, roundDollars } from '../../format/money.ts'
import type { Verdict } from '../../shell/review/use-decide.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** What a person was told that a decision on many takes in. */
export interface Expected {
  readonly findings: number
  readonly dollars: number
}

const unsaved = 'The decisions could not be saved. Please look at the list and try again.'

/** Decides on many at once, with one undo in the toast. */
export function useBulk(onDone: () => void) {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)

  async function run(work: () => Promise<void>, failed: string): Promise<void> {
    setPending(true)
    try {
      await work()
    } catch (error) {
      showFailure('Not saved', messageOf(error, failed))
    } finally {
      await findingsDecided(client)
      setPending(false)
    }
  }

  function told({ decision }: Verdict, { findings, dollars }: Expected, undo: () => Promise<void>) {
    onDone()
    showToast({
      title: `${decisionNames[decision]}: ${counted(findings)} ${findings === 1 ? 'finding' : 'findings'}, ${roundDollars(dollars)}`,
      action: { label: 'Undo', run: () => void run(undo, 'Too late to undo all of it.') },
    })
  }

  /** All that match, on the server, if they still are what the person was told. */
  function decideAll(filter: FindingsFilter, verdict: Verdict, expected: Expected): Promise<void> {
    return run(async () => {
      const body = { filter, expected, ...given(verdict) }
      const made = await callEndpoint(reviewCalls.decideFindings, { body })
      told(verdict, made, async () => {
        await callEndpoint(reviewCalls.undoDecisions, { body: { undo: made.undo } })
      })
    }, unsaved)
  }

  /** Those that were picked by hand: at most a page of them. */
  function decideThese(items: readonly FindingItem[], verdict: Verdict): Promise<void> {
    return run(async () => {
      const decided: FindingItem[] = []
      const undo = async () => {
        for (const [index, after] of decided.entries()) {
          const { decision, reason } = items[index] ?? after
          await give(after, { decision, ...(reason !== null && { reason }) })
        }
      }
      try {
        for (const item of items) decided.push(await give(item, verdict))
      } finally {
        const dollars = decided.reduce((sum, item) => sum + item.dollars, 0)
        if (decided.length > 0) told(verdict, { findings: decided.length, dollars }, undo)
      }
    }, unsaved)
  }
  return { pending, decideAll, decideThese }
}

function give(item: FindingItem, verdict: Verdict): Promise<FindingItem> {
  return callEndpoint(reviewCalls.decideFinding, {
    params: { id: item.id },
    body: { ...given(verdict), seenAt: item.decidedAt },
  })
}

function given({ decision, reason, note }: Verdict) {
  return {
    decision,
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && note.trim() !== '' && { note }),
  }
}
