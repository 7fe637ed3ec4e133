import { dollars } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import { splitTotal } from '../../facts/dollar-split.ts'
import { payeesOf, type PayeeDollars } from '../../facts/payees.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'
import { footingWords } from '../../words/footing.ts'

/** Above this many the rest share a row, so that the report stays under 5 MB. */
const mostPayees = 2_000

/** Whom the dollars at risk were paid to: all of them, and together the headline. */
export function payeesTable(facts: ReportFacts, most = mostPayees): Markup {
  const payees = payeesOf(facts.open)
  if (payees.length === 0) return html`<p>No line has dollars at risk.</p>`
  const shown = payees.slice(0, most)
  const rest = payees.slice(most)
  const hasDoubt = facts.split.inDoubt > 0
  const row = (name: Content, knownBy: string, sum: Sum): Content[] => [
    name,
    knownBy,
    count(sum.lines),
    dollars(sum.paidCents),
    dollars(sum.split.firm),
    dollars(sum.split.recordsNeeded),
    ...(hasDoubt ? [dollars(sum.split.inDoubt)] : []),
    dollars(splitTotal(sum.split)),
  ]
  const all = sumOf(payees)
  return table(
    'Recovery by payee, the most dollars first',
    [
      { label: 'Payee' },
      { label: 'Known by' },
      { label: 'Lines', kind: 'number' },
      { label: 'Paid on them', kind: 'number' },
      { label: footingWords.firm.name, kind: 'number' },
      { label: footingWords.recordsNeeded.name, kind: 'number' },
      ...(hasDoubt ? [{ label: footingWords.inDoubt.name, kind: 'number' } as const] : []),
      { label: 'At risk', kind: 'number' },
    ],
    [
      ...shown.map((dollarsOfPayee) =>
        dollarsOfPayee.payee === undefined
          ? row('Not named in the file', '–', dollarsOfPayee)
          : row(
              html`<span class="c">${dollarsOfPayee.payee.id}</span>`,
              dollarsOfPayee.payee.knownBy,
              dollarsOfPayee,
            ),
      ),
      ...(rest.length > 0 ? [row(counted(rest.length, 'other'), '–', sumOf(rest))] : []),
    ],
    row('Together', '', all),
  )
}

type Sum = Pick<PayeeDollars, 'lines' | 'paidCents' | 'split'>

function sumOf(payees: readonly Sum[]): Sum {
  const sum = { lines: 0, paidCents: 0, split: { firm: 0, recordsNeeded: 0, inDoubt: 0 } }
  for (const { lines, paidCents, split } of payees) {
    sum.lines += lines
    sum.paidCents += paidCents
    sum.split.firm += split.firm
    sum.split.recordsNeeded += split.recordsNeeded
    sum.split.inDoubt += split.inDoubt
  }
  return sum
}
