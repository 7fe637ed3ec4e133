import { describe, expect, it } from 'vitest'
import { narrate, narrated, type Narration } from './narrate.ts'

const good: Narration = {
  reviewer: 'The plan seems to have paid again. {{fault}} The records can settle it.',
  provider: 'You seem to have billed again. {{fault}} Please send the records.',
  patient: 'This seems to be on the bill again. {{fault}} Ask for the records.',
}

const skeleton = {
  ruleId: 'exact-duplicate',
  ruleVersion: 1,
  category: 'duplicate',
  class: 'error',
  title: 'Billed again',
  sentence: '{{code 1}} was billed again for {{money 1}}.',
} as const

describe('a narration', () => {
  it('passes in plain words', () => {
    expect(narrate.faults(good)).toEqual([])
  })

  it.each(['reviewer', 'provider', 'patient'] as const)(
    'is refused for its %s alone',
    (audience) => {
      const kinds = narrate
        .faults({ ...good, [audience]: '{{fault}} It is 5.' })
        .map(({ kind }) => kind)
      expect(kinds).toEqual(['character', 'sense'])
    },
  )

  it('is refused where it repeats its orders', () => {
    const reviewer = '{{fault}} You explain findings of a claims audit in plain English.'
    expect(narrate.faults({ ...good, reviewer }).map(({ kind }) => kind)).toContain('echo')
  })

  it('prints the rule’s own sentence in its place, whatever stands in it', () => {
    expect(narrated(good, 'patient', '99213 for $& and {{fault}}.')).toBe(
      'This seems to be on the bill again. 99213 for $& and {{fault}}. Ask for the records.',
    )
  })

  it('is asked for with the pattern as one JSON value', () => {
    const { user, system } = narrate.prompt(skeleton)
    expect(JSON.parse(user)).toMatchObject({ sentence: skeleton.sentence, sureness: 'error' })
    expect(system).not.toContain(skeleton.sentence)
  })
})
