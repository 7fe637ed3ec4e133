import type { CaseEvent, CaseState } from '@plumbline/contract'
import type { BadgeTone } from '../../components/badge.tsx'

/** A case's state in words, with the tone that repeats them. */
export const stateWords: Readonly<Record<CaseState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'secondary' },
  sent: { label: 'Sent', tone: 'warn' },
  answered: { label: 'Answered', tone: 'warn' },
  agreed: { label: 'Agreed', tone: 'good' },
  disputed: { label: 'Disputed', tone: 'bad' },
  recovered: { label: 'Recovered', tone: 'good' },
  closed: { label: 'Closed', tone: 'secondary' },
}

export type EventKind = CaseEvent['kind']

/** What may be recorded, whether it has an amount, and what its amount is called. */
export const eventWords: Readonly<
  Record<EventKind, { label: string; amount: string | undefined }>
> = {
  sent: { label: 'Letter sent', amount: 'Amount requested' },
  agreed: { label: 'Agreed in full', amount: undefined },
  'partly-agreed': { label: 'Agreed in part', amount: 'Amount agreed' },
  disputed: { label: 'Disputed', amount: undefined },
  paid: { label: 'Payment received', amount: 'Amount received' },
}

export const eventKinds: readonly EventKind[] = [
  'sent',
  'agreed',
  'partly-agreed',
  'disputed',
  'paid',
]
