import { describe, expect, test } from 'vitest'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { Memories } from '../../memo/memories.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { hasListedReason, type PairTables } from './listed-reason.ts'

const services: Readonly<Record<string, ProcedureProfile>> = {
  '29881': { section: 'surgery', family: 'knee-arthroscopy', systems: ['musculoskeletal'], region: 'knee' }, // prettier-ignore
  '99213': { section: 'evaluation-management', family: 'office-visit' },
  '80053': { section: 'laboratory', family: 'lab-panel' },
}
const nothing = { systems: [], region: undefined, laterality: undefined, externalCause: false }
const diseases: Readonly<Record<string, DiagnosisProfile>> = {
  M1712: { ...nothing, chapter: 13, systems: ['musculoskeletal'], region: 'knee', fitsAnything: false }, // prettier-ignore
  H2511: { ...nothing, chapter: 7, systems: ['eye'], region: 'eye', fitsAnything: false },
  R509: { ...nothing, chapter: 18, fitsAnything: true },
  Z79899: { ...nothing, chapter: 21, fitsAnything: true },
}
const byNumber = new Map(
  Object.entries(services).map(([code, row]) => [procedureNumber(code), row]),
)
const tables: PairTables = {
  services: { complete: false, find: (procedure) => byNumber.get(procedure) },
  diseases: { complete: false, find: (code) => diseases[code] },
}

describe('a reason that tables list', () => {
  test.each<[string, string, readonly string[], boolean]>([
    ['a service of a place and a disease there', '29881', ['H2511', 'M1712'], true],
    ['a service of a place and a disease elsewhere', '29881', ['H2511'], false],
    ['a visit and anything', '99213', ['H2511'], true],
    ['a test and a disease', '80053', ['M1712'], false],
    ['a test and a symptom', '80053', ['M1712', 'R509'], true],
    ['a test and what says something of the patient alone', '80053', ['Z79899'], false],
    ['a code that no table has', '12345', ['M1712'], false],
    ['a diagnosis that no table has', '80053', ['Q99'], false],
    ['no diagnosis', '29881', [], false],
  ])('%s', (_, code, diagnoses, listed) => {
    const line = { procedure: procedureNumber(code), diagnoses }
    expect(hasListedReason(line, tables, new Memories())).toBe(listed)
  })
})
