import {
  dayOf,
  noProcedure,
  procedureNumber,
  type Day,
  type ProcedureNumber,
} from '@plumbline/engine'

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

/**
 * A procedure code, or `noProcedure`. Marks that follow the code (Addendum B flags some) are left
 * out; anything longer than five letters and digits is no code.
 */
export function procedureCell(text: string): ProcedureNumber {
  const code = /^[A-Z0-9]{5}(?![A-Z0-9])/i.exec(text)?.[0]
  return code === undefined ? noProcedure : procedureNumber(code)
}

/** An 11-digit NDC, or one of three parts in its 5-4-2, 4-4-2, 5-3-2 or 5-4-1 form; else `undefined`. */
export function ndcCell(text: string): string | undefined {
  if (/^\d{11}$/.test(text)) return text
  const parts = /^(\d{4,5})-(\d{3,4})-(\d{1,2})$/.exec(text)
  if (!parts) return undefined
  const [, labeler = '', product = '', packaging = ''] = parts
  const digits = labeler.length + product.length + packaging.length
  if (digits < 10) return undefined
  return labeler.padStart(5, '0') + product.padStart(4, '0') + packaging.padStart(2, '0')
}

/** An ICD-10-CM code without its dot, upper case; `undefined` for anything else. */
export function diagnosisCell(text: string): string | undefined {
  const code = text.toUpperCase().replace('.', '')
  return /^(?:[A-Z]\d|QA)[A-Z0-9]{1,5}$/.test(code) ? code : undefined
}

/** The parts of a cell between semicolons, without blanks around them and without empty ones. */
export function listCell(text: string): readonly string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
