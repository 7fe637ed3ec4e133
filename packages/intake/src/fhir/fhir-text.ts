/** Whether a text begins as a FHIR resource does. */
export function isFhirText(text: string): boolean {
  const start = text.replace(/^\ufeff/, '').trimStart()
  return start.startsWith('{') && /"resourceType"\s*:/.test(start)
}

/** Whether resources stand one a line: the first line is whole, or too long to see its end. */
export function isByLine(text: string): boolean {
  const start = text.replace(/^\ufeff/, '').trimStart()
  const end = start.indexOf('\n')
  if (end === -1) return false
  try {
    JSON.parse(start.slice(0, end))
    return true
  } catch {
    return false
  }
}
