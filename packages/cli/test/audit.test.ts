import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { claims, cleanClaims, folderWith, plumbline } from './run-plumbline.ts'

const asOf = ['--as-of', '2025-01-15'] as const

describe('outputs of an audit', () => {
  test('stand beside the caller where none is named, and two lines say what came of it', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumbline(folder, 'audit', 'claims.csv', ...asOf)
    expect(ran).toMatchObject({ status: 0, out: '' })
    expect(ran.errors.slice(-2)).toEqual([
      'Audited 3 medical lines: 1 flagged, 0 need review, 2 clean.',
      'Potential savings $12.00: firm $12.00, records needed $0.00; in doubt $0.00 apart. They rest on amounts paid.',
    ])
    expect(readdirSync(folder).sort()).toEqual([
      'claims.audit.html',
      'claims.audit.json',
      'claims.csv',
    ])
    expect(readFileSync(path.join(folder, 'claims.audit.html'), 'utf8')).toMatch(/^<!doctype html>/)
  })

  test('JSON goes to standard output and nothing else does', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--json', '-', ...asOf)
    expect(JSON.parse(ran.out)).toMatchObject({
      schemaVersion: 1,
      file: { name: 'claims.csv', rowsRead: 3, rowsAudited: 3, rowsSetAside: 0 },
      summary: { claims: 3, flagged: 1 },
      claims: [{ row: 2 }, { row: 3, errorFlag: 'Flagged', claimId: 'A1' }, { row: 4 }],
    })
    expect(readdirSync(folder)).toEqual(['claims.csv'])
  })

  test('are written where they are named, and only those', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    await plumbline(folder, 'audit', 'claims.csv', '--html', 'r.html', '--csv', 'l.csv', ...asOf)
    expect(readdirSync(folder).sort()).toEqual(['claims.csv', 'l.csv', 'r.html'])
    expect(readFileSync(path.join(folder, 'l.csv'), 'utf8').trim().split('\n')).toHaveLength(4)
  })
})

describe('the report', () => {
  async function reportWith(...options: string[]): Promise<string> {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--html', 'r.html', ...options)
    expect(ran.status).toBe(0)
    return readFileSync(path.join(folder, 'r.html'), 'utf8')
  }

  test('says on its cover what the command line says', async () => {
    const cover = ['--plan', 'Acme PPO', '--prepared-for', 'Acme Trust', '--prepared-by', 'J. Doe']
    const text = await reportWith(...cover, '--administrator', 'Best TPA')
    for (const name of ['Acme PPO', 'Acme Trust', 'J. Doe', 'Best TPA']) {
      expect(text).toContain(`<dd>${name}</dd>`)
    }
    expect(text).toContain('Draft: no person has reviewed it')
    expect(await reportWith('--final')).toMatch(/<dd>Final; no person has reviewed it/)
  })

  test('shows members as chosen, and is short where that is chosen', async () => {
    expect(await reportWith()).toContain('by the last characters of their number')
    expect(await reportWith('--members', 'whole')).toContain('by their whole number')
    expect(await reportWith('--edition', 'summary')).not.toContain('Claim lines</h2>')
  })
})

describe('--fail-on', () => {
  test.each([
    ['flagged', claims, 1],
    ['review', claims, 1],
    ['flagged', cleanClaims, 0],
    ['review', cleanClaims, 0],
  ])('%s', async (what, text, status) => {
    const folder = folderWith({ 'claims.csv': text })
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--json', '-', '--fail-on', what)
    expect(ran.status).toBe(status)
  })
})

describe('--rule', () => {
  const only = (...ids: string[]) => ids.flatMap((id) => ['--rule', id])
  test.each([
    [['exact-duplicate'], ['exact-duplicate']],
    [
      ['exact-duplicate', 'units-over-mue', 'exact-duplicate'],
      ['units-over-mue', 'exact-duplicate'],
    ],
  ])('%j runs those rules only', async (ids, covered) => {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--json', '-', ...only(...ids))
    const document: unknown = JSON.parse(ran.out)
    expect(ran.status).toBe(0)
    expect(document).toMatchObject({ summary: { claims: 3, flagged: 0 } })
    expect(document).toMatchObject({ coverage: covered.map((ruleId) => ({ ruleId })) })
  })

  test('finds what the rule finds among all', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumbline(
      folder,
      ...['audit', 'claims.csv', '--json', '-', ...only('ptp-pair-no-modifier'), ...asOf],
    )
    expect(JSON.parse(ran.out)).toMatchObject({
      claims: [{ findings: [] }, { findings: [{ ruleId: 'ptp-pair-no-modifier' }] }, {}],
    })
  })

  test('says where a rule is for claims of the other type', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumbline(
      folder,
      ...['audit', 'claims.csv', '--json', '-', ...only('refill-too-soon')],
    )
    expect(ran.errors).toContain('The rule refill-too-soon is not for medical claims.')
    expect(JSON.parse(ran.out)).toMatchObject({ coverage: [] })
  })
})

