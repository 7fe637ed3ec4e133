import type { AccountSeal } from '../files/envelope.ts'

/** The note of a decision, which may tell of patients: kept sealed with the account's key. */
export function sealNote(account: AccountSeal, userId: string, note: string): Buffer {
  return account.seal(notePlace(userId), Buffer.from(note))
}

export function openNote(account: AccountSeal, userId: string, sealed: Buffer): string {
  return account.open(notePlace(userId), sealed).toString('utf8')
}

export function notePlace(userId: string): string {
  return `decisions.note of ${userId}`
}
