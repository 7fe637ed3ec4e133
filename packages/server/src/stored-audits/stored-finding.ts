import type { Finding } from '@plumbline/engine'

/** A finding as the database holds it; audits of earlier versions kept its sentence without the parts. */
export function asFinding(stored: unknown): Finding {
  const finding = stored as Omit<Finding, 'parts'> & Partial<Pick<Finding, 'parts'>>
  return { ...finding, parts: finding.parts ?? [finding.message] }
}
