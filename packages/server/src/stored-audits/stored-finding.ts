import type { Finding } from '@plumbline/engine'

/** A finding as the database holds it; audits of earlier versions kept its sentence without the parts. */
export type StoredFinding = Omit<Finding, 'parts'> & Partial<Pick<Finding, 'parts'>>

/** What the audit wrote, as it wrote it. */
export function asStoredFinding(stored: unknown): StoredFinding {
  return stored as StoredFinding
}

/** The same with its sentence in one part where it has none. */
export function asFinding(stored: unknown): Finding {
  const finding = asStoredFinding(stored)
  return { ...finding, parts: finding.parts ?? [finding.message] }
}
