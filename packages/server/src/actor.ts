import type { Access } from '@plumbline/contract'

/** Who makes a request, read from its session on every request: an ended session ends at once. */
export interface Caller {
  readonly userId: string
  readonly role: 'client' | 'admin'
  /** The administrator who is signed in as this user, if one is. */
  readonly actingAdminId: string | undefined
  readonly gateOpen: boolean
  readonly archived: boolean
  /** SHA-256 of the session's token; names the session without being it. */
  readonly tokenHash: Buffer
}

/** What a handler is told of the caller, by the access of its call. */
export type CallerFor<Needed extends Access> = Needed extends 'public' ? Caller | undefined : Caller
