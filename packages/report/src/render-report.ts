import { fillPatterns } from './charts/bar.ts'
import { reportFacts, type ReportFacts } from './facts/report-facts.ts'
import { html, Markup } from './html.ts'
import type { ReportInput } from './report-input.ts'
import { claimLines } from './sections/claim-lines.ts'
import { contents, partSection, type Part } from './sections/contents.ts'
import { cover } from './sections/cover.ts'
import { coverage } from './sections/coverage.ts'
import { dollarImpact } from './sections/dollar-impact.ts'
import { FindingIndex } from './sections/finding-numbers.ts'
import { findings } from './sections/findings.ts'
import { glossary } from './sections/glossary.ts'
import { limitations } from './sections/limitations.ts'
import { method } from './sections/method.ts'
import { providers } from './sections/providers.ts'
import { repeat } from './sections/repeat.ts'
import { rules } from './sections/rules.ts'
import { scope } from './sections/scope.ts'
import { setAside } from './sections/set-aside.ts'
import { signature } from './sections/signature.ts'
import { summary } from './sections/summary.ts'
import { summaryPages } from './sections/summary-pages.ts'
import { contentPolicy, styleSheet } from './styles/style-sheet.ts'

/**
 * The audit report as one self-contained HTML file: no script, nothing fetched, everything that
 * comes from the file escaped. Throws `RangeError` where the lines are not those of the document
 * or `auditedAt` is no date.
 */
export function renderReport(input: ReportInput): string {
  const facts = reportFacts(input)
  const styles = styleSheet(facts.reportId)
  const parts = partsOf(facts)
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${policyElement(styles)}
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="robots" content="noindex" />
        <title>Claims audit report ${facts.reportId}</title>
        ${styleElement(styles)}
      </head>
      <body>
        ${fillPatterns}<a class="skip" href="#summary">Skip to the summary</a> ${cover(facts)}
        <div class="${facts.edition === 'summary' ? 'sheet short' : 'sheet'}">
          ${facts.edition === 'summary' ? undefined : contents(parts)}
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

function policyElement(styles: string): Markup {
  const policy = contentPolicy(styles)
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
  return facts.edition === 'summary' ? summaryPages(facts) : fullParts(facts)
}

function fullParts(facts: ReportFacts): readonly Part[] {
  const index = new FindingIndex(facts)
  return [
    { id: 'summary', number: '1', title: 'Summary', body: summary(facts) },
    { id: 'scope', number: '2', title: 'Scope and data', body: scope(facts) },
    { id: 'method', number: '3', title: 'Method', body: method(facts) },
    { id: 'findings', number: '4', title: 'Findings', body: findings(facts, index) },
    { id: 'dollars', number: '5', title: 'Dollar impact', body: dollarImpact(facts) },
    { id: 'providers', number: '6', title: 'Providers and patterns', body: providers(facts) },
    { id: 'unchecked', number: '7', title: 'What could not be checked', body: coverage(facts) },
    { id: 'limitations', number: '8', title: 'Limitations', body: limitations },
    { id: 'signature', number: '9', title: 'Review and signature', body: signature(facts) },
    { id: 'lines', number: 'A', title: 'Claim lines', body: claimLines(facts, index) },
    { id: 'rules', number: 'B', title: 'Rules applied', body: rules(facts) },
    { id: 'glossary', number: 'C', title: 'Glossary', body: glossary },
    { id: 'set-aside', number: 'D', title: 'Rows set aside', body: setAside(facts) },
    { id: 'repeat', number: 'E', title: 'How to repeat this audit', body: repeat(facts) },
  ]
}
