import { readFileSync } from 'node:fs'
import path from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { claims, folderWith, plumbline } from './run-plumbline.ts'

interface Full {
  readonly header: readonly string[]
  readonly records: readonly Readonly<Record<string, string>>[]
}

async function fullCsvOf(text: string, ...options: readonly string[]): Promise<Full> {
  const folder = folderWith({ 'claims.csv': text })
  const ran = await plumbline(folder, 'audit', 'claims.csv', '--csv', 'f.csv', '--full', ...options)
  expect(ran.status).toBe(0)
  const written = readFileSync(path.join(folder, 'f.csv'), 'utf8')
  const parsed = Papa.parse<Record<string, string>>(written, { header: true, skipEmptyLines: true })
  expect(parsed.errors).toEqual([])
  return { header: parsed.meta.fields ?? [], records: parsed.data }
}

function originals(text: string): string[][] {
  return Papa.parse<string[]>(text.trim()).data
}

describe('--csv with --full', () => {
  test('has every column and row as they stood, and ours behind them', async () => {
    const [names = [], ...rows] = originals(claims)
    const { header, records } = await fullCsvOf(claims)
    expect(header.slice(0, names.length)).toEqual(names)
    expect(header[names.length]).toBe('plumbline_row')
    expect(records.map((record) => names.map((name) => record[name]))).toEqual(rows)
    expect(records.map((record) => record['plumbline_status'])).toEqual([
      ...['Clean', 'Flagged', 'Clean'],
    ])
    expect(records[1]).toMatchObject({
      ...{ plumbline_row: '3', plumbline_claim_id: 'A1', plumbline_amount_at_risk: '12.00' },
    })
  })

  test('keeps what programs join by: leading zeros, quoted commas, columns nobody understands', async () => {
    const text = `key,note,${claims.split('\n')[0] ?? ''}
0007,"a, ""b""","A1",1,M1,07/10/2024,1003000126,450000001,69,81,80053,,E11.9,1,"$1,055.00",20.00,16.00
="0008",-,A2,1,000M2,07/11/2024,1003000126,450000001,69,81,85025,,D64.9,1,-30.00,10.00,8.00
=HYPERLINK(1),,A3,1,M3,07/12/2024,1003000126,450000001,69,81,85025,,D64.9,1,30.00,10.00,8.00
`
    const { records } = await fullCsvOf(text)
    expect(records).toMatchObject([
      { key: '0007', note: 'a, "b"', charge: '$1,055.00', dos: '07/10/2024' },
      { key: '="0008"', note: '-', member_id: '000M2', charge: '-30.00' },
      { key: "'=HYPERLINK(1)" },
    ])
  })

  test('has the rows set aside with their reason, and no blank ones', async () => {
    const { records } = await fullCsvOf(`${claims}\nTotal,,,,,,,,,,,3,130.00,45.00,36.00\n`)
    expect(records).toHaveLength(4)
    expect(records[3]).toMatchObject({
      ...{ claim_id: 'Total', paid: '36.00', plumbline_row: '6', plumbline_status: 'Set aside' },
      ...{ plumbline_rules: 'total-row', plumbline_summary_origin: 'Written by rules' },
    })
    expect(records[3]?.['plumbline_audit_summary']).not.toBe('')
  })

  test('has a row of several services once for each', async () => {
    const text = `claim_id,member_id,dos,cpt_1,charge_1,paid_1,cpt_2,charge_2,paid_2,dx
A1,M1,2024-07-10,80053,55,16,85025,30,8,E11.9
A2,M2,2024-07-10,85025,30,8,,,,E11.9
`
    const { records } = await fullCsvOf(text)
    expect(
      records.map((record) => [record['claim_id'], record['plumbline_procedure_code']]),
    ).toEqual([
      ['A1', '80053'],
      ['A1', '85025'],
      ['A2', '85025'],
    ])
  })
})
