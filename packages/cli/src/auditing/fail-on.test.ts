import { type FileFacts, assembleDocument, claimLine, day, runAudit } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { failure, parseFailOn } from './fail-on.ts'

/** Nothing flagged, 5 of 100 rows set aside. */
function document(rowsSetAside: number) {
  const lines = [claimLine({ index: 0, row: 2 })]
  const result = runAudit({ lines, rules: [], tables: {}, auditDay: day('2025-01-15') })
  const file: FileFacts = {
    ...{
      name: 'claims.csv',
      type: 'medical' as const,
      sha256: '',
      rowsRead: 100,
      linesAudited: 95,
    },
    ...{ rowsAudited: 100 - rowsSetAside, rowsSetAside, notes: [] },
    ...{ chargeCents: 0, allowedCents: 0, paidCents: 0, setAsideCents: { charged: 0, paid: 0 } },
  }
  return assembleDocument({ file, columns: [], setAside: [] }, [], result)
}

describe('--fail-on', () => {
  test.each([
    ['set-aside', 0, undefined],
    ['set-aside', 1, '--fail-on set-aside is met: 1 of 100 rows were set aside (1%).'],
    ['set-aside=5%', 4, undefined],
    ['set-aside=5%', 5, '--fail-on set-aside=5% is met: 5 of 100 rows were set aside (5%).'],
    ['set-aside=0.5%', 1, '--fail-on set-aside=0.5% is met: 1 of 100 rows were set aside (1%).'],
    ['set-aside=6', 5, undefined],
    ['set-aside=5', 5, '--fail-on set-aside=5 is met: 5 of 100 rows were set aside (5%).'],
    ['flagged', 5, undefined],
    ['review=1%', 5, undefined],
  ])('%s with %i of 100 rows set aside', (text, rows, says) => {
    expect(failure(parseFailOn(text), document(rows))).toBe(says)
  })

  test.each([
    'clean',
    'set-aside=',
    'set-aside=0%',
    'set-aside=101%',
    'flagged=0',
    'flagged=1.5',
    'set-aside=-5%',
  ])('%s is refused with what can be said', (text) => {
    expect(() => parseFailOn(text)).toThrow(/set-aside=5% or flagged=20/)
  })
})
