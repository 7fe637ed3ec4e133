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

const folder = folderWith({})
for (const [name, text] of [
  ['rules.json', rules],
  ['bad.json', rules.replace('"perService":60', '"perService":60.005')],
  ['claims.csv', claims],
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
