import type { Overview } from '@plumbline/contract'
import { BarTable } from '../../components/figures/bar-table.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import { payeeWords } from '../../format/payee.ts'
import { findingsAddress } from '../../shell/findings-address.ts'

const most = 10

/** The payees with most dollars at risk, each leading to its findings. */
export function PayeeBars({ payees }: { readonly payees: Overview['payees'] }) {
  if (payees.length === 0) return null
  return (
    <Panel heading="By payee">
      <BarTable
        caption={
          payees.length > most
            ? `The ${String(most)} of ${counted(payees.length)} payees with most dollars`
            : 'Dollars at risk by whom they were paid to'
        }
        columns={['Payee', 'Findings', 'Dollars']}
        rows={payees.slice(0, most).map(({ key, label, findings, dollars }) => ({
          label: payeeWords(label),
          detail: `${counted(findings)} ${findings === 1 ? 'finding' : 'findings'}`,
          value: dollars,
          text: roundDollars(dollars),
          to: findingsAddress({ provider: key ?? 'none' }),
        }))}
      />
    </Panel>
  )
}
