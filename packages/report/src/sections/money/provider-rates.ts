import { dollars } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import { leastProviderLines, providersOf, type ProviderFacts } from '../../facts/providers.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { count, counted, percent } from '../../words/amounts.ts'

const mostProviders = 25

/** How often lines of the larger providers are flagged, with the caution that a rate needs. */
export function providerRates(facts: ReportFacts): Markup {
  const names = facts.document.file.type === 'pharmacy' ? pharmacies : physicians
  const all = providersOf(facts.lines, facts.found)
  if (all.length === 0) return html`<p>The file names no ${names.several}.</p>`
  const large = all.filter(({ lines }) => lines >= leastProviderLines)
  const found = large.filter(({ flagged, needsReview }) => flagged + needsReview > 0)
  return html`<p>
      The file names ${counted(all.length, names.one, names.several)}; ${count(large.length)} of
      them ${large.length === 1 ? 'has' : 'have'} the ${leastProviderLines} lines below which a rate
      says too little to be shown.
    </p>
    ${
      found.length === 0
        ? html`<p>${noRates(large.length, names)}</p>`
        : ratesTable(facts, found, names)
    }`
}

const physicians = { one: 'provider', several: 'providers', head: 'Provider' } as const
const pharmacies = { one: 'pharmacy', several: 'pharmacies', head: 'Pharmacy' } as const

type Names = typeof physicians | typeof pharmacies

/** Says of whom it speaks: smaller ones may well have lines that are flagged. */
function noRates(large: number, { one }: Names): string {
  return large === 0
    ? `No ${one} has so many, so there is no rate to show. What was found on their lines stands in appendix A.`
    : `None of those with ${leastProviderLines} lines or more has a line that is flagged or needs review. What was found on the lines of others stands in appendix A.`
}

function ratesTable(
  { document }: ReportFacts,
  found: readonly ProviderFacts[],
  { one, several, head }: Names,
): Markup {
  const { claims, flagged, needsReview } = document.summary
  const shown = found.slice(0, mostProviders)
  const withSpecialty = one === 'provider'
  const least = `with ${leastProviderLines} lines or more`
  const caption =
    shown.length < found.length
      ? `The ${mostProviders} with the most dollars at risk, of ${counted(found.length, one, several)} ${least} and some that are flagged or need review`
      : `${counted(found.length, one, several)} ${least} and some that are flagged or need review`
  return html`<p>
      A place high in this list is no finding and no proof of error: patients, specialty and
      contract differ, and a large ${one} stands high by its size alone. Compare the share with the
      file as a whole, ${percent(flagged + needsReview, claims)}, and ask before concluding.
    </p>
    ${table(
      caption,
      [
        { label: head, kind: 'code' },
        ...(withSpecialty ? [{ label: 'Specialty' }] : []),
        ...['Lines', 'Flagged', 'Review', 'Share', 'Paid', 'At risk'].map(
          (label) => ({ label, kind: 'number' }) as const,
        ),
      ],
      shown.map((facts) => [
        facts.provider,
        ...(withSpecialty ? [facts.specialty ?? '–'] : []),
        count(facts.lines),
        count(facts.flagged),
        count(facts.needsReview),
        percent(facts.flagged + facts.needsReview, facts.lines),
        dollars(facts.paidCents),
        dollars(facts.atRiskCents),
      ]),
    )}`
}
