const deaNumber = /^[A-Z][A-Z9]\d{7}(?:-?[A-Z0-9]{1,8})?$/

/** A registration number with the DEA in capitals, without blanks; undefined for anything of another form. */
export function readDea(text: string): string | undefined {
  const number = text.toUpperCase().replace(/\s/g, '')
  return deaNumber.test(number) ? number : undefined
}
