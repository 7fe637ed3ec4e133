import { compact, dollars, type Claim } from './x12-claims.ts'
import type { MedicalRow } from '../making/medical-row.ts'

/** Remittances for claims, one for each day and payer: the bodies of 835 (005010X221A1). */
export function remittances835(claims: readonly Claim[]): readonly (readonly string[])[] {
  const checks = Map.groupBy(claims, ([{ paidOn, payer, billingNpi }]) =>
    [paidOn, payer, billingNpi].join(' '),
  )
  return Array.from(checks.values(), (paid) => {
    const [first] = paid
    const total = paid.flat().reduce((sum, line) => sum + line.paid, 0)
    return first ? [...header(first[0], total), ...paid.flatMap(claimSegments)] : []
  })
}

function header(row: MedicalRow, totalCents: number): readonly string[] {
  return [
    `BPR*I*${dollars(totalCents)}*C*CHK************${compact(row.paidOn)}`,
    `N1*PR*${row.payer}`,
    `N1*PE*GROUP*XX*${row.billingNpi}`,
    'LX*1',
  ]
}

function claimSegments(claim: Claim): readonly string[] {
  const [row] = claim
  const sum = (of: (line: MedicalRow) => number) =>
    dollars(claim.reduce((all, line) => all + of(line), 0))
  const status = row.status === 'Denied' ? '4' : '1'
  return [
    `CLP*${row.claimId}*${status}*${sum(({ charge }) => charge)}*${sum(({ paid }) => paid)}*${sum(({ share }) => share)}*CI*P${row.claimId}`,
    `NM1*QC*1*DOE*JO****MI*${row.patient}`,
    `DTM*050*${compact(row.received)}`,
    ...claim.flatMap(lineSegments),
  ]
}

function lineSegments(row: MedicalRow): readonly string[] {
  const procedure =
    row.code === '' ? `NU:${row.revenue}` : ['HC', row.code, ...row.modifiers].join(':')
  return [
    `SVC*${procedure}*${dollars(row.charge)}*${dollars(row.paid)}*${row.code === '' ? '' : row.revenue}*${row.units}`,
    `DTM*472*${compact(row.from)}`,
    ...row.adjustments.map(
      ({ group, reason, cents }) => `CAS*${group}*${reason}*${dollars(cents)}`,
    ),
    `REF*6R*${row.claimId}L${row.line}`,
    `AMT*B6*${dollars(row.allowed)}`,
  ]
}
