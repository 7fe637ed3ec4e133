import { dollars } from '@plumbline/engine'
import { table } from '../elements/table.ts'
import { leastProviderLines, providersOf } from '../facts/providers.ts'
import type { ReportFacts } from '../facts/report-facts.ts'
import { html, type Markup } from '../html.ts'
import { count, counted, percent } from '../words/amounts.ts'

const mostProviders = 25

/** Who stands behind the dollars at risk, with the caution that such a list needs. */
export function providers({ lines, found, document }: ReportFacts): Markup {
  const isPharmacy = document.file.type === 'pharmacy'
  const all = providersOf(lines, found)
  const one = isPharmacy ? 'pharmacy' : 'provider'
  const several = isPharmacy ? 'pharmacies' : 'providers'
  if (all.length === 0) return html`<p>The file names no ${several}.</p>`
  const large = all.filter(({ lines }) => lines >= leastProviderLines)
  const named = large.filter(({ flagged, needsReview }) => flagged + needsReview > 0)
  const shown = named.slice(0, mostProviders)
  const { claims, flagged, needsReview } = document.summary
  return html`<p>
      The file names ${counted(all.length, one, several)}; ${count(large.length)} of them
      ${large.length === 1 ? 'has' : 'have'} the ${leastProviderLines} lines below which a rate says
      too little to be shown. A place high in this list is no finding and no proof of error:
      patients, specialty and contract differ, and a large ${one} stands high by its size alone.
      Compare the share with the file as a whole, ${percent(flagged + needsReview, claims)}, and ask
      before concluding.
    </p>
    ${
      shown.length === 0
        ? html`<p>None of them has a line that is flagged or needs review.</p>`
        : table(
            shown.length < named.length
              ? `The ${mostProviders} of ${counted(named.length, one, several)} with the most dollars at risk`
              : `${isPharmacy ? 'Pharmacies' : 'Providers'} with lines that are flagged or need review`,
            [
              { label: isPharmacy ? 'Pharmacy' : 'Provider', kind: 'code' },
              ...(isPharmacy ? [] : [{ label: 'Specialty' }]),
              { label: 'Lines', kind: 'number' },
              { label: 'Flagged', kind: 'number' },
              { label: 'Review', kind: 'number' },
              { label: 'Share', kind: 'number' },
              { label: 'Paid', kind: 'number' },
              { label: 'At risk', kind: 'number' },
            ],
            shown.map((facts) => [
              facts.provider,
              ...(isPharmacy ? [] : [facts.specialty ?? '–']),
              count(facts.lines),
              count(facts.flagged),
              count(facts.needsReview),
              percent(facts.flagged + facts.needsReview, facts.lines),
              dollars(facts.paidCents),
              dollars(facts.atRiskCents),
            ]),
          )
    }`
}
