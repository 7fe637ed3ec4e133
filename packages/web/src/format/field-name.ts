import { fieldLabels } from '@plumbline/contract'

const labels: ReadonlyMap<string, string> = new Map(Object.entries(fieldLabels))

/** A field of a claim line as reports call it too: `allowedCents` is `allowed amount`. */
export function fieldName(field: string): string {
  return labels.get(field) ?? field.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
}
