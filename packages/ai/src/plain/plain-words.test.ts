import { findingCategories } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { audiences } from './audience.ts'
import { plainWords, type Worded } from './plain-words.ts'

const finding: Worded = {
  category: 'unbundling',
  class: 'error',
  title: 'NCCI pair without a modifier',
  message: '80048 is part of 80053 in NCCI; no modifier sets them apart.',
  amountAtRiskCents: 1234,
}

describe('plain words', () => {
  it('say what it comes to, how sure it is, the dollars and the terms', () => {
    expect(plainWords(finding)).toBe(
      'A part was billed beside the whole that pays for it. The claims themselves show it. $12.34 depends on it. NCCI: Medicare’s list of services that include each other. Modifier: two characters beside a code that tell of a special case.',
    )
  })

  it('speak to whoever reads them', () => {
    expect(plainWords({ ...finding, class: 'lead' }, 'patient')).toContain(
      'The records can settle it: ask for them.',
    )
  })

  it('say no dollars where none are at risk', () => {
    expect(plainWords({ ...finding, amountAtRiskCents: 0 })).not.toContain('depends on it')
  })

  it('say of a line that shows what is wrong with an earlier claim that it is not in question', () => {
    const words = plainWords({ ...finding, amountAtRiskCents: 0, ofEarlierClaim: true }, 'provider')
    expect(words).toMatch(/^Your line is not in question: .* NCCI: /)
  })

  it('explain three terms at most', () => {
    const message = 'NCCI, MUE, DRG, NADAC, DAW and MME.'
    const words = plainWords({ ...finding, title: 'Many terms', message })
    expect(words.match(/(?:NCCI|MUE|DRG|NADAC|DAW|MME):/g)).toEqual(['NCCI:', 'MUE:', 'DRG:'])
  })

  it('are there for every category, class and audience', () => {
    for (const category of findingCategories) {
      for (const kind of ['error', 'lead', 'outlier', 'notice'] as const) {
        for (const audience of audiences) {
          expect(plainWords({ ...finding, category, class: kind }, audience)).toMatch(/^[A-Z].*\.$/)
        }
      }
    }
  })
})
