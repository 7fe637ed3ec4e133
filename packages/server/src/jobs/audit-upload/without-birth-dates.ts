import type { ClaimVerdict, Finding } from '@plumbline/engine'

const personalDates: ReadonlySet<string> = new Set(['birthDay', 'deathDay'])

/** The finding as it may be kept: dates of birth and death stand in it as "[date]". */
export function maskedFinding(finding: Finding): Finding {
  const dates = datesIn(finding)
  if (dates.length === 0) return finding
  return {
    ...finding,
    message: masked(finding.message, dates),
    arithmetic: masked(finding.arithmetic, dates),
    evidence: finding.evidence.map((cell) =>
      personalDates.has(cell.field) ? { ...cell, value: '[date]' } : cell,
    ),
  }
}

/** The summary of a line as it may be kept. */
export function maskedSummary({ auditSummary, findings }: ClaimVerdict): string {
  return findings.length === 0 ? auditSummary : masked(auditSummary, findings.flatMap(datesIn))
}

function datesIn(finding: Finding): string[] {
  return finding.evidence.filter(({ field }) => personalDates.has(field)).map(({ value }) => value)
}

function masked(text: string, dates: readonly string[]): string {
  return dates.reduce((rest, date) => rest.replaceAll(date, '[date]'), text)
}
