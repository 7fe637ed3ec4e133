import { isoDate, type Day } from '@plumbline/engine'
import type { MedicalRow } from '../making/medical-row.ts'

/** Lines of one claim, in their order. */
export type Claim = readonly [MedicalRow, ...MedicalRow[]]

const plans: Readonly<Record<string, string>> = {
  'Medicare Part B': 'MB',
  Medicaid: 'MC',
  Commercial: 'CI',
}

/** Claims of a provider for a patient as an 837 (`P` 005010X222A1, `I` 005010X223A2). */
export function claims837(claims: readonly Claim[]): readonly string[] {
  return [
    'BHT*0019*00*1*20240701*1200*CH',
    ...claims.flatMap((claim, at) => [...people(claim[0], at), ...claimSegments(claim)]),
  ]
}

function people(row: MedicalRow, at: number): readonly string[] {
  const provider = at * 2 + 1
  return [
    `HL*${provider}**20*1`,
    `NM1*85*2*GROUP*****XX*${row.billingNpi}`,
    `REF*EI*${row.taxId}`,
    `HL*${provider + 1}*${provider}*22*0`,
    `SBR*P*18*******${plans[row.plan] ?? ''}`,
    `NM1*IL*1*DOE*JO****MI*${row.patient}`,
    `DMG*D8*${compact(row.birth)}*${row.sex}`,
    `NM1*PR*2*${row.payer}*****PI*77`,
  ]
}

function claimSegments(claim: Claim): readonly string[] {
  const [row] = claim
  const isFacility = row.form === 'I'
  const charge = claim.reduce((sum, line) => sum + line.charge, 0)
  const place = isFacility
    ? `${row.billType.slice(0, 2)}:A:${row.billType.slice(2)}`
    : `${row.place}:B:${row.frequency}`
  const codes = diagnosesOf(claim)
  const through = Math.max(...claim.map((line) => line.through))
  return [
    `CLM*${row.claimId}*${dollars(charge)}***${place}*Y*A*Y*Y`,
    ...(isFacility ? [`DTP*434*RD8*${compact(row.from)}-${compact(through)}`] : []),
    ...(row.admission === undefined ? [] : [`DTP*435*D8*${compact(row.admission)}`]),
    ...(row.discharge === undefined ? [] : ['CL1*1*7*01']),
    ...(row.originalClaimId === '' ? [] : [`REF*F8*${row.originalClaimId}`]),
    ...(codes.length === 0 ? [] : [`HI*${codes.map(diagnosis).join('*')}`]),
    ...(row.drg === '' ? [] : [`HI*DR:${row.drg}`]),
    ...(isFacility ? [`NM1*77*2*GROUP*****XX*${row.facilityNpi}`] : []),
    ...claim.flatMap((line) => lineSegments(line, codes)),
  ]
}

function lineSegments(row: MedicalRow, codes: readonly string[]): readonly string[] {
  const procedure = ['HC', row.code, ...row.modifiers].join(':')
  const pointers = row.diagnoses.map((code) => codes.indexOf(code) + 1).join(':')
  const service =
    row.form === 'I'
      ? `SV2*${row.revenue}*${row.code === '' ? '' : procedure}*${dollars(row.charge)}*UN*${row.units}`
      : `SV1*${procedure}*${dollars(row.charge)}*UN*${row.units}*${row.place}**${pointers}`
  return [
    `LX*${row.line}`,
    service,
    row.from === row.through
      ? `DTP*472*D8*${compact(row.from)}`
      : `DTP*472*RD8*${compact(row.from)}-${compact(row.through)}`,
    `REF*6R*${row.claimId}L${row.line}`,
    ...(row.ndc === '' ? [] : [`LIN**N4*${row.ndc}`]),
    ...(row.form === 'P' ? [`NM1*82*1*DOE*JAN****XX*${row.renderingNpi}`] : []),
    ...(row.referringNpi === '' ? [] : [`NM1*DN*1*ROE*JAN****XX*${row.referringNpi}`]),
  ]
}

/** Those of all lines, each once. */
export function diagnosesOf(claim: Claim): readonly string[] {
  return [...new Set(claim.flatMap(({ diagnoses }) => diagnoses))]
}

export function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

export function compact(day: Day): string {
  return isoDate(day).replaceAll('-', '')
}

/** With the qualifier of its edition of ICD; the first is the principal one. */
function diagnosis(code: string, at: number): string {
  const edition = /^\d/.test(code) ? '' : 'A'
  return `${edition}${at === 0 ? 'BK' : 'BF'}:${undotted(code)}`
}

function undotted(code: string): string {
  return code.replace('.', '')
}
