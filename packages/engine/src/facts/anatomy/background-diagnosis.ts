/**
 * Conditions that many patients carry and that no service of one place is done for: high blood
 * pressure, lipids, diabetes without complications, nicotine; body mass, long-term drugs and
 * similar states; how an injury came about.
 */
const background = ['I10', 'E78', 'E119', 'E109', 'F17', 'Z66', 'Z67', 'Z68', 'Z72', 'Z79']

/** Whether an ICD-10-CM code (no dot) says something about the patient, not about the service. */
export function isBackgroundDiagnosis(code: string): boolean {
  const letter = code[0]
  if (letter === 'V' || letter === 'W' || letter === 'X' || letter === 'Y') return true
  return background.some((prefix) => code.startsWith(prefix))
}
