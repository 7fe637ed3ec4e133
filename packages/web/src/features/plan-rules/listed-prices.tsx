import type { PlanRuleGiven, WrittenPrice } from '@plumbline/contract'
import { counted } from '../../format/money.ts'

/** So many prices are shown; the file has them all. */
const mostShown = 200

/** The prices of each fee table that a rule holds, for whoever approves it. */
export function ListedPrices({ rule }: { readonly rule: PlanRuleGiven['rule'] }) {
  if (rule.term.kind === 'stay-rates') {
    const { file, prices } = rule.term.listed
    return <Prices file={file} prices={prices} heading="Rate of the stay" />
  }
  if (rule.term.kind !== 'price') return null
  return rule.term.leastOf.map((price) =>
    'listed' in price ? (
      <Prices
        key={price.listed.file}
        file={price.listed.file}
        prices={price.listed.prices}
        heading="Price of one unit"
      />
    ) : null,
  )
}

function Prices({
  file,
  prices,
  heading,
}: {
  readonly file: string
  readonly prices: readonly WrittenPrice[]
  readonly heading: string
}) {
  const more = prices.length - mostShown
  return (
    <details className="mt-4 border-t border-hair pt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {`${counted(prices.length)} ${prices.length === 1 ? 'price' : 'prices'} of ${file}`}
      </summary>
      <div
        className="max-h-96 overflow-auto"
        tabIndex={0}
        role="region"
        aria-label={`Prices of ${file}`}
      >
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-hair">
              <th scope="col" className="py-2 pr-4">
                Row
              </th>
              <th scope="col" className="py-2 pr-4">
                Code
              </th>
              <th scope="col" className="py-2 text-right">
                {heading}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.slice(0, mostShown).map(([row, what, price]) => (
              <tr key={what} className="border-b border-hair">
                <td className="py-1 pr-4">{row}</td>
                <td className="py-1 pr-4">{what}</td>
                <td className="py-1 text-right tabular-nums">{priceText(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p className="mt-2 text-small text-soft">
          {`The first ${counted(mostShown)} are shown; ${counted(more)} more are in the file.`}
        </p>
      )}
    </details>
  )
}

function priceText(price: WrittenPrice[2]): string {
  return typeof price === 'number'
    ? unitPrice.format(price)
    : `${counted(price.percentOfCharge)}% of the charge`
}

/** Drugs have prices of parts of a cent. */
const unitPrice = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
})
