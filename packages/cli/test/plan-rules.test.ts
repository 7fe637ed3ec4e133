import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, plumbline } from './run-plumbline.ts'

const rules = JSON.stringify({
  name: 'Acme',
  document: 'Acme contract',
  rules: [
    {
      ...{ id: 'visit-price', clause: 'Exhibit B', quote: 'Visits are paid at $60.00.' },
      from: '2026-01-01',
      scope: { claims: 'medical', codes: ['99213'] },
      term: { kind: 'price', leastOf: [{ perService: 60 }] },
    },
  ],
})
const claims = [
  'Claim Number,Member ID,DOB,Date of Service,CPT/HCPCS,POS,Diagnosis Codes,Units,Charge,Allowed,Paid',
  'A1,M1,04/12/1961,03/02/2026,99213,11,I10,1,150.00,80.00,64.00',
  'A2,M2,04/12/1971,03/02/2026,99213,11,I10,1,150.00,60.00,48.00',
].join('\n')

const byTable = JSON.stringify({
  name: 'Acme',
  document: 'Acme contract',
  rules: [
    {
      ...{ id: 'fees', clause: 'Exhibit C', quote: 'By the fee schedule.', from: '2026-01-01' },
      scope: { claims: 'medical' },
      term: { kind: 'price', leastOf: [{ listed: { file: 'fees.csv', percent: 110 } }] },
    },
  ],
})
const fees = 'CPT;Modifier;Contracted Rate\n99213;;$50.00\n99214;;80\nNotes;;\n'

const hospital = [
  'hospital_name,last_updated_on,version',
  'Riverside Hospital,2026-03-01,3.0.0',
  'description,code|1,code|1|type,setting,payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|methodology',
  'Visit,99213,CPT,outpatient,Oak Health,PPO,45,fee schedule',
  'Visit,99213,CPT,outpatient,Elm Plan,HMO,40,fee schedule',
  'Hip,470,MS-DRG,inpatient,Oak Health,PPO,100,case rate',
].join('\n')
const listed = { file: 'hospital.csv', of: 'Oak Health, PPO' }
const byHospital = (of: object) =>
  JSON.stringify({
    name: 'Oak PPO',
    document: 'Hospital agreement',
    rules: [
      {
        ...{ id: 'services', clause: 'Exhibit A', quote: 'By the rates.', from: '2026-01-01' },
        scope: { claims: 'medical' },
        term: { kind: 'price', leastOf: [{ listed: of }] },
      },
      {
        ...{ id: 'stays', clause: 'Exhibit B', quote: 'By DRG.', from: '2026-01-01' },
        scope: { claims: 'medical' },
        term: { kind: 'stay-rates', listed: of },
      },
    ],
  })
const hospitalClaims = [
  'Claim Number,Member ID,DOB,TOB,Rev Code,DRG,From Date,Through Date,CPT/HCPCS,POS,Diagnosis Codes,Units,Charge,Allowed,Paid',
  'H1,M1,04/12/1961,131,0510,,03/02/2026,03/02/2026,99213,22,I10,1,150.00,80.00,80.00',
  'H2,M2,04/12/1971,111,0120,470,03/02/2026,03/05/2026,,,M17.11,3,900.00,250.00,250.00',
  'P1,M3,04/12/1971,,,,03/02/2026,03/02/2026,99213,11,I10,1,150.00,80.00,80.00',
].join('\n')

const folder = folderWith({})
for (const [name, text] of [
  ['rules.json', rules],
  ['bad.json', rules.replace('"perService":60', '"perService":60.005')],
  ['claims.csv', claims],
  ['by-table.json', byTable],
  ['no-table.json', byTable.replace('fees.csv', 'claims.csv')],
  ['lost-table.json', byTable.replace('fees.csv', 'lost.csv')],
  ['fees.csv', fees],
  ['hospital.csv', hospital],
  ['hospital-rules.json', byHospital(listed)],
  ['nobody.json', byHospital({ file: 'hospital.csv' })],
  ['hospital-claims.csv', hospitalClaims],
] as const)
  writeFileSync(path.join(folder, name), text)

