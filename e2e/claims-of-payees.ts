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

/** A claims file in which each payee billed one visit twice; `visits` of them right besides. */
export function claimsOfPayees(payees: number, paid = '131.20'): PayeesFile {
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
  const path = join(tmpdir(), `claims-${randomUUID()}.csv`)
  writeFileSync(path, [heading, ...rows.flat()].join('\n') + '\n')
  return { path, auditType: 'Medical' }
}
