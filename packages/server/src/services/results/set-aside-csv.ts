import { SetAsideRow } from '@plumbline/contract'
import { spreadsheetText } from '@plumbline/report'
import * as z from 'zod'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import { readDocument } from '../../stored-audits/sealed-results.ts'

const Stored = z.object({ setAside: z.array(SetAsideRow) })

/** Rows set aside as CSV; reasons are our own words, and may quote the file. */
export async function setAsideCsv(tx: TenantTransaction, key: ResultsKey): Promise<string> {
  const { setAside } = Stored.parse(await readDocument(tx, key))
  const rows = setAside.map(({ row, code, reason }) => `${row},${quoted(code)},${quoted(reason)}`)
  return ['row,code,reason', ...rows, ''].join('\r\n')
}

/** Quoted, and never the start of a formula in a spreadsheet. */
function quoted(text: string): string {
  return `"${spreadsheetText(text).replaceAll('"', '""')}"`
}
