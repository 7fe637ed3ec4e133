/** Whether a code can only be ICD-9-CM: every ICD-10-CM code begins with a letter. */
export function isIcd9Only(code: string): boolean {
  const first = code.charCodeAt(0)
  return first >= 48 && first <= 57
}

/** Whether a code can only be ICD-10-CM: ICD-9-CM begins with a digit, or with E or V and digits. */
export function isIcd10Only(code: string): boolean {
  return /^[A-DF-UW-Z]/.test(code) || /^[EV].*[A-Z]/.test(code) || /^[EV].{5,}/.test(code)
}
