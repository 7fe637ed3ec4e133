import type { Segment } from './segments.ts'
import { put, type X12Facts } from './x12-columns.table.ts'
import { isoOf } from './x12-values.ts'

/** Whom an NM1 makes the segments behind it tell of (X12 code list 98). */
export type Party = 'billing' | 'rendering' | 'referring' | 'facility' | 'patient' | 'payer' | ''

const parties = new Map<string, Party>([
  ['85', 'billing'],
  ['82', 'rendering'],
  // On a hospital's claim the attending physician is who treated.
  ['71', 'rendering'],
  ['DN', 'referring'],
  ['DK', 'referring'],
  ['P3', 'referring'],
  ['77', 'facility'],
  ['FA', 'facility'],
  ['IL', 'patient'],
  ['QC', 'patient'],
  ['PR', 'payer'],
])

/** Notes whom an NM1 names, and answers whom it is about. */
export function takeName({ elements }: Segment, facts: X12Facts): Party {
  const party = parties.get(elements[1] ?? '') ?? ''
  const [, , , last, first] = elements
  const npi = elements[8] === 'XX' ? elements[9] : undefined
  switch (party) {
    case 'billing':
      put(facts, 'billingNpi', npi)
      put(facts, 'providerId', [first, last].filter(Boolean).join(' '))
      // A person who bills and names nobody else did it.
      if (elements[2] === '1') put(facts, 'renderingNpi', npi)
      if (elements[8] === '24' || elements[8] === '34') put(facts, 'providerTaxId', elements[9])
      break
    case 'rendering':
      put(facts, 'renderingNpi', npi)
      if (elements[1] === '71') put(facts, 'attendingNpi', npi)
      break
    case 'referring':
      put(facts, 'referringNpi', npi)
      break
    case 'facility':
      put(facts, 'facilityNpi', npi)
      break
    case 'patient':
      put(facts, 'patientKey', elements[9])
      put(facts, 'lastName', last)
      put(facts, 'firstName', first)
      break
    case 'payer':
      put(facts, 'payer', last)
      break
    case '':
      break
  }
  return party
}

const detailNames: ReadonlySet<string> = new Set(['DMG', 'PAT', 'REF', 'PRV'])

/** Notes what stands behind a name: birth date and sex, tax number, specialty, date of death. */
export function takeDetail(segment: Segment, about: Party, facts: X12Facts): void {
  if (!detailNames.has(segment.name)) return
  const { elements } = segment
  switch (segment.name) {
    case 'DMG':
      if (about !== 'patient') return
      put(facts, 'birthDay', isoOf(elements[2]))
      if (/^[MF]$/.test(elements[3] ?? '')) put(facts, 'sex', elements[3])
      break
    case 'PAT':
      if (elements[5] === 'D8') put(facts, 'deathDay', isoOf(elements[6]))
      break
    case 'REF':
      if (about !== 'billing') return
      if (/^(?:EI|TJ|SY)$/.test(elements[1] ?? '')) put(facts, 'providerTaxId', elements[2])
      break
    case 'PRV':
      if (elements[1] === 'PE' || elements[1] === 'BI' || elements[1] === 'AT') {
        put(facts, 'specialty', elements[3])
      }
      break
  }
}
