import type { ClaimLine } from '@plumbline/engine'

/**
 * Who delivered the line, as the file names them: rendering before billing on medical lines, the
 * pharmacy on pharmacy lines; an identifier before a name. Undefined where the file names nobody.
 */
export function providerOf(line: ClaimLine): string | undefined {
  if (line.auditType === 'pharmacy') {
    return line.pharmacyId ?? line.billingNpi ?? line.providerId ?? line.prescriberNpi
  }
  return (
    line.renderingNpi ??
    line.billingNpi ??
    line.facilityNpi ??
    line.providerId ??
    line.providerTaxId
  )
}
