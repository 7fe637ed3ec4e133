import type { OpenFile } from '../source/open-file.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { readX12 } from '../x12/read-x12.ts'
import { RemittedClaims } from '../x12/remittances/remitted-claims.ts'
import { decidesNothing, type SurveyedX12 } from '../x12/several-x12.ts'
import { charactersOf, textNotes } from '../x12/x12-text.ts'
import { TablePayments } from './table-payments.ts'

/** Rows of one file have its place in front of seven digits. */
const fileFactor = 10_000_000

/** The table with the payments of remittances (835) beside it. Refuses claims (837) in their place. */
export async function withPayments(
  table: OpenFile,
  files: readonly SurveyedX12[],
): Promise<OpenFile> {
  const remitted = new RemittedClaims()
  const notes: string[] = []
  let aside = 0
  for (const [at, { text, survey }] of files.entries()) {
    const { name } = text.source
    if (survey.kinds.has('837')) throw noRemittance(name)
    notes.push(...[...textNotes(text), ...survey.notes.slice(1)].map((note) => `${name}: ${note}`))
    await readX12(charactersOf(text), survey.repeated, ['835'], (row) => {
      const above = at * fileFactor
      if (decidesNothing(row)) aside++
      else remitted.take({ ...row, row: row.row + above, claimAt: row.claimAt + above })
      return true
    })
  }
  if (aside > 0) {
    notes.push(
      `${aside === 1 ? '1 line' : `${aside} lines`} of the remittances decide nothing here (asked beforehand, sent on to another payer, sent again or cut off) and were left out.`,
    )
  }
  const payments = new TablePayments(remitted)
  const beside = (file: OpenFile): OpenFile => ({
    ...file,
    get notes() {
      return [...file.notes, ...notes]
    },
    payments,
  })
  const { unquoted } = table
  return unquoted ? { ...beside(table), unquoted: beside(unquoted) } : beside(table)
}

function noRemittance(name: string): IntakeRefusal {
  return new IntakeRefusal(
    'edi-file',
    `${name} holds claims (837), where the remittance (835) of the table is awaited. Audit the claims by themselves, with the remittance beside them.`,
  )
}