describe('plumbline plan-rules', () => {
  it('tells each rule in words with its examples', async () => {
    const { status, out } = await plumbline(folder, 'plan-rules', 'rules.json')
    expect(status).toBe(0)
    expect(out).toContain(
      'From 01/01/2026 on, medical lines with procedure code 99213: paid at $60.00 for the service (Exhibit B).',
    )
    expect(out.match(/^ {2}- /gm)).toHaveLength(5)
  })

  it('says what is wrong with a file', async () => {
    const { status, errors } = await plumbline(folder, 'plan-rules', 'bad.json')
    expect(status).toBe(2)
    expect(errors.join('\n')).toContain('bad.json: rules #1 term leastOf')
  })

  it('says that a file is no JSON', async () => {
    const { status, errors } = await plumbline(folder, 'plan-rules', 'claims.csv')
    expect(status).toBe(2)
    expect(errors.join('\n')).toContain('This is no JSON')
  })
})

describe('a fee table beside the rules', () => {
  it('is read, and told how', async () => {
    const { status, out, errors } = await plumbline(folder, 'plan-rules', 'by-table.json')
    expect(status).toBe(0)
    expect(out).toContain(
      '110% of the unit price in fees.csv (2 prices, among them 99213 at $50.00)',
    )
    expect(errors.join('\n')).toContain(
      'fees.csv: 2 prices (CPT as code, Modifier as modifier, Contracted Rate as price of one unit). 1 row prices nothing (row 4: no procedure code).',
    )
  })

  it('prices the lines of an audit', async () => {
    const words = ['--plan-rules', 'by-table.json', '--json', 'priced.json']
    expect((await plumbline(folder, 'audit', 'claims.csv', ...words)).status).toBe(0)
    const text = readFileSync(path.join(folder, 'priced.json'), 'utf8')
    expect(text).toContain('$80.00 was allowed, and the contract pays $55.00')
    // 80% of the $25.00, and of the $5.00, above the contract.
    expect(text).toContain('"atRisk":[{"row":2,"cents":2000}]')
    expect(text).toContain('"atRisk":[{"row":3,"cents":400}]')
  })

  it('is refused where it is none', async () => {
    const none = await plumbline(folder, 'plan-rules', 'no-table.json')
    expect([none.status, none.errors.join()]).toEqual([
      2,
      expect.stringContaining('These are claims'),
    ])
    const lost = await plumbline(folder, 'plan-rules', 'lost-table.json')
    expect([lost.status, lost.errors.join()]).toEqual([2, expect.stringContaining('lost.csv')])
  })
})

describe('plumbline audit --plan-rules', () => {
  it('judges by the contract beside our rules', async () => {
    const words = ['--plan-rules', 'rules.json', '--json', 'audit.json']
    expect((await plumbline(folder, 'audit', 'claims.csv', ...words)).status).toBe(0)
    const text = readFileSync(path.join(folder, 'audit.json'), 'utf8')
    expect(text).toContain('"ruleId":"plan:visit-price"')
    expect(text).toContain('Exhibit B: “Visits are paid at $60.00.”')
    // 80% of the $20.00 above the contract.
    expect(text).toContain('"atRisk":[{"row":2,"cents":1600}]')
  })

  it('refuses one rule in two files', async () => {
    const twice = ['--plan-rules', 'rules.json', '--plan-rules', 'rules.json']
    const { status, errors } = await plumbline(folder, 'audit', 'claims.csv', ...twice)
    expect(status).toBe(2)
    expect(errors.join('\n')).toContain('stands in two files')
  })
})

describe('a hospital’s file of standard charges', () => {
  it('prices its services and stays, and no physician', async () => {
    await plumbline(
      folder,
      ...['audit', 'hospital-claims.csv', '--plan-rules', 'hospital-rules.json'],
      ...['--json', 'hospital.json'],
    )
    const text = readFileSync(path.join(folder, 'hospital.json'), 'utf8')
    expect(text).toContain('$80.00 was allowed, and the contract pays $45.00')
    expect(text).toContain('DRG 470, row 6 of hospital.csv (Oak Health, PPO)')
    expect(text.match(/"ruleId":"plan:services"/g)).toHaveLength(2)
    expect(text.match(/"ruleId":"plan:stays"/g)).toHaveLength(2)
  })

  it('asks whose prices are meant', async () => {
    const { status, errors } = await plumbline(folder, 'plan-rules', 'nobody.json')
    expect(status).toBe(2)
    expect(errors.join('\n')).toContain('"Oak Health, PPO"')
  })
})
