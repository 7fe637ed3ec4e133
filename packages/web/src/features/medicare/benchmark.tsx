import type { MedicareBenchmark, MedicareShare } from '@plumbline/contract'
import { BarTable, type BarRow } from '../../components/figures/bar-table.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted, roundDollars, several } from '../../format/money.ts'
import { payeeWords } from '../../format/payee.ts'
import { percent } from '../../format/percent.ts'

/** The percent of Medicare of an upload, by service and by payee, with what it leaves out. */
export function Benchmark({ benchmark }: { readonly benchmark: MedicareBenchmark }) {
  const { lines, together, byKind, byPayee, otherPayees } = benchmark
  const payees = [
    ...byPayee.map(({ payee, ...share }) =>
      barOf(payee === null ? 'Payee not named' : payeeWords(payee), share),
    ),
    ...(otherPayees ? [barOf(several(otherPayees.payees, 'other payee'), otherPayees)] : []),
  ]
  return (
    <>
      <div className="reading">
        <p className="text-heading font-semibold">{shareWords(together)} of Medicare</p>
        <p className="mt-1">
          {roundDollars(together.agreedDollars)} was agreed for services that Medicare’s national
          rates price at {roundDollars(together.medicareDollars)}.
        </p>
        <p className="mt-2 text-soft">
          A benchmark, and no finding: another payer owes what its contract says. Agreed is what was
          allowed, else what was paid with the patient’s share. {counted(together.lines)} of{' '}
          {several(lines, 'line')} have a price and an amount; the others, among them stays and
          medical equipment, are in no number here. Each line’s price stands in “All Lines as CSV”.
        </p>
      </div>
      <Panel heading="By service">
        <BarTable
          caption="The kinds of service with most dollars first"
          columns={['Service', 'Percent of Medicare']}
          rows={byKind.map(({ kind, ...share }) => barOf(kind, share))}
        />
      </Panel>
      <Panel heading="By payee">
        <BarTable
          caption="The payees with most dollars first"
          columns={['Payee', 'Percent of Medicare']}
          rows={payees}
        />
      </Panel>
    </>
  )
}

function barOf(label: string, share: MedicareShare): BarRow {
  const { lines, agreedDollars, medicareDollars } = share
  return {
    label,
    note: `${several(lines, 'line')}, ${roundDollars(agreedDollars)} agreed, ${roundDollars(medicareDollars)} by Medicare`,
    value: share.share ?? 0,
    text: shareWords(share),
  }
}

/** `214%`; a dash where Medicare pays nothing by itself. */
function shareWords({ share }: MedicareShare): string {
  return share === null ? '–' : percent(share)
}