describe('what cannot be audited is one line and exit 2, and nothing is written', () => {
  const mapping = (text: string) => ({ 'claims.csv': claims, 'mapping.json': text })
  const mapped = ['audit', 'claims.csv', '--mapping', 'mapping.json']
  test.each<[string, Record<string, string>, string[], RegExp]>([
    ['a wrong option', {}, ['audit', 'claims.csv', '--color'], /unknown option '--color'/],
    ['no command', {}, ['audti', 'claims.csv'], /audti/],
    ['no file named', {}, ['audit'], /missing required argument/],
    ['a missing file', {}, ['audit', 'absent.csv'], /absent\.csv/],
    ['a folder', {}, ['audit', '.'], /not a file/],
    ['an empty file', { 'claims.csv': '' }, ['audit', 'claims.csv'], /empty/i],
    ['a wrong type', {}, ['audit', 'claims.csv', '--type', 'dental'], /medical, pharmacy/],
    [
      'a rule that is nearly one',
      {},
      ['audit', 'claims.csv', '--rule', 'exact-duplicat'],
      /no rule "exact-duplicat"\. The nearest: exact-duplicate, near-duplicate/,
    ],
    [
      'a rule like none',
      {},
      ['audit', 'claims.csv', '--rule', '42'],
      /no rule "42"\. "plumbline rules" lists all/,
    ],
    ['a bad date', {}, ['audit', 'claims.csv', '--as-of', '2025-02-30'], /yyyy-mm-dd/],
    ['a mapping that is no JSON', mapping('{'), mapped, /mapping\.json/],
    [
      'a mapping to a column that is not there',
      mapping('{"columns": {"NOPE": "procedureCode"}}'),
      mapped,
      /NOPE/,
    ],
    ['a mapping that is not there', {}, mapped, /mapping\.json/],
    [
      'fills sent as medical claims',
      {
        'fills.csv':
          'claim_id,member_id,service_date,ndc,qty,days_supply,plan_paid\nC1,M1,2024-01-05,00378180601,30,30,10\n',
      },
      ['audit', 'fills.csv', '--type', 'medical'],
      /looks like pharmacy claims .* add --force-type/,
    ],
    ['--full without --csv', {}, ['audit', 'claims.csv', '--full'], /--csv/],
    [
      'a folder for the report',
      {},
      ['audit', 'claims.csv', '--html', '/no/such/x.html'],
      /x\.html/,
    ],
  ])('%s', async (_, files, words, says) => {
    const given = { 'claims.csv': claims, ...files }
    const folder = folderWith(given)
    const ran = await plumbline(folder, ...words)
    expect(ran).toMatchObject({ status: 2, out: '' })
    expect(ran.errors).toHaveLength(1)
    expect(ran.errors[0]).toMatch(says)
    expect(readdirSync(folder).sort()).toEqual(Object.keys(given).sort())
  })
})

describe('rows set aside', () => {
  const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid'
  const rows = [
    'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
    'C2,P2,someday,85025,I10,1,30.00,20.00',
  ]

  test('are written whole, corrected, and audited in their places', async () => {
    const folder = folderWith({ 'claims.csv': [header, ...rows].join('\n') })
    const first = await plumbline(
      folder,
      'audit',
      'claims.csv',
      '--to-correct',
      'rows.csv',
      ...asOf,
    )
    expect(first.errors).toContain('Rows to correct: rows.csv')
    const written = readFileSync(path.join(folder, 'rows.csv'), 'utf8')
    const [names, row] = written.split('\r\n')
    expect(names).toBe(
      ['plumbline_row', 'plumbline_code', 'plumbline_reason', ...header.split(',')]
        .map((name) => `"${name}"`)
        .join(','),
    )
    expect(row).toMatch(/^"3","unreadable-date",".*Write it as yyyy-mm-dd\.","C2","P2","someday"/)
    writeFileSync(path.join(folder, 'corrected.csv'), written.replace('someday', '2024-03-02'))
    const ran = await plumbline(
      folder,
      ...[
        'audit',
        'claims.csv',
        '--corrected',
        'corrected.csv',
        '--json',
        '-',
        '--csv',
        'full.csv',
      ],
      ...['--full', ...asOf],
    )
    expect(JSON.parse(ran.out)).toMatchObject({
      file: {
        rowsRead: 2,
        rowsAudited: 2,
        rowsSetAside: 0,
        notes: expect.arrayContaining([
          '1 row that was set aside came corrected (3). Audited now: 1; still set aside: 0.',
        ]) as unknown,
      },
      claims: [{ row: 2 }, { row: 3 }],
    })
    expect(readFileSync(path.join(folder, 'full.csv'), 'utf8')).toContain('"2024-03-02"')
    const unchanged = await plumbline(folder, 'audit', 'claims.csv', '--corrected', 'rows.csv')
    expect(unchanged.status).toBe(2)
    expect(unchanged.errors.join(' ')).toContain('No row of the file of corrected rows differs')
  })
})
