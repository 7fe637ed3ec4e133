import { describe, expect, test } from 'vitest'
import { claims, folderWith, plumbline, plumblineWith } from './run-plumbline.ts'

describe('help', () => {
  test.each([[[]], [['--help']], [['help']]])('plumbline %j shows it', async (words) => {
    const ran = await plumbline(folderWith({}), ...words)
    expect(ran).toMatchObject({ status: 0, errors: [] })
    expect(ran.out).toMatch(/^Usage: plumbline /)
    expect(ran.out).toMatch(/^Exit status:$/m)
  })

  test('a command without its sub-command shows its own', async () => {
    const ran = await plumbline(folderWith({}), 'reference')
    expect(ran).toMatchObject({ status: 0, errors: [] })
    expect(ran.out).toMatch(/^Usage: plumbline reference /)
  })

  test.each(['audit', 'columns', 'reprice', 'rules', 'reference', 'completions'])(
    '%s has examples',
    async (command) => {
      const { out } = await plumbline(folderWith({}), command, '--help')
      expect(out).toMatch(new RegExp(`^Examples:\n  .*plumbline ${command}`, 'm'))
    },
  )

  test('of audit says the exit statuses', async () => {
    const { out } = await plumbline(folderWith({}), 'audit', '--help')
    expect(out).toMatch(/^ {2}0 {2}done\n {2}1 {2}.*--fail-on.*\n {2}2 {2}/m)
  })
})

test('--version', async () => {
  const ran = await plumbline(folderWith({}), '--version')
  expect(ran).toMatchObject({ status: 0, errors: [] })
  expect(ran.out).toMatch(/^plumbline \d+\.\d+\.\d+\n$/)
})

describe('color', () => {
  const escape = '\u001b['
  const said = async (environment: Record<string, string>) => {
    const folder = folderWith({ 'claims.csv': claims })
    const ran = await plumblineWith({ environment }, folder, 'audit', 'claims.csv', '--json', '-')
    return ran.errors.join('\n')
  }
  test('is not for files and pipes', async () => {
    expect(await said({})).not.toContain(escape)
  })
  test('is where it is asked for', async () => {
    expect(await said({ FORCE_COLOR: '1' })).toContain(`${escape}31m1 flagged`)
  })
  test('is not where NO_COLOR is set', async () => {
    expect(await said({ NO_COLOR: '1' })).not.toContain(escape)
  })
})
