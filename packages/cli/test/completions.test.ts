import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderWith, plumbline } from './run-plumbline.ts'

const folder = folderWith({})
const scriptOf = (shell: string) => path.join(folder, `completions.${shell}`)

beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { out, status } = await plumbline(folder, 'completions', shell)
    expect(status).toBe(0)
    writeFileSync(scriptOf(shell), out)
  }
})

/** What bash offers behind these words, the last of them begun. */
function offered(...words: readonly string[]): string[] {
  const script = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _plumbline; printf '%s\\n' "\${COMPREPLY[@]}"`
  const bash = ['-c', script, 'bash', scriptOf('bash'), 'plumbline', ...words]
  return execFileSync('bash', bash, { encoding: 'utf8' }).trim().split('\n')
}

describe('bash completes', () => {
  test.each([
    [
      'commands',
      [''],
      ['audit', 'columns', 'reprice', 'rules', 'plan-rules', 'reference', 'completions'],
    ],
    ['a command begun', ['a'], ['audit']],
    ['sub-commands', ['reference', ''], ['status', 'import', 'update']],
    ['options', ['audit', 'claims.csv', '--fa'], ['--fail-on']],
    ['options of a sub-command', ['reference', 'import', '--re'], ['--reference']],
    ['values', ['audit', '--type', ''], ['medical', 'pharmacy']],
    ['rules', ['audit', '--rule', 'exact'], ['exact-duplicate']],
    ['what makes an audit fail', ['audit', '--fail-on', 'set'], ['set-aside']],
    ['shells', ['completions', 'z'], ['zsh']],
    ['files by itself', ['audit', ''], ['']],
    ['files behind an option', ['audit', '--html', ''], ['']],
    ['a name that is no command', ['audit', '--plan', 'audit', '--ty'], ['--type']],
  ])('%s', (_, words, offers) => {
    expect(offered(...words)).toEqual(offers)
  })
})

describe.each(['bash', 'zsh', 'fish'])('completions for %s', (shell) => {
  const has = spawnSync(shell, ['--version']).status === 0
  test.skipIf(!has)('are read by it', () => {
    const checked = spawnSync(shell, ['-n', scriptOf(shell)], { encoding: 'utf8' })
    expect(checked).toMatchObject({ status: 0, stderr: '' })
  })
})

test('a shell that is not known is named', async () => {
  const ran = await plumbline(folder, 'completions', 'tcsh')
  expect(ran).toMatchObject({ status: 2, out: '' })
  expect(ran.errors[0]).toMatch(/tcsh.*bash, zsh, fish/)
})
