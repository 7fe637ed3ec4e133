/**
 * A day as boxes hold it (`01 15 26`, `011526`, `01152026`, `01/15/2026`), as ISO text. Anything else is
 * answered as it stands, so that whoever reads it can say that it is no date.
 */
export function boxDay(text: string): string {
  const digits = text.replace(/[\s/.:,-]/g, '')
  if (/^\d{6}$/.test(digits)) return isoOf(text, `20${digits.slice(4)}`, digits)
  if (!/^\d{8}$/.test(digits)) return text
  if (Number(digits.slice(0, 2)) <= 12) return isoOf(text, digits.slice(4), digits)
  return isoOf(text, digits.slice(0, 4), digits.slice(4))
}

/** A day of birth: with two digits of the year nobody knows the century, so it stays as it is. */
export function boxBirthDay(text: string): string {
  const digits = text.replace(/[\s/.-]/g, '')
  if (!/^\d{6}$/.test(digits)) return boxDay(text)
  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`
}

/** Whether boxes hold a day. */
export function isBoxDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(boxDay(text))
}

function isoOf(text: string, year: string, monthAndDay: string): string {
  const month = monthAndDay.slice(0, 2)
  const dayOfMonth = monthAndDay.slice(2, 4)
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(dayOfMonth) <= 31
  return isDay && Number(dayOfMonth) >= 1 ? `${year}-${month}-${dayOfMonth}` : text
}
