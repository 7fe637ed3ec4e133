import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startConfined } from '@plumbline/intake'
import { describe, expect, test } from 'vitest'
import { pry, pryingProcess } from '../../../../intake/src/testing/pry.ts'
import { auditConfinement } from './audit-child.ts'

describe('the process that audits', () => {
  test('could read the tables and do nothing else, were it led to', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-tables-'))
    writeFileSync(path.join(folder, 'table'), 'x')
    symlinkSync(folder, `${folder}-link`)
    for (const named of [folder, `${folder}-link`]) {
      const confinement = { ...auditConfinement(named), entry: pryingProcess }
      const pried = await pry(
        (words) => startConfined({ ...confinement, words }),
        path.join(named, 'table'),
      )
      expect(pried).toMatchObject({ done: [], readsItsOwn: true })
    }
  })

  test('is not given its own uploads, nor the folder that holds the program', () => {
    const { readable } = auditConfinement('/tables')
    const program = path.join(import.meta.dirname, '../../../../..')
    expect(readable).not.toContain(program)
    expect(readable).not.toContain(path.join(program, 'data'))
  })
})
