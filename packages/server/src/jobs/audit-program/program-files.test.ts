import { expect, test } from 'vitest'
import { programBundle, programToRun } from './program-files.ts'

test('tests run audits from the bundle, as a started product does', () => {
  expect(programToRun()).toBe(programBundle)
})
