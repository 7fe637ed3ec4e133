import { createHash } from 'node:crypto'
import { put, type X12Facts } from '../x12-columns.table.ts'

/** Letters of the digest of a name: enough for a family. */
const digestLength = 6

/** The patient of a claim (NM1*QC). */
export function takePatient(facts: X12Facts, elements: readonly string[]): void {
  put(facts, 'lastName', elements[3])
  put(facts, 'firstName', elements[4])
  put(facts, 'patientKey', elements[9])
}

/**
 * The insured (NM1*IL) is named where the patient is another person: the number is then the family's, and a digest of the
 * name tells who of it.
 */
export function takeInsured(facts: X12Facts, elements: readonly string[]): void {
  const { lastName, firstName, patientKey } = facts
  if (patientKey !== undefined) return
  const isPatient = lastName === elements[3]?.trim() && firstName === elements[4]?.trim()
  if (lastName === undefined || isPatient) {
    takePatient(facts, elements)
    return
  }
  put(facts, 'patientKey', elements[9])
  const name = [firstName, lastName].join(' ').toUpperCase()
  put(facts, 'personCode', createHash('sha256').update(name).digest('hex').slice(0, digestLength))
}
