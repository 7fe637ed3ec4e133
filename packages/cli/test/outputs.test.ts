import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { claims, cleanClaims, folderWith, plumbline, plumblineWith } from './run-plumbline.ts'

/** A folder in which `claims.csv` has a symbolic link, a hard link, and a linked folder around it. */
function linkedFolder(): string {
  const folder = folderWith({ 'claims.csv': claims, 'mapping.json': '{"columns":{}}' })
  symlinkSync('claims.csv', path.join(folder, 'link.csv'))
  linkSync(path.join(folder, 'claims.csv'), path.join(folder, 'hard.csv'))
  symlinkSync('.', path.join(folder, 'here'))
  symlinkSync('later.json', path.join(folder, 'dangling.json'))
  mkdirSync(path.join(folder, 'sub'))
  return folder
}

describe('refused before anything is read, and nothing is written', () => {
  test.each([
    ['the claims file', ['claims.csv', '--csv', 'claims.csv'], /--csv claims\.csv would replace/],
    ['by another path', ['claims.csv', '--json', 'sub/../claims.csv'], /would replace claims\.csv/],
    [
      'by a link',
      ['claims.csv', '--html', 'link.csv'],
      /--html link\.csv would replace claims\.csv/,
    ],
    ['read by a link', ['link.csv', '--html', 'claims.csv'], /would replace link\.csv/],
    ['by a hard link', ['claims.csv', '--csv', 'hard.csv'], /--csv hard\.csv would replace/],
    ['in a linked folder', ['claims.csv', '--csv', 'here/claims.csv'], /would replace claims\.csv/],
    [
      'the mapping',
      ['claims.csv', '--mapping', 'mapping.json', '--json', 'mapping.json'],
      /--json mapping\.json would replace mapping\.json/,
    ],
    [
      'two outputs',
      ['claims.csv', '--csv', 'out', '--json', './out'],
      /to .*out \(--csv and --json\)/,
    ],
    [
      'two outputs through a link to nothing yet',
      ['claims.csv', '--html', 'later.json', '--json', 'dangling.json'],
      /--html and --json/,
    ],
    ['two on standard output', ['claims.csv', '--csv', '-', '--json', '-'], /standard output/],
    ['one file twice', ['claims.csv', 'here/claims.csv'], /here\/claims\.csv is named twice/],
    [
      'one output of two files',
      ['claims.csv', 'mapping.json', '--csv', 'out.csv'],
      /--csv out\.csv is one output for 2 claims files/,
    ],
    ['a folder that is not there', ['claims.csv', '--csv', 'none/out.csv'], /none\/out\.csv/],
    ['a file that is not there', ['claims.csv', 'absent.csv'], /^plumbline: [^:]*: absent\.csv$/],
  ])('%s', async (_, words, says) => {
    const folder = linkedFolder()
    const before = readdirSync(folder)
    const ran = await plumbline(folder, 'audit', ...words)
    expect(ran).toMatchObject({ status: 2, out: '' })
    expect(ran.errors).toHaveLength(1)
    expect(ran.errors[0]).toMatch(says)
    expect(readdirSync(folder)).toEqual(before)
    expect(readFileSync(path.join(folder, 'claims.csv'), 'utf8')).toBe(claims)
  })
})

describe('an output', () => {
  test('through a link is written where the link leads, and the link stays', async () => {
    const folder = linkedFolder()
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--json', 'dangling.json')
    expect(ran.status).toBe(0)
    expect(lstatSync(path.join(folder, 'dangling.json')).isSymbolicLink()).toBe(true)
    expect(readFileSync(path.join(folder, 'later.json'), 'utf8')).toMatch(/^\{"schemaVersion"/)
  })

  test('that is a device is written to, not replaced', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--json', '/dev/null')
    expect(ran.status).toBe(0)
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true)
  })

  test('leaves the file of an earlier audit where it cannot be written', async () => {
    const folder = folderWith({ 'claims.csv': '', 'l.csv': 'earlier' })
    expect((await plumbline(folder, 'audit', 'claims.csv', '--csv', 'l.csv')).status).toBe(2)
    expect(readFileSync(path.join(folder, 'l.csv'), 'utf8')).toBe('earlier')
  })

  test('may be any of them on standard output', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    const csv = await plumbline(folder, 'audit', 'claims.csv', '--csv', '-')
    expect(csv.out.split('\r\n')[0]).toMatch(/^row,claim_id,/)
    const html = await plumbline(folder, 'audit', 'claims.csv', '--html', '-')
    expect(html.out).toMatch(/^<!doctype html>/)
    expect(readdirSync(folder)).toEqual(['claims.csv'])
  })
})

describe('several files', () => {
  test('are audited each by itself, into a folder', async () => {
    const folder = folderWith({ 'a.csv': claims, 'b.csv': cleanClaims })
    mkdirSync(path.join(folder, 'out'))
    const ran = await plumbline(folder, ...['audit', 'a.csv', 'b.csv', '--csv', 'out'])
    expect(ran.status).toBe(0)
    expect(readdirSync(path.join(folder, 'out'))).toEqual(['a.audit.csv', 'b.audit.csv'])
    expect(ran.errors.filter((line) => /^(?:[ab]\.csv:|Audited)/.test(line))).toEqual([
      'a.csv:',
      'Audited 3 medical lines: 1 flagged, 0 need review, 2 clean.',
      'b.csv:',
      'Audited 2 medical lines: 0 flagged, 0 need review, 2 clean.',
    ])
  })

  test('one that cannot be audited is named, and the others are audited', async () => {
    const folder = folderWith({ 'a.csv': 'no claims', 'b.csv': claims })
    const ran = await plumbline(folder, 'audit', 'a.csv', 'b.csv', '--fail-on', 'flagged')
    expect(ran.status).toBe(2)
    expect(ran.errors[1]).toMatch(/^plumbline: a\.csv: /)
    expect(readdirSync(folder)).toContain('b.audit.json')
  })

  test('of one name would have one output', async () => {
    const folder = folderWith({ 'a.csv': claims })
    mkdirSync(path.join(folder, 'sub'))
    linkSync(path.join(folder, 'a.csv'), path.join(folder, 'sub', 'b.csv'))
    const other = folderWith({ 'a.csv': claims })
    const ran = await plumbline(folder, 'audit', 'a.csv', path.join(other, 'a.csv'))
    expect(ran.status).toBe(2)
    expect(ran.errors[0]).toMatch(/Two outputs would be written to a\.audit\.html/)
  })
})

describe('standard input', () => {
  test('is read where a file would stand', async () => {
    const folder = folderWith({})
    const ran = await plumblineWith({ input: claims }, folder, 'audit', '-', '--json', '-')
    expect(JSON.parse(ran.out)).toMatchObject({
      file: { name: 'standard input', rowsAudited: 3 },
      summary: { flagged: 1 },
    })
    expect((await plumblineWith({ input: claims }, folder, 'columns', '-')).out).toMatch(/^cpt /m)
  })

  test('that is empty is one line', async () => {
    const ran = await plumbline(folderWith({}), 'audit', '-')
    expect(ran.status).toBe(2)
    expect(ran.errors).toEqual([expect.stringMatching(/^plumbline: standard input: .*empty/i)])
  })

  test('names its outputs after itself', async () => {
    const folder = folderWith({})
    await plumblineWith({ input: claims }, folder, 'audit', '-')
    expect(readdirSync(folder)).toEqual(['standard-input.audit.html', 'standard-input.audit.json'])
  })
})
