import { dollars, percentText, type MedicareBenchmark, type MedicareShare } from '@plumbline/engine'
import { bar } from '../../charts/bar.ts'
import { table, type Column } from '../../elements/table.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'

/** What was agreed as a percent of what Medicare would have paid, by service and by payee. */
export function againstMedicare(benchmark: MedicareBenchmark): Markup {
  const { byKind, byPayee, otherPayees, together, lines } = benchmark
  const highest = Math.max(...byKind.map(shareOf), ...byPayee.map(shareOf))
  const rowOf = (name: Content, share: MedicareShare): Content[] => [
    name,
    bar([{ from: 0, length: highest > 0 ? shareOf(share) / highest : 0, fill: 'plain' }]),
    ...numbers(share),
  ]
  const total = ['Together', '', ...numbers(together)]
  const others = otherPayees && [
    rowOf(html`${counted(otherPayees.payees, 'other payee')}`, otherPayees),
  ]
  return html`<p>
      A benchmark, and no finding: what was agreed (allowed, else paid with the patient’s share)
      beside Medicare’s national rates of the date of service. Another payer owes what its contract
      says. ${count(together.lines)} of ${counted(lines, 'line')} have a price and an amount; the
      others, among them stays and medical equipment, are in no number here.
    </p>
    ${table(
      'What was agreed as a percent of Medicare, by kind of service',
      columns('Services'),
      byKind.map(({ kind, ...share }) => rowOf(kind, share)),
      total,
    )}
    ${table(
      'The same by payee, the most dollars first',
      columns('Payee'),
      [
        ...byPayee.map(({ payee, ...share }) =>
          rowOf(
            payee ? html`${payee.id} <span class="more">${payee.knownBy}</span>` : 'Not named',
            share,
          ),
        ),
        ...(others ?? []),
      ],
      total,
    )}`
}

function columns(first: string): readonly Column[] {
  return [
    { label: first },
    { label: 'Percent', kind: 'bar' },
    { label: 'Lines', kind: 'number' },
    { label: 'Agreed', kind: 'number' },
    { label: 'Medicare', kind: 'number' },
    { label: 'Percent of Medicare', kind: 'number' },
  ]
}

function numbers(share: MedicareShare): readonly string[] {
  const { lines, agreedCents, medicareCents } = share
  return [
    count(lines),
    dollars(agreedCents),
    dollars(medicareCents),
    medicareCents > 0 ? percentText(shareOf(share)) : '–',
  ]
}

/** Agreed dollars for one of Medicare; 0 where Medicare pays nothing by itself. */
function shareOf({ agreedCents, medicareCents }: MedicareShare): number {
  return medicareCents > 0 ? agreedCents / medicareCents : 0
}
