/** A field of a claim line in words: `procedureCode` is `procedure code`. */
export function fieldName(field: string): string {
  return field.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
}
