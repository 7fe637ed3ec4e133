import type { Access, TeamRole } from '@plumbline/contract'

/** Who is signed in, read from the session on every request: an ended session ends at once. */
export interface Caller {
  /** The account whose data is acted on. */
  readonly userId: string
  /** Who is signed in: the account's owner, or who works in it for them. */
  readonly personId: string
  /** What somebody who works for the owner may do; undefined for the owner. */
  readonly teamRole: TeamRole | undefined
  readonly role: 'client' | 'admin'
  readonly stage: 'full' | 'second-factor' | 'enroll'
  /** The administrator who is signed in as this user, if one is. */
  readonly actingAdminId: string | undefined
  readonly gateOpen: boolean
  /** Whether results may be read: the gate is open, or there are some from when it was. */
  readonly mayRead: boolean
  readonly archived: boolean
  /** SHA-256 of the session's token; names the session without being it. */
  readonly tokenHash: Buffer
}

/** A caller and where the request comes from: what the audit trail says of whoever acts. */
export interface Actor extends Caller {
  readonly address: string
}

/** Where a request comes from, and who is signed in there, if anybody is. */
export interface Visitor {
  readonly address: string
  readonly caller: Caller | undefined
  /** Who gave the password and has a second factor still to show or set up. */
  readonly half: Caller | undefined
  /** The secret by which the browser is known again. */
  readonly device: string | undefined
  /** What the browser says it is. */
  readonly agent: string | undefined
}

/** Who acts in a call, by the access that it needs. Where anybody may call, there is a visitor only. */
export type ActorFor<Needed extends Access> = Needed extends 'public' ? undefined : Actor

/** Whoever acts on an account; without an address, the product itself at its first start. */
export type AccountActor = Pick<Caller, 'userId' | 'actingAdminId'> & {
  /** The account itself where nobody else is named. */
  readonly personId?: string
  readonly address: string | undefined
}

/** What the audit trail says of somebody who acts on the account that they are signed in as. */
export function ownAct(actor: AccountActor) {
  return { actorId: whoActs(actor), targetId: actor.userId, address: actor.address }
}

/** The person whose doing it is: an administrator in the user view, a person of the team, the owner. */
export function whoActs({
  userId,
  personId = userId,
  actingAdminId,
}: Pick<AccountActor, 'userId' | 'personId' | 'actingAdminId'>): string {
  return actingAdminId ?? personId
}
