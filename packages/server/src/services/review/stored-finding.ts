import { ClaimFinding } from '@plumbline/contract'
import type { Finding } from '@plumbline/engine'
import type { FindingRow } from '../../db/review/read-findings.ts'
import { unsealResult } from '../../files/results-key.ts'
import { asFinding } from '../../stored-audits/stored-finding.ts'
import type { OpenUpload } from './open-uploads.ts'

/** A finding may stand at thousands of rows; calls show the first of them. */
const rowsShown = 50

/** A finding as it was kept, and as calls show it. */
export function storedFinding(
  { key }: OpenUpload,
  row: FindingRow,
): { readonly whole: Finding; readonly shown: ClaimFinding } {
  const text = unsealResult(key, `finding ${row.number}`, row.sealed).toString('utf8')
  const body: unknown = JSON.parse(text)
  const shown = ClaimFinding.parse(body)
  const rows = shown.rows.slice(0, rowsShown)
  const evidence = shown.evidence.slice(0, rowsShown)
  return { whole: asFinding(body), shown: { ...shown, rows, evidence } }
}
