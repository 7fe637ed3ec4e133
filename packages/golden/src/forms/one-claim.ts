import type { MedicalRow } from '../making/medical-row.ts'
import { diagnosesOf, type Claim } from './x12-claims.ts'

/** Rows by claim and what was done with it, each claim once. */
export function claimsOf(rows: readonly MedicalRow[]): readonly Claim[] {
  const claims = Map.groupBy(rows, (row) => [row.claimId, row.frequency, row.patient].join(' '))
  return Array.from(claims.values(), ([first, ...rest]): Claim[] =>
    first ? [[first, ...rest]] : [],
  ).flat()
}

/** What stands at the claim's head is the same for its lines, and lines are numbered through. */
export function asOneClaim(claim: Claim): readonly MedicalRow[] {
  const [head] = claim
  const all = diagnosesOf(claim)
  const through = Math.max(...claim.map((row) => row.through))
  return claim.map((row, at) => ({
    ...row,
    line: at + 1,
    birth: head.birth,
    sex: head.sex,
    admission: head.admission,
    discharge: head.discharge === undefined ? undefined : through,
    originalClaimId: head.originalClaimId,
    billingNpi: head.billingNpi,
    taxId: head.taxId,
    received: head.received,
    paidOn: head.paidOn,
    status: head.status,
    share: row.adjustments.reduce((sum, { group, cents }) => sum + (group === 'PR' ? cents : 0), 0),
    diagnoses: row.form === 'I' || row.diagnoses.length === 0 ? all : row.diagnoses.slice(0, 4),
    modifiers: row.modifiers.slice(0, 4),
  }))
}

/** As its codes say; of a line without any, nothing. */
export function icdVersion({ diagnoses: [first] }: MedicalRow): string {
  if (first === undefined) return ''
  return /^\d/.test(first) ? '9' : '10'
}
