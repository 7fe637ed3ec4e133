import type { RecordFinding } from '@plumbline/contract'
import type { RecordFindingRow } from '../../db/review/record-findings.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { openSigned } from '../../stored-audits/record-readings.ts'
import type { PersonNames } from '../accounts/person-names.ts'

/** What a person signed of a record, as the app shows it. */
export function toldRecordFinding(
  account: AccountKey,
  row: RecordFindingRow,
  who: PersonNames,
): RecordFinding {
  const { user_id: userId, fingerprint, occurrence } = row
  const { id, pages, reviews, conclusion, credential } = openSigned(
    account,
    { userId, fingerprint, occurrence },
    row.sealed,
  )
  return {
    ...{ id, origin: 'person', conclusion, credential, pages, reviews },
    ...{ by: who.of(row.signed_by), at: row.signed_at.toISOString() },
  }
}
