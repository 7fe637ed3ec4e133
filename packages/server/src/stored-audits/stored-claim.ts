import type { UploadAuditType } from '@plumbline/contract'
import { ageInYears, claimLine, type AuditType, type ClaimLine } from '@plumbline/engine'
import type { ClaimRow } from '../db/results/claims.ts'

/** What of a line is kept elsewhere, is worked out again, or may not be kept (dates of birth). */
const left: ReadonlySet<string> = new Set<keyof ClaimLine>([
  'index',
  'row',
  'auditType',
  'procedure',
  'patientKey',
  'birthDay',
  'deathDay',
  'ageYears',
  'sex',
])

/** A line as the database keeps it: no names, no dates of birth or death, no patient number. */
export function factsOf(line: ClaimLine): string {
  return storableJson(line, (name, value) =>
    left.has(name) || (Array.isArray(value) && value.length === 0) ? undefined : value,
  )
}

/**
 * Years of age on the day of service, as far as the file tells. By the birth date where there is one:
 * people who share a patient number are told apart by it, in later uploads by this age.
 */
export function ageOnService(line: ClaimLine): number | null {
  const { birthDay, serviceFromDay, ageYears } = line
  if (birthDay === undefined || serviceFromDay === undefined || birthDay > serviceFromDay)
    return ageYears ?? null
  return ageInYears(birthDay, serviceFromDay)
}

export interface KeptLine {
  readonly index: number
  readonly row: number
  readonly auditType: AuditType
  readonly facts: unknown
  readonly patient: string | undefined
  readonly ageYears: number | null
  readonly sex: string | null
}

/** The line again, without what was not kept. `facts` is what `factsOf` wrote. */
export function lineOf(kept: KeptLine): ClaimLine {
  const { index, row, auditType, patient, ageYears, sex } = kept
  return claimLine({
    ...asFacts(kept.facts),
    index,
    row,
    auditType,
    patientKey: patient,
    ageYears: ageYears ?? undefined,
    sex: sex === 'F' || sex === 'M' ? sex : undefined,
  })
}

/** The line that the engine saw, but for what may not be kept. */
export function storedLine(row: ClaimRow, auditType: UploadAuditType): ClaimLine {
  return lineOf({
    index: row.line,
    row: row.row,
    auditType: auditType === 'Medical' ? 'medical' : 'pharmacy',
    facts: row.facts,
    patient: row.patient_hash?.toString('hex'),
    ageYears: row.age_years,
    sex: row.sex,
  })
}

/** The database holds only what `factsOf` wrote, which is a part of a line. */
function asFacts(facts: unknown): Partial<ClaimLine> {
  return typeof facts === 'object' && facts !== null ? facts : {}
}

/** JSON that a `jsonb` column takes: it refuses NUL and half characters. */
export function storableJson(
  value: unknown,
  replacer?: (name: string, value: unknown) => unknown,
): string {
  const text = JSON.stringify(value, replacer)
  if (!text.includes('\\u0000') && !text.includes('\\ud')) return text
  return JSON.stringify(value, (name, entry: unknown) => {
    const kept = replacer ? replacer(name, entry) : entry
    return typeof kept === 'string' ? storableText(kept) : kept
  })
}

/** Text that a `text` column takes. */
export function storableText(text: string): string {
  return text.isWellFormed() && !text.includes('\0')
    ? text
    : text.toWellFormed().replaceAll('\0', '')
}
