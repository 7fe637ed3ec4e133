import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { randomUUID } from 'node:crypto'

const heading =
  'Claim Number,Line,Member ID,DOB,Sex,Date of Service,Rendering NPI,Tax ID,POS,CPT/HCPCS,Diagnosis Codes,Units,Charge,Allowed,Paid,Paid Date,Frequency'

/** National provider numbers with their check digit, one after the other. */
function npiAt(index: number): string {
  const nine = String(150_000_000 + index * 37)
  const digits = `80840${nine}`.split('').map(Number)
  const sum = digits.reduceRight((total, digit, at) => {
    const doubled = (digits.length - at) % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return nine + String((10 - (sum % 10)) % 10)
}

export interface PayeesFile {
  readonly path: string
  readonly auditType: 'Medical'
}

/** Days of service of one year, so that no two visits of one patient meet. */
function dayAt(index: number): string {
  return new Date(Date.UTC(2024, 0, 2 + (index % 360))).toLocaleDateString('en-US', {
    ...{ month: '2-digit', day: '2-digit', year: 'numeric', timeZone: 'UTC' },
  })
}

const fees = { '99212': '57.40', '99213': '92.05', '99214': '131.20' } as const
const codes = ['99213', '99214', '99212'] as const

/** A visit of somebody who comes once, as it should be. */
function rightVisit(index: number): string {
  const code = codes[index % codes.length] ?? '99213'
  const payee = 5_000 + (index % 400)
  return [
    ...[`R${String(index + 1)}`, '1', `N-${String(index + 1).padStart(5, '0')}`, '03/14/1962', 'F'],
    ...[dayAt(index), npiAt(payee), String(451_230_000 + payee), '11', code, 'E11.9', '1'],
    ...['210.00', fees[code], fees[code], '12/31/2024', '1'],
  ].join(',')
}

/** A claims file in which each payee billed one visit twice, among `visits` of others that are right. */
export function claimsOfPayees(payees: number, paid = '131.20', visits = 0): PayeesFile {
  const rows = Array.from({ length: payees }, (_, index) => {
    const day = `07/${String(1 + (index % 27)).padStart(2, '0')}/2024`
    const line = (claim: string) =>
      [
        ...[claim, '1', `M-${String(index + 1).padStart(4, '0')}`, '03/14/1962', 'F', day],
        ...[npiAt(index), String(451_230_000 + index), '11', '99213', 'E11.9', '1'],
        ...['210.00', paid, paid, '08/15/2024', '1'],
      ].join(',')
    return [line(`T${String(index + 1)}A`), line(`T${String(index + 1)}B`)]
  })
  const right = Array.from({ length: visits }, (_, index) => rightVisit(index))
  const path = join(tmpdir(), `claims-${randomUUID()}.csv`)
  writeFileSync(path, [heading, ...rows.flat(), ...right].join('\n') + '\n')
  return { path, auditType: 'Medical' }
}
