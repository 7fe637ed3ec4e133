/**
 * A diagnosis as people write it: ICD-10-CM codes have a point after the third character, which files
 * mostly leave out (`E119` is `E11.9`). Whatever is no ICD-10-CM code stays as it is.
 */
export function diagnosisText(code: string): string {
  if (!/^(?:[A-Z]\d|QA)[0-9A-Z]{2,5}$/.test(code)) return code
  return `${code.slice(0, 3)}.${code.slice(3)}`
}
