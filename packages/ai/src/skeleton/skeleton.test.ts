import { code, field, money, row, say, type ClaimLine } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { skeletonOf } from './skeleton.ts'

const line = { row: 5, patientKey: 'MBR00123', renderingNpi: '1467560003' } as ClaimLine

const finding = (sentence: ReturnType<typeof say>) => ({
  ruleId: 'exact-duplicate',
  ruleVersion: 3,
  category: 'duplicate' as const,
  class: 'error' as const,
  title: 'Billed twice',
  parts: sentence,
})

describe('a skeleton', () => {
  it('holds the rule’s words and the kinds of facts, and no fact', () => {
    const parts = say`${row(line)} bills ${code('99213')} for ${field(line, 'patientKey')} again for ${money(7270)}, after ${money(100)} of ${field(line, 'renderingNpi')}.`
    expect(skeletonOf(finding(parts)).sentence).toBe(
      '{{row 1}} bills {{code 1}} for {{patientKey 1}} again for {{money 1}}, after {{money 2}} of {{renderingNpi 1}}.',
    )
  })

  it('is the same for other facts', () => {
    const one = skeletonOf(finding(say`${code('99213')} for ${money(1)}`))
    const other = skeletonOf(finding(say`${code('J9035')} for ${money(999_999)}`))
    expect(one).toEqual(other)
  })

  it('tells patterns apart', () => {
    const one = skeletonOf(finding(say`${code('99213')} for ${money(1)}`))
    const other = skeletonOf(finding(say`${code('99213')} again for ${money(1)}`))
    expect(one).not.toEqual(other)
  })
})
