import { describe, expect, it } from 'vitest'
import { matchName } from './name-index.ts'

const meaningsOf = (header: string) => [
  ...new Set(matchName(header).flatMap(({ by, entry }) => (by === 'short' ? entry.meaning : []))),
]

describe('names of words that no list abbreviates', () => {
  it.each([
    ['PHMCY_NPI', 'pharmacyId'],
    ['CLM_STTUS_CDE', 'claimStatus'],
    ['Prescrb NPI', 'prescriberNpi'],
    ['Modfier', 'modifiers'],
    ['Diagnss Cd', 'diagnoses'],
  ])('%s is a name of %s', (header, meaning) => {
    expect(meaningsOf(header)).toContain(meaning)
  })

  it.each([
    'RVU',
    'Mfr',
    'Rte',
    'Prov Cnty',
    'Disct Amt',
    'Adjst Amt',
    'Ovrpd',
    'Coupn',
    'Withhld Amt',
    'Wrk RVU',
    'Prior Auth No',
    'Pharmst NPI',
    'Enrl Dt',
  ])('%s is none', (header) => {
    expect(meaningsOf(header)).toEqual([])
  })
})
