import { sessionWarningMs } from '@plumbline/contract'

/** When a session ends, as milliseconds of the clock. */
export interface SessionEnd {
  /** How long it lasts without a call. */
  readonly idleMs: number
  /** When it ends whatever is done. */
  readonly absoluteEndsMs: number
}

/** The end that comes first, counted from the last call that reached the server. */
export function endsAtMs(end: SessionEnd, lastCallMs: number): number {
  return Math.min(lastCallMs + end.idleMs, end.absoluteEndsMs)
}

export type SessionState =
  | { readonly kind: 'fine' }
  | { readonly kind: 'ending'; readonly leftSeconds: number; readonly canExtend: boolean }
  | { readonly kind: 'over' }

/** What is to be said about a session at a moment: from two minutes before its end, a warning. */
export function sessionStateAt(nowMs: number, end: SessionEnd, lastCallMs: number): SessionState {
  const leftMs = endsAtMs(end, lastCallMs) - nowMs
  if (leftMs <= 0) return { kind: 'over' }
  if (leftMs > sessionWarningMs) return { kind: 'fine' }
  const canExtend = end.absoluteEndsMs - nowMs > sessionWarningMs
  return { kind: 'ending', leftSeconds: Math.ceil(leftMs / 1000), canExtend }
}
