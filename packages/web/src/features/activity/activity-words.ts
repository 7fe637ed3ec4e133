import type { ActivityActor, ActivityEntry } from '@plumbline/contract'

/** What an entry says, for whoever reads about their own account. */
const actions: Readonly<Record<string, string>> = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  registered: 'Account created',
  'profile-changed': 'Profile changed',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'second-factor-added': 'Second factor added',
  'second-factor-removed': 'Second factor removed',
  'second-factor-failed': 'Second factor refused',
  'recovery-codes-made': 'Recovery codes made anew',
  'sessions-ended': 'Sessions ended',
  'upload-received': 'File uploaded',
  'look-answered': 'Columns of a file confirmed',
  'mapping-saved': 'Column mapping saved',
  'mapping-deleted': 'Column mapping deleted',
  'audit-completed': 'Audit completed',
  'audit-failed': 'Audit failed',
  'claims-viewed': 'Claims viewed',
  'model-asked': 'Language model asked',
  'record-read-by-model': 'Record read by a language model',
  'record-signed': 'Reading of a record signed',
  'record-read': 'Medical record read beside a finding',
  'plan-document-read': 'Plan or contract read for its clauses',
  'plan-document-proposed': 'Rules proposed by a language model from a plan or contract',
  'finding-decided': 'Finding decided',
  'findings-decided': 'Findings decided together',
  'decisions-undone': 'Decisions undone',
  'suggestion-decided': 'AI suggestion taken or left',
  'rule-treated': 'Rule taken for a lead, or as published',
  'plan-rule-saved': 'Plan rule kept as a draft',
  'plan-rule-deleted': 'Draft of a plan rule deleted',
  'plan-rule-tried': 'Plan rule tried on an upload',
  'plan-rule-approved': 'Plan rule approved',
  'plan-rule-ended': 'Plan rule ended',
  'plan-rule-withdrawn': 'Plan rule withdrawn',
  'case-started': 'Case started',
  'case-changed': 'Case changed',
  'case-event-recorded': 'Answer or payment recorded',
  'letter-drafted': 'Letter drafted',
  'letter-words-chosen': 'Words of a letter chosen',
  'letter-final': 'Letter made final',
  'letter-downloaded': 'Letter downloaded',
  'report-downloaded': 'Report downloaded',
  'export-downloaded': 'Export downloaded',
  'activity-exported': 'Activity exported',
  'checkout-started': 'Checkout started',
  'payment-recorded': 'Payment recorded',
  'subscription-canceled': 'Subscription canceled',
  'refund-requested': 'Refund requested',
  'access-changed': 'Access changed',
  'credits-changed': 'Bonus credits changed',
  'plan-changed': 'Plan changed',
  'user-archived': 'Account archived',
  'user-restored': 'Account restored',
  'team-invited': 'Somebody invited to the team',
  'team-invitation-withdrawn': 'Invitation taken back',
  'team-joined': 'Joined the team',
  'team-role-changed': 'Role in the team changed',
  'team-member-removed': 'Removed from the team',
  'sessions-cleared': 'Sessions ended by an administrator',
  'upload-deleted': 'Upload deleted',
  'switched-to-user': 'Administrator signed in to the account',
  'switched-back': 'Administrator left the account',
}

/** An action that has no words yet reads as its own: `a-new-action` is `A new action`. */
export function actionWords(action: string): string {
  const plain = action.replaceAll('-', ' ')
  return actions[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

const actors: Readonly<Record<ActivityActor, string>> = {
  you: 'You',
  team: 'Somebody of your team',
  administrator: 'An administrator',
  nobody: 'Not signed in',
}

/** What came from no address was done by the product itself: an audit, a sweep. */
export function actorWords({ actor, person, address }: ActivityEntry): string {
  if (person !== null) return person
  return actor === 'nobody' && address === null ? 'Plumbline' : actors[actor]
}
