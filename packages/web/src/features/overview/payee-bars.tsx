import type { Overview } from '@plumbline/contract'
import { Link } from 'react-router'
import { BarTable } from '../../components/figures/bar-table.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import { payeeWords } from '../../format/payee.ts'
import { findingsAddress } from '../../shell/findings-address.ts'

/** The payees with most dollars at risk. Those of all time lead to their findings; a period's are no list of their own. */
export function PayeeBars({
  payees,
  whole,
  isOfAllTime,
}: {
  /** The first of them, as many as the overview has. */
  readonly payees: Overview['payees']
  readonly whole: number | undefined
  readonly isOfAllTime: boolean
}) {
  if (payees.length === 0) return null
  return (
    <Panel heading="By payee">
      <BarTable
        caption="Those to whom most of the dollars at risk were paid"
        columns={['Payee', 'Findings', 'Dollars']}
        whole={whole}
        rows={payees.map(({ key, label, findings, dollars }) => ({
          label: payeeWords(label),
          detail: `${counted(findings)} ${findings === 1 ? 'finding' : 'findings'}`,
          value: dollars,
          text: roundDollars(dollars),
          to: isOfAllTime ? findingsAddress({ provider: key ?? 'none' }) : undefined,
        }))}
      />
      <Link
        to="/findings?group=provider"
        className="text-link mt-2 inline-flex min-h-9 items-center"
      >
        All payees
      </Link>
    </Panel>
  )
}
