import { dollars } from '@plumbline/engine'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { count, counted, percent } from '../../words/amounts.ts'

/** What the audit comes to, in one or two sentences. */
export function conclusion({ document, steps, portfolio }: ReportFacts): string {
  const { claims, flagged, needsReview, clean, hardlyChecked } = document.summary
  if (claims === 0) return 'No line of the file could be audited.'
  if (flagged + needsReview === 0) {
    return `${counted(clean, 'line')} ${clean === 1 ? 'was' : 'were'} audited and none breaks a rule that could be checked.${unproven(hardlyChecked)}`
  }
  const found = [
    ...(flagged > 0
      ? [`${part(flagged, claims)} ${flagged === 1 ? 'breaks' : 'break'} a rule`]
      : []),
    ...(needsReview > 0
      ? [`${part(needsReview, claims)} ${needsReview === 1 ? 'needs' : 'need'} review`]
      : []),
  ].join(' and ')
  return `Of ${counted(claims, 'line')} audited, ${found}. ${atStake(steps.atRiskCents, portfolio.paidCents ?? 0)}${unproven(hardlyChecked)}`
}

function part(lines: number, all: number): string {
  return `${count(lines)} (${percent(lines, all)})`
}

function atStake(atRiskCents: number, paidCents: number): string {
  if (atRiskCents === 0) return 'No dollars are at risk by them.'
  if (paidCents < atRiskCents) return `They put ${dollars(atRiskCents)} at risk.`
  return `They put ${dollars(atRiskCents)} at risk, ${percent(atRiskCents, paidCents)} of what was paid.`
}

/** Lines called clean though almost nothing could be checked. */
function unproven(lines: number): string {
  if (lines === 0) return ''
  return ` Of ${counted(lines, 'line')} almost nothing could be checked: that nothing was found there proves nothing.`
}
