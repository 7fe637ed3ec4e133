import type { ClaimLine } from './claim-line.ts'

/** Who was paid for a line, and by which of its numbers the file names them. */
export interface Payee {
  readonly id: string
  readonly knownBy: string
}

/**
 * Who was paid, and would be asked: who billed, before who delivered the service; the pharmacy on
 * pharmacy lines, never the prescriber. Undefined where the file names nobody.
 */
export function payeeOf(line: ClaimLine): Payee | undefined {
  const names =
    line.auditType === 'pharmacy'
      ? ([
          [line.pharmacyId, 'pharmacy'],
          [line.billingNpi, 'billing NPI'],
          [line.providerTaxId, 'tax number'],
          [line.providerId, 'provider number'],
        ] as const)
      : ([
          [line.billingNpi, 'billing NPI'],
          [line.providerTaxId, 'tax number'],
          [line.facilityNpi, 'facility NPI'],
          [line.providerId, 'provider number'],
          [line.renderingNpi, 'rendering NPI'],
        ] as const)
  for (const [id, knownBy] of names) if (id !== undefined) return { id, knownBy }
  return undefined
}
