import type { ClaimLine } from '../claim-line.ts'
import type { Setting } from './setting.ts'

/**
 * Who counts as "the same provider" for edits and duplicates. Medicare treats physicians of one
 * group and one specialty as one physician (Claims Processing Manual ch. 12, 30.6.5); without
 * both facts the rendering NPI decides; without any identifier, the lines of one claim.
 */
export function sameProviderKey(line: ClaimLine, setting: Setting): string {
  if (setting === 'outpatient-facility' || setting === 'inpatient-facility') {
    return (
      line.facilityNpi ?? line.billingNpi ?? line.providerTaxId ?? line.providerId ?? ofClaim(line)
    )
  }
  const group = line.providerTaxId ?? line.billingNpi
  if (group !== undefined && line.specialty !== undefined) return `${group}|${line.specialty}`
  return line.renderingNpi ?? group ?? line.providerId ?? line.facilityNpi ?? ofClaim(line)
}

/** The individual or entity whose habits a pattern describes; undefined where the file names none. */
export function providerKey(line: ClaimLine): string | undefined {
  return (
    line.renderingNpi ??
    line.billingNpi ??
    line.providerTaxId ??
    line.providerId ??
    line.facilityNpi
  )
}

function ofClaim(line: ClaimLine): string {
  return `claim ${line.claimId ?? `at row ${line.row}`}`
}
