import type { LetterRole, UploadAuditType } from '@plumbline/contract'
import { fixFor, type FixReader } from '@plumbline/report'
import { findUser } from '../db/accounts/users.ts'
import type { TenantTransaction } from '../db/transactions.ts'

/** Law and audit firms and employers stand where the payer stands whose money it is. */
const readerOf: Readonly<Record<LetterRole, FixReader>> = {
  plan: 'payer',
  pbm: 'payer',
  'audit-firm': 'payer',
  employer: 'payer',
  'law-firm': 'payer',
  provider: 'biller',
  pharmacy: 'biller',
  patient: 'patient',
  advocate: 'patient',
}

/** Words the fixes of findings for an account. */
export type FixVoice = <Found extends Parameters<typeof fixFor>[1]>(found: Found) => Found

/** The voice for an upload's account; undefined, and each fix as its rule has it, where nobody said who it is. */
export async function fixVoice(
  tx: TenantTransaction,
  auditType: UploadAuditType,
): Promise<FixVoice | undefined> {
  const role = (await findUser(tx, tx.userId))?.account_role
  if (!role) return undefined
  const biller = auditType === 'Pharmacy' ? 'pharmacy' : 'provider'
  return (found) => ({ ...found, suggestedFix: fixFor(readerOf[role], found, biller) })
}

/** All that is to be done about a line, each thing once, in the order of its findings. */
export function fixOfLine(findings: readonly { readonly suggestedFix: string }[]): string {
  const fixes = new Set(findings.map(({ suggestedFix }) => suggestedFix))
  return Array.from(fixes).filter(Boolean).join(' ')
}
