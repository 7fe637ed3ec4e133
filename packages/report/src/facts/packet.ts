import type { ClaimVerdict, LineSavings } from '@plumbline/engine'
import type { ReportInput } from '../report-input.ts'
import type { AuditedLine } from './audited-line.ts'
import type { Reviews } from './reviews.ts'

/** The part of an audit that one payee's packet tells: the lines that were paid to it. */
export function packetInput(input: ReportInput): ReportInput {
  const { packet, document, lines } = input
  if (packet === undefined) return input
  const kept = lines.map((line) => packet.holds(line))
  const claims = document.claims.filter((_, index) => kept[index])
  const own = lines.filter((_, index) => kept[index])
  return {
    ...input,
    lines: own,
    document: { ...document, claims, summary: summaryOf(input, claims) },
  }
}

function summaryOf({ document }: ReportInput, claims: readonly ClaimVerdict[]) {
  const lines = (flag: ClaimVerdict['errorFlag']) =>
    claims.filter(({ errorFlag }) => errorFlag === flag).length
  return {
    ...document.summary,
    ...{ claims: claims.length, flagged: lines('Flagged') },
    ...{ needsReview: lines('Needs Review'), clean: lines('Clean'), hardlyChecked: 0 },
  }
}

/**
 * The lines without what was dismissed: nobody is asked for it. What a dismissed finding accounted
 * for passes to no other, as in the lists that people worked from.
 */
export function withoutDismissed(
  found: readonly AuditedLine[],
  reviews: Reviews,
): readonly AuditedLine[] {
  return found.flatMap(({ line, verdict, savings }) => {
    const findings = verdict.findings.filter((finding) => !reviews.isDismissed(finding))
    if (findings.length === 0) return []
    return [{ line, verdict: { ...verdict, findings }, savings: savings && left(savings, reviews) }]
  })
}

function left(savings: LineSavings, reviews: Reviews): LineSavings {
  const parts = savings.parts.filter(({ finding }) => !reviews.isDismissed(finding))
  const sum = (standing: LineSavings['parts'][number]['standing']) =>
    parts.reduce((total, part) => total + (part.standing === standing ? part.cents : 0), 0)
  const firmCents = sum('firm')
  const recordsNeededCents = sum('records-needed')
  return {
    ...savings,
    ...{ parts, firmCents, recordsNeededCents, inDoubtCents: sum('in-doubt') },
    cents: firmCents + recordsNeededCents,
  }
}
