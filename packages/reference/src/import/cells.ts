import { dayOf, type Day } from '@plumbline/engine'

/** A cell without blanks around it; empty where the row is too short. */
export function cellAt(cells: readonly string[], column: number): string {
  return (cells[column] ?? '').trim()
}

/** `yyyymmdd`, `yyyy-mm-dd` or `m/d/yyyy`; `undefined` for anything else. */
export function dateCell(text: string): Day | undefined {
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  return american ? dayOf(Number(american[3]), Number(american[1]), Number(american[2])) : undefined
}

/** A number, with or without `$` and thousands commas; `undefined` for a blank or anything else. */
export function numberCell(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
