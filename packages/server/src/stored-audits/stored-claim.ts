import type { UploadAuditType } from '@plumbline/contract'
import { ageInYears, claimLine, type AuditType, type ClaimLine } from '@plumbline/engine'
import type { RowPlace } from '@plumbline/intake'
import * as z from 'zod'
import type { ClaimRow } from '../db/results/claims.ts'
import { placeToStore, StoredPlace } from './row-place.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

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

/** What of a line is kept sealed. */
export interface ClaimContent {
  readonly audit_summary: string
  readonly suggested_fix: string
  readonly age_years: number | null
  readonly sex: string | null
  /** What Medicare would have paid, where that is known. */
  readonly medicare_cents?: number | undefined
  /** Where the line stands in its file, where its row does not say it. */
  readonly place?: RowPlace | undefined
  readonly facts: unknown
}

/** A line as lists show it, with what was sealed. */
export type OpenedClaim = Omit<ClaimRow, 'sealed'> & ClaimContent

/** `facts` is what `factsOf` wrote. */
export function contentText(content: Omit<ClaimContent, 'facts'>, facts: string): string {
  const { audit_summary, suggested_fix, age_years, sex, medicare_cents, place } = content
  const others = JSON.stringify([audit_summary, suggested_fix, age_years, sex])
  const price = medicare_cents === undefined && !place ? '' : `,${medicare_cents ?? 'null'}`
  const where = place ? `,${JSON.stringify(placeToStore(place))}` : ''
  return `${others.slice(0, -1)},${facts}${price}${where}]`
}

const Content = z.tuple([
  z.string(),
  z.string(),
  z.number().nullable(),
  z.string().nullable(),
  z.unknown(),
  z.number().nullish(),
  StoredPlace.optional(),
])

/** What `contentText` wrote. */
export function contentOf(text: string): ClaimContent {
  const [audit_summary, suggested_fix, age_years, sex, facts, price, place] = Content.parse(
    JSON.parse(text),
  )
  const medicare_cents = price ?? undefined
  return { audit_summary, suggested_fix, age_years, sex, medicare_cents, place, facts }
}

export function sealClaim(key: ResultsKey, line: number, text: string): Buffer {
  return sealResult(key, `claims.sealed ${line}`, Buffer.from(text))
}

/** The text that was sealed of a line. */
export function openClaimText(key: ResultsKey, line: number, sealed: Buffer): string {
  return unsealResult(key, `claims.sealed ${line}`, sealed).toString('utf8')
}

export function openClaim(key: ResultsKey, { sealed, ...row }: ClaimRow): OpenedClaim {
  return { ...row, ...contentOf(openClaimText(key, row.line, sealed)) }
}

/** The line that the engine saw, but for what may not be kept. */
export function storedLine(row: OpenedClaim, auditType: UploadAuditType): ClaimLine {
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
