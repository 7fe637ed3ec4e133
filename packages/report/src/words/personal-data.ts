import { fieldLabels, isoDate, type ClaimLine, type Evidence } from '@plumbline/engine'

const withheld = '[date of birth withheld]'

/** Shorter keys are taken for row numbers and amounts too easily to be replaced in sentences. */
const shortestTellingKey = 7

const labels: ReadonlyMap<string, string> = new Map(Object.entries(fieldLabels))

/** A member as reports show one: the last four characters, and no more than half of a short key. */
export function maskedMember(patientKey: string | undefined): string {
  if (patientKey === undefined) return '–'
  const shown = Math.min(4, Math.floor(patientKey.length / 2))
  return `••${patientKey.slice(patientKey.length - shown)}`
}

/** A sentence about lines, without their members' keys and birth dates. */
export function withoutPersonalData(text: string, lines: readonly ClaimLine[]): string {
  let safe = text
  for (const line of lines) {
    if (line.birthDay !== undefined) safe = safe.replaceAll(isoDate(line.birthDay), withheld)
    if (line.patientKey !== undefined && line.patientKey.length >= shortestTellingKey)
      safe = safe.replaceAll(line.patientKey, maskedMember(line.patientKey))
  }
  return safe
}

/** What an evidence cell says, member keys masked and birth dates withheld. */
export function evidenceValue(evidence: Evidence): string {
  if (evidence.field === 'birthDay') return withheld
  if (evidence.field === 'patientKey') return maskedMember(evidence.value)
  return evidence.value
}

/** What a field of the evidence is called; a name that is no field of ours stands as it is. */
export function fieldLabel(field: string): string {
  return labels.get(field) ?? field
}
