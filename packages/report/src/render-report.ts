import { fillPatterns } from './charts/bar.ts'
import { reportFacts, type ReportFacts } from './facts/report-facts.ts'
import { html, Markup } from './html.ts'
import { fullParts } from './editions/full-parts.ts'
import { packetParts } from './editions/packet-parts.ts'
import { summaryPages } from './editions/summary-pages.ts'
import type { ReportInput } from './report-input.ts'
import { contents, partSection, type Part } from './sections/front/contents.ts'
import { cover } from './sections/front/cover.ts'
import { contentPolicy, styleSheet } from './styles/style-sheet.ts'

/**
 * The audit report as one self-contained HTML file: no script, nothing fetched, everything that
 * comes from the file escaped. Throws `RangeError` where the lines are not those of the document,
 * `auditedAt` is no date, or a payee's packet is asked for without its payee.
 */
export function renderReport(input: ReportInput): string {
  if ((input.edition === 'payee') !== (input.packet !== undefined)) {
    throw new RangeError('A packet needs its payee, and no other edition has one')
  }
  const facts = reportFacts(input)
  const styles = styleSheet(facts.reportId, facts.cover?.color)
  const parts = partsOf(facts)
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${policyElement(styles, facts.cover?.logo !== undefined)}
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="robots" content="noindex" />
        <title>Claims audit report ${facts.reportId}</title>
        ${styleElement(styles)}
      </head>
      <body>
        ${fillPatterns}<a class="skip" href="#summary">Skip to the summary</a> ${cover(facts)}
        <div class="${isShort(facts) ? 'sheet short' : 'sheet'}">
          ${isShort(facts) ? undefined : contents(parts)}
          <main>${parts.map(partSection)}</main>
        </div>
        <footer class="colophon">
          <p>
            Report ${facts.reportId} · Plumbline ${facts.productVersion} · protected health
            information
          </p>
        </footer>
      </body>
    </html> `.text
}

function policyElement(styles: string, hasLogo: boolean): Markup {
  const policy = contentPolicy(styles, hasLogo)
  // Addresses of what was opened from a saved report go nowhere either.
  return Markup.ofOwnText(
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">`,
  )
}

/** Nothing but the sheet between the tags: its hash stands in the policy. */
function styleElement(styles: string): Markup {
  return Markup.ofOwnText(`<style>${styles}</style>`)
}

function partsOf(facts: ReportFacts): readonly Part[] {
  if (facts.edition === 'summary') return summaryPages(facts)
  return facts.edition === 'payee' ? packetParts(facts) : fullParts(facts)
}

/** What begins on the page of its cover. */
function isShort({ edition }: ReportFacts): boolean {
  return edition === 'summary' || edition === 'payee'
}
