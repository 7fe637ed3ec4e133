import { isoDate } from '@plumbline/engine'
import { quotedText } from '@plumbline/report'
import type { CaseSnapshot } from '../cases/case-snapshot.ts'

const headings = [
  ...['Finding', 'Rule', 'Claim', 'Member', 'Date of service', 'Service', 'Units'],
  ...['Billed', 'Paid', 'Paid on', 'In question'],
]

/** The lines of a case's findings as CSV: dollars as numbers, all that files said as text. */
export function claimTableCsv(findings: readonly CaseSnapshot[]): string {
  const rows = findings.flatMap(({ item, letter }) =>
    letter.lines.map((line) => [
      ...[text(item.id), text(letter.ruleId), text(line.claimId), text(line.member)],
      ...[text(day(line.serviceDay)), text(line.service), String(line.units ?? '')],
      ...[dollars(line.chargedCents), dollars(line.paidCents), text(day(line.paidDay))],
      dollars(line.atRiskCents),
    ]),
  )
  return `\uFEFF${[headings.map(text), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

function text(value: string | undefined): string {
  return value === undefined ? '' : quotedText(value)
}

function day(value: number | undefined): string | undefined {
  return value === undefined ? undefined : isoDate(value)
}

function dollars(cents: number | undefined): string {
  return cents === undefined ? '' : (cents / 100).toFixed(2)
}
