import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, plumbline } from './run-plumbline.ts'

const laboratory = [
  '2026 Clinical Diagnostic Laboratory Fee Schedule,,,,,,',
  'YEAR,HCPCS,MOD,EFF_DATE,INDICATOR,RATE,SHORTDESC',
  '2026,80053,,20260101,N,10.00,made up',
].join('\n')
const claims = [
  'Claim Number,Member ID,DOB,Date of Service,CPT/HCPCS,POS,Diagnosis Codes,Units,Charge,Allowed,Paid',
  'A1,M1,04/12/1961,03/02/2026,80053,81,I10,2,150.00,50.00,40.00',
  '=A2,M2,04/12/1971,03/02/2026,99213,11,I10,1,150.00,60.00,48.00',
].join('\n')
const fills = [
  'Rx Number,Member ID,Fill Date,NDC,Drug Name,Quantity,Days Supply,Plan Paid',
  '1,M1,2026-03-02,00093720198,Metformin 500 mg tablet,60,30,4.00',
].join('\n')

const folder = folderWith({})
const tables = ['--reference', 'tables']
for (const [name, text] of [
  ['CLFS_2026_Q1V1.csv', laboratory],
  ['claims.csv', claims],
  ['fills.csv', fills],
] as const)
  writeFileSync(path.join(folder, name), text)

describe('plumbline reprice', () => {
  it('says the percent of Medicare, and writes each line with its price or the reason', async () => {
    const imported = await plumbline(folder, 'reference', 'import', 'CLFS_2026_Q1V1.csv', ...tables)
    expect(imported.status).toBe(0)
    const { status, errors } = await plumbline(folder, 'reprice', 'claims.csv', ...tables)
    const said = errors.join('\n')
    expect(status).toBe(0)
    expect(said).toContain("Priced 1 of 2 lines by Medicare's national rates.")
    expect(said).toContain('250% of Medicare, $50.00 against $20.00 on 1 line.')
    expect(said).toContain('Not priced, 1 line: the Physician Fee Schedule of that date')
    const rows = readFileSync(path.join(folder, 'claims.repriced.csv'), 'utf8').split('\r\n')
    expect(rows[1]).toContain('50.00,20.00,250.0,"Clinical Laboratory Fee Schedule 2026 Q1"')
    expect(rows[2]).toContain('"\'=A2"')
  })

  it('says what a locality is', async () => {
    const { status, errors } = await plumbline(
      folder,
      'reprice',
      'claims.csv',
      '--locality',
      'Alabama',
    )
    expect(status).toBe(2)
    expect(errors.join('\n')).toContain('as 10112-00')
  })

  it('replaces no file that it reads', async () => {
    const { status, errors } = await plumbline(
      folder,
      'reprice',
      'claims.csv',
      '--csv',
      'claims.csv',
    )
    const said = errors.join('\n')
    expect(status).toBe(2)
    expect(said).toContain('would replace claims.csv')
    expect(readFileSync(path.join(folder, 'claims.csv'), 'utf8')).toBe(claims)
  })

  it('prices no fills', async () => {
    const { status, errors } = await plumbline(folder, 'reprice', 'fills.csv')
    const said = errors.join('\n')
    expect(status).toBe(2)
    expect(said).toContain('no fee schedule')
    expect(existsSync(path.join(folder, 'fills.repriced.csv'))).toBe(false)
  })
})
