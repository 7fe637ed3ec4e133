import { patientOfBill, type BillHead } from './bill-patient.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import type { Pseudonym } from './patient-key.ts'

/** What was done about lines that do not say whose they are. */
export interface SettledPatients {
  readonly hasChanged: boolean
  readonly notes: readonly string[]
}

const unchanged: SettledPatients = { hasChanged: false, notes: [] }

/**
 * Gives lines without a patient the patient of their claim, and all lines of a bill that names nobody
 * one patient; says so.
 */
export function settlePatients(
  lines: readonly ClaimLineDraft[],
  head: BillHead,
  pseudonym: Pseudonym | undefined,
): SettledPatients {
  const without = lines.filter(({ patientKey }) => patientKey === undefined)
  if (without.length === 0) return unchanged
  if (without.length < lines.length) return ofClaims(lines, without)
  const name = patientOfBill(lines, head)
  if (name === undefined)
    return { ...unchanged, notes: namesNobody(lines) ? [nobody] : severalClaims(lines) }
  const patientKey = pseudonym?.(name) ?? name
  for (const line of lines) line.patientKey = patientKey
  return {
    hasChanged: true,
    notes: [
      `The file names no patient, and its ${lines.length} lines stand under one head: they were read as the bill of one patient. This is an assumption.`,
    ],
  }
}

/** Whether lines say neither of whom nor of which claim they are, and could all be of one bill. */
function namesNobody(lines: readonly ClaimLineDraft[]): boolean {
  return lines.length > 1 && lines.every(({ claimId }) => claimId === undefined)
}

/** Of fewer claims everybody sees that no patient is named. */
const fewestClaims = 10

function severalClaims(lines: readonly ClaimLineDraft[]): readonly string[] {
  return new Set(lines.map(({ claimId }) => claimId)).size >= fewestClaims ? [nobodysClaims] : []
}

const nobodysClaims =
  'No column tells whose claims these are: lines of different claims were not compared, so that what was billed again on another claim is not found. If a column tells it, name it before the audit or in a mapping file.'

const nobody =
  'The file names neither patients nor claims, so that no line was compared with another. If it is the bill of one patient, write its account number above the table (Account Number: ...) and send it again.'

function ofClaims(
  lines: readonly ClaimLineDraft[],
  without: readonly ClaimLineDraft[],
): SettledPatients {
  const patients = patientsOfClaims(lines, new Set(without.flatMap(({ claimId }) => claimId ?? [])))
  let settled = 0
  for (const line of without) {
    const patient = line.claimId === undefined ? undefined : patients.get(line.claimId)
    if (patient === undefined) continue
    line.patientKey = patient
    settled++
  }
  if (settled === 0) return unchanged
  const named =
    settled === 1 ? '1 line without a patient was' : `${settled} lines without a patient were`
  return { hasChanged: true, notes: [`${named} read as of the patient of the same claim.`] }
}

/** The patient of each of the claims; undefined where its lines name several. */
function patientsOfClaims(
  lines: readonly ClaimLineDraft[],
  claims: ReadonlySet<string>,
): ReadonlyMap<string, string | undefined> {
  const patients = new Map<string, string | undefined>()
  for (const { claimId, patientKey } of lines) {
    if (claimId === undefined || patientKey === undefined || !claims.has(claimId)) continue
    const isAnother = patients.has(claimId) && patients.get(claimId) !== patientKey
    patients.set(claimId, isAnother ? undefined : patientKey)
  }
  return patients
}
