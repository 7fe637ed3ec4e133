import { SetAsideRow } from '@plumbline/contract'
import { quotedText } from '@plumbline/report'
import * as z from 'zod'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import { readDocument } from '../../stored-audits/sealed-results.ts'

const Stored = z.object({ setAside: z.array(SetAsideRow) })

/** Rows set aside as CSV; reasons are our own words, and may quote the file. */
export async function setAsideCsv(tx: TenantTransaction, key: ResultsKey): Promise<string> {
  const { setAside } = Stored.parse(await readDocument(tx, key))
  const rows = setAside.map(
    ({ row, code, reason }) => `${row},${quotedText(code)},${quotedText(reason)}`,
  )
  return ['row,code,reason', ...rows, ''].join('\r\n')
}
