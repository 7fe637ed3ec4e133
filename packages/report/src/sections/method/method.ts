import { classesByStrength, classNames } from '@plumbline/engine'
import { classMark } from '../../elements/marks.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'
import { allBases, classMeanings } from '../../words/classes.ts'
import { summaryOrigin } from '../../words/summary-origin.ts'
import { holdsModelWords } from '../front/meanings.ts'
import { releases } from './releases.ts'

/** How the audit was made, so that another can follow it step by step. */
export function method(facts: ReportFacts): Markup {
  const { document, rules } = facts
  const applied = rules.filter(({ auditTypes }) => auditTypes.includes(document.file.type))
  return html`<p>
      This is a census: ${census(facts)}, and none was drawn as a sample. No result is projected, so
      there is no confidence interval to state. ${counted(applied.length, 'rule')}
      ${applied.length === 1 ? 'was' : 'were'} applied by Plumbline ${facts.productVersion};
      <a href="#rules">appendix B</a> lists them with version, authority and number of findings.
      Each rule is a fixed procedure: the same file, rules and tables give the same findings. No
      finding was made, weighed or worded by a language model: every summary in this report is
      ${summaryOrigin.toLowerCase()}${modelWords(facts)}. ${reviewed(facts)}
    </p>
    <h3>Which version of a claim counts</h3>
    <p>
      ${netting(facts)} A void takes itself and the claim it voids out of the audit, a replacement
      the claim it replaces, a reversal itself and the line it reverses. Only what stands in the end
      is tested. Denied lines have no payment to lose and put no dollars at risk.
    </p>
    <h3>Dates</h3>
    <p>
      A code, a code pair and a limit are read from the release in force on the date of service.
      Where no available release covers the date, nothing passes, and what would be
      “${classNames.error}” is “${classNames.lead}” and says so.
    </p>
    <h3>What the classes mean</h3>
    <dl class="terms">
      ${classesByStrength.map(
        (name) =>
          html`<dt>${classMark(name)}</dt>
            <dd>${classMeanings[name]}</dd>`,
      )}
    </dl>
    <h3>What binds the payer</h3>
    <dl class="terms">
      ${allBases.map(
        ({ name, meaning }) =>
          html`<dt>${name}</dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
    <h3>How dollars are counted</h3>
    <p>
      The dollars of a finding are what the line would lose if the finding stands, never more than
      was paid on it; where the file does not state a payment, the allowed amount, and failing that
      the charge, takes its place. The dollars of a line with several findings count once: those
      that stand firmest first, then the larger. Of findings that would cut the payment in the same
      way the largest counts, and another cut applies to what they leave. Clean lines add nothing,
      nor does what a finding itself doubts, and underpayments are not set against overpayments.
    </p>
    <h3>Reference tables available</h3>
    ${releases(facts)} `
}

/** Asked for by a person, and marked where it stands. */
function modelWords(facts: ReportFacts): string {
  return holdsModelWords(facts)
    ? ', but for the words around the figures under “What this means” that are marked as AI words: a language model wrote them of the rule alone, without seeing the claims, and could write no figure; whoever ordered this report chose them'
    : ''
}

function reviewed({ reviews }: ReportFacts): Markup {
  if (reviews.decided === 0) return html`None was reviewed by a person.`
  return html`People decided on ${count(reviews.decided)} of ${counted(reviews.asked, 'finding')};
    what they dismissed stays in the totals of this report, is listed in
    <a href="#dismissed">appendix F</a>, and is left out of what is asked for.`
}

/** What was taken back is no claim any more, and the count says so. */
function census({ portfolio: { lines }, takenBack }: ReportFacts): string {
  if (takenBack === 0) return `each of the ${counted(lines, 'line')} was tested`
  const standing = lines - takenBack
  const tested =
    standing === 1
      ? 'the one that stands was tested'
      : `the ${count(standing)} that stand were all tested`
  return `of ${counted(lines, 'line')} ${tested}`
}

function netting({ takenBack }: ReportFacts): string {
  if (takenBack === 0) return 'No line of this file voids, replaces or reverses another.'
  const were = takenBack === 1 ? 'was' : 'were'
  return `${counted(takenBack, 'line')} of this file ${were} voided, replaced or reversed, or did so to another, and ${were} not tested.`
}
