import { createHmac } from 'node:crypto'
import type { SummaryWordsByRule } from '@plumbline/ai'
import type { ReportCoverWords } from '@plumbline/contract'
import type { ReportCover } from '@plumbline/report'
import { findUser } from '../../db/accounts/users.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import type { BrandingContent } from '../../stored-audits/branding.ts'
import type { ToldDecisions } from '../../stored-audits/told-decisions.ts'

/** What is stated of the report; else as the account stands when it is made. */
export async function coverOf(
  tx: TenantTransaction,
  uploadName: string,
  words: ReportCoverWords | undefined,
  { color, logo }: BrandingContent,
): Promise<ReportCover> {
  const user = await findUser(tx, tx.userId)
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const preparedFor = words?.preparedFor || user?.company_name
  const preparedBy = words?.preparedBy || name
  return {
    uploadName,
    ...(preparedFor && { preparedFor }),
    ...(preparedBy && { preparedBy }),
    ...(words?.plan && { plan: words.plan }),
    ...(words?.administrator && { administrator: words.administrator }),
    ...(words && { status: words.status }),
    ...(color !== null && { color }),
    ...(logo !== null && { logo }),
  }
}

/**
 * What people decided, were answered, stated for the cover and of their account's role, and the words of a
 * model that they chose, as a keyed hash: a report made of the same is the same report. Empty where nobody did any of it.
 */
export function reportState(
  { key }: ResultsKey,
  told: ToldDecisions,
  words: ReportCoverWords | undefined,
  { color, logo }: BrandingContent,
  role: string | null,
  causes: SummaryWordsByRule = {},
): Buffer {
  const look = color === null && logo === null ? [] : [['look', `${color ?? ''} ${logo ?? ''}`]]
  const voice = role === null ? [] : [['voice', role]]
  const written = Object.entries(causes).sort(([one], [other]) => one.localeCompare(other))
  const meanings = written.length === 0 ? [] : [['AI words', JSON.stringify(written)]]
  const stated = [...statedOf(words), ...look, ...voice, ...meanings]
  if (told.decisions.length === 0 && stated.length === 0) return Buffer.alloc(0)
  return createHmac('sha256', key)
    .update('report state\n')
    .update(JSON.stringify({ told, stated }))
    .digest()
}

function statedOf(words: ReportCoverWords | undefined): readonly (readonly [string, string])[] {
  if (!words) return []
  return Object.entries(words)
    .flatMap(([field, text]) =>
      text === undefined || text === '' || (field === 'status' && text === 'draft')
        ? []
        : [[field, text] as const],
    )
    .sort(([one], [other]) => one.localeCompare(other))
}
