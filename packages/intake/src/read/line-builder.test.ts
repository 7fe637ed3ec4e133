import { describe, expect, it } from 'vitest'
import { absent } from './cell-readers.ts'
import { fieldReaders, type FieldReaders } from './field-readers.ts'
import { numberStyles } from '../amounts/number-styles.ts'
import { LineBuilder } from './line-builder.ts'

const bare = fieldReaders(new Map(), {
  auditType: 'medical',
  headerIcdVersion: undefined,
  firstVersion: 1,
  mixesRevenueCodes: false,
  lostZerosOfNdcs: false,
  writesModifiersBehind: false,
  pseudonym: undefined,
  numbers: numberStyles([]),
  tally: (header) => ({ header, count: () => undefined }),
  dateColumn: () => {
    throw new Error('no column of dates is asked for')
  },
})

/** Readers that say of each field its own name. */
function saying(fields: FieldReaders): FieldReaders {
  const readers = Object.keys(fields).map((field) => [field, () => field] as const)
  return Object.assign({ ...fields }, Object.fromEntries(readers))
}

describe('LineBuilder', () => {
  it('reads every field that has a reader', () => {
    const read = saying(bare)
    const line = new LineBuilder([read], 'medical').build(read, [], 7)
    // The day of discharge follows from them.
    const { stayNights, ...fields } = bare
    expect(stayNights).toBe(absent)
    const expected = Object.fromEntries(Object.keys(fields).map((field) => [field, field]))
    expect(line).toMatchObject({ ...expected, row: 7, auditType: 'medical' })
  })

  it('leaves out fields that no service of a row has a column for', () => {
    const first: FieldReaders = { ...bare, units: () => 2 }
    const second: FieldReaders = { ...bare, payer: () => 'North' }
    const line = new LineBuilder([first, second], 'pharmacy').build(first, [], 2)
    expect(Object.keys(line)).toEqual(expect.arrayContaining(['units', 'payer', 'paidCents']))
    expect(Object.keys(line)).not.toContain('drg')
    expect(line).toMatchObject({ units: 2, payer: undefined, modifiers: [] })
    expect(line.drg).toBeUndefined()
  })

  it('gives each line values of its own', () => {
    const read: FieldReaders = { ...bare, claimId: (cells) => cells[0] }
    const builder = new LineBuilder([read], 'medical')
    const lines = ['A', 'B'].map((cell, row) => builder.build(read, [cell], row))
    expect(lines.map(({ claimId, row }) => [claimId, row])).toEqual([
      ['A', 0],
      ['B', 1],
    ])
  })
})

describe('fieldReaders', () => {
  it('has nothing to read where a file has no columns', () => {
    const filled = Object.entries(bare).filter(([, read]) => read !== absent)
    expect(filled.map(([field]) => field).sort()).toEqual([
      'adjustments',
      'conditionCodes',
      'diagnoses',
      'icdVersion',
      'modifiers',
      'patientKey',
      'submissionClarificationCodes',
      'unreadable',
    ])
  })
})
