import { fieldLabels } from '@plumbline/engine'

const labels: ReadonlyMap<string, string> = new Map(Object.entries(fieldLabels))

/** What a field of the evidence is called; a name that is no field of ours stands as it is. */
export function fieldLabel(field: string): string {
  return labels.get(field) ?? field
}
