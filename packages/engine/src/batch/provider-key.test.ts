import { describe, expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { ProviderIndex, sameProviderKey } from './provider-key.ts'

type Fields = Partial<Omit<ClaimLine, 'procedure'>>

describe('who counts as the same provider', () => {
  const cases: readonly (readonly [string, Fields, Fields, boolean])[] = [
    ['one practitioner', { renderingNpi: '1' }, { renderingNpi: '1', claimId: 'B' }, true],
    ['two practitioners', { renderingNpi: '1' }, { renderingNpi: '2' }, false],
    [
      'two practitioners of one group and specialty',
      { renderingNpi: '1', billingNpi: '9', specialty: '11' },
      { renderingNpi: '2', billingNpi: '9', specialty: '11' },
      true,
    ],
    [
      'two specialties of one group',
      { renderingNpi: '1', billingNpi: '9', specialty: '11' },
      { renderingNpi: '1', billingNpi: '9', specialty: '08' },
      false,
    ],
    ['one claim that names nobody', { claimId: 'A' }, { claimId: 'A' }, true],
    ['two claims that name nobody', { claimId: 'A' }, { claimId: 'B' }, false],
  ]

  test.each(cases)('%s', (_name, one, two, same) => {
    const index = new ProviderIndex()
    const first = index.of(claimLine(one), 'professional')
    expect(index.of(claimLine(two), 'professional') === first).toBe(same)
    expect(sameProviderKey(claimLine(two), 'professional') === first.key).toBe(same)
  })

  test('a facility is its own provider whoever rendered the service', () => {
    const line = claimLine({ facilityNpi: '5', renderingNpi: '1' })
    expect(sameProviderKey(line, 'outpatient-facility')).toBe('5')
  })

  test('a hospital that bills for its doctors does not make them one practitioner', () => {
    const index = new ProviderIndex()
    const line = claimLine({ billingNpi: '9' })
    expect(index.of(line, 'outpatient-facility').identity).toBe('practitioner')
    expect(index.of(line, 'professional').identity).toBe('group')
  })

  test.each([
    [{ renderingNpi: '1' }, 'practitioner'],
    [{ billingNpi: '9' }, 'group'],
    [{ claimId: 'A' }, 'claim'],
  ] as const)('%o is known by %s', (fields, identity) => {
    expect(new ProviderIndex().of(claimLine(fields), 'professional').identity).toBe(identity)
  })
})
