import {
  day,
  procedureCode,
  procedureNumber,
  tableTitles,
  type ProcedureProfile,
  type TableName,
} from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjustmentReasonRows } from './adjustment-reasons.ts'
import { procedureCodeRows } from './codes/procedure-codes.ts'
import { diagnosisCodeRows } from './diagnoses/diagnosis-codes.ts'
import { diagnosisEditRows } from './diagnoses/diagnosis-edits.ts'
import { diagnosisProfileRows } from './diagnoses/diagnosis-profiles.ts'
import { drugProfileRows } from './drugs/drug-profiles.ts'
import { feeScheduleRows } from './fees/fee-schedule.ts'
import { starterReleases } from './index.ts'
import { labPanelRows } from './lab-panels.ts'
import { modifierRows } from './modifiers.ts'
import { addOnRows } from './ncci/add-on-codes.ts'
import { mueRows } from './ncci/mue-tables.ts'
import { hospitalPairs, practitionerPairs } from './ncci/ptp-tables.ts'
import { opioidFactorRows } from './opioid-factors.ts'
import { placeOfServiceRows } from './places-of-service.ts'
import { profileRanges } from './procedures/profile-table.ts'

const starter = starterReleases()

test('every release names its table, its origin and a window of whole days', () => {
  for (const [name, release] of Object.entries(starter)) {
    expect(Object.keys(tableTitles)).toContain(name)
    expect(release).toMatchObject({ table: name, starter: true, origin: 'starter pack' })
    expect(release.from).toBeLessThan(release.to)
    expect(release.rows).toBeGreaterThan(0)
  }
})

test.each<readonly [TableName, number]>([
  ['procedureProfiles', profileRanges.length],
  ['labPanels', labPanelRows.length],
  ['placesOfService', placeOfServiceRows.length],
  ['modifiers', modifierRows.length],
  ['opioidFactors', opioidFactorRows.length],
  ['ptpPractitioner', practitionerPairs().length],
  ['ptpHospital', hospitalPairs().length],
  ['muePractitioner', mueRows.practitioner().length],
  ['mueHospital', mueRows.hospital().length],
  ['mueDme', mueRows.dme().length],
  ['feeSchedule', feeScheduleRows().length],
  ['procedureCodes', procedureCodeRows().length],
  ['diagnosisProfiles', diagnosisProfileRows],
  ['diagnosisEdits', diagnosisEditRows],
  ['diagnosisCodes', diagnosisCodeRows().length],
  ['addOnCodes', addOnRows().length],
  ['adjustmentReasons', adjustmentReasonRows().length],
  ['drugProfiles', drugProfileRows().length],
])('%s has as many rows as it says', (table, rows) => {
  expect(starter[table]?.rows).toBe(rows)
})

test('asking again gives the same releases', () => {
  expect(starterReleases()).toBe(starter)
})

describe('structure of procedure codes', () => {
  const profile = (code: string) => starter.procedureProfiles?.data.find(procedureNumber(code))

  test.each<readonly [string, Partial<ProcedureProfile>]>([
    ['99204', { family: 'office-visit', level: 4, patient: 'new' }],
    ['99213', { family: 'office-visit', level: 3, patient: 'established' }],
    ['99285', { family: 'emergency-visit', level: 5, patient: 'either' }],
    ['99223', { family: 'hospital-initial', level: 3 }],
    ['92014', { section: 'medicine', family: 'eye-exam', patient: 'established' }],
    ['29881', { family: 'knee-arthroscopy', region: 'knee', sides: 'paired' }],
    ['45385', { family: 'colonoscopy', systems: ['digestive', 'blood'], sides: 'midline' }],
    ['43246', { family: 'feeding-tube' }],
    ['27590', { family: 'thigh-knee-surgery', region: 'leg' }],
    ['12013', { family: 'wound-repair', region: 'head' }],
    ['73721', { family: 'imaging', region: 'leg' }],
    ['80053', { section: 'laboratory', family: 'lab-panel' }],
    ['36415', { section: 'laboratory', family: 'specimen-collection' }],
    ['73562', { section: 'radiology', family: 'imaging', region: 'knee', sides: 'paired' }],
    ['90686', { section: 'drug', family: 'vaccine' }],
    ['00400', { section: 'anesthesia' }],
    ['J1885', { section: 'drug', family: 'injected-drug' }],
    ['J9271', { family: 'chemotherapy-drug' }],
    ['A0425', { section: 'transport', family: 'ambulance-mileage' }],
    ['E0601', { section: 'supply', family: 'positive-airway-equipment' }],
    ['1036F', { family: 'performance-measure' }],
    ['0001U', { section: 'laboratory', family: 'proprietary-laboratory' }],
  ])('%s', (code, expected) => {
    expect(profile(code)).toMatchObject(expected)
  })

  test('places stay out where a range mixes them', () => {
    expect(profile('36561')?.systems).toBeUndefined()
    expect(profile('64447')?.systems).toBeUndefined()
    expect(profile('27327')?.systems).toBeUndefined()
  })

  test.each(['', '00000', 'ZZZZZ', '19999'])('"%s" is in no range', (code) => {
    expect(profile(code)).toBeUndefined()
  })

  test('the narrowest range that holds a code speaks', () => {
    const bounds = profileRanges.map(([from, to, fact]) => {
      const first = procedureNumber(from)
      return { first, last: procedureNumber(to), width: procedureNumber(to) - first, fact }
    })
    fc.assert(
      fc.property(fc.constantFrom(...bounds), fc.nat(), ({ first, last }, offset) => {
        const code = first + (offset % (last - first + 1))
        fc.pre(code % 36 < 10)
        const holding = bounds.filter((range) => range.first <= code && code <= range.last)
        const least = Math.min(...holding.map(({ width }) => width))
        const narrowest = holding.filter(({ width }) => width === least).map(({ fact }) => fact)
        expect(narrowest).toContain(profile(procedureCode(code)))
      }),
    )
  })

  test('ranges run forward within one letter', () => {
    for (const [from, to] of profileRanges) {
      expect(procedureNumber(from)).toBeLessThanOrEqual(procedureNumber(to))
      expect(/^[A-Z]/.exec(from)?.[0]).toBe(/^[A-Z]/.exec(to)?.[0])
    }
  })
})

describe('structure of diagnosis codes', () => {
  const profile = (code: string) => starter.diagnosisProfiles?.data.find(code)

  test.each([
    ['M1711', { chapter: 13, region: 'knee', laterality: 'right', fitsAnything: false }],
    ['M25562', { region: 'knee', laterality: 'left', fitsAnything: true }],
    ['S82032A', { region: 'knee', laterality: 'left' }],
    ['S82035A', { laterality: 'left' }],
    ['S61213A', { region: 'hand', laterality: 'left' }],
    ['H2513', { systems: ['eye'], laterality: 'bilateral' }],
    ['E11321', { chapter: 4, systems: ['endocrine', 'eye', 'skin'] }],
    ['I130', { systems: ['cardiovascular', 'urinary'] }],
    ['R079', { chapter: 18, fitsAnything: true }],
    ['E119', { systems: ['endocrine', 'eye', 'skin'] }],
    ['T34531A', { systems: ['skin'], region: 'hand' }],
    ['T24332A', { systems: ['skin'], region: 'leg' }],
    ['K429', { region: 'abdomen' }],
    ['B351', { chapter: 1, systems: ['skin'], fitsAnything: false }],
    ['Z1211', { chapter: 21, fitsAnything: true }],
    ['Z1231', { chapter: 21, fitsAnything: true }],
    ['O0911', { chapter: 15, systems: ['pregnancy'] }],
    ['W1830XA', { chapter: 20, externalCause: true, fitsAnything: true }],
    ['C50912', { systems: ['breast'], laterality: 'left' }],
    ['I10', { systems: ['cardiovascular'], laterality: undefined }],
  ])('%s', (code, expected) => {
    expect(profile(code)).toMatchObject(expected)
  })

  test.each(['', '250', 'XX', 'M17.11', '4019', 'I10000000'])('"%s" is no ICD-10-CM', (code) => {
    expect(profile(code)).toBeUndefined()
  })
})

test.each([
  ['Z3800', ['newborn'], false],
  ['Z00129', ['pediatric'], false],
  ['O80', ['maternity'], false],
  ['N400', ['adult'], false],
  ['D631', [], true],
  ['I10', [], false],
])('age bands and manifestation of %s', (code, bands, manifestation) => {
  const edits = starter.diagnosisEdits?.data.find(code)
  expect(edits?.ageBands.map(({ name }) => name)).toEqual(bands)
  expect(edits?.manifestation).toBe(manifestation)
})

test.each([
  ['I10', true],
  ['E11', false],
  ['E116', false],
  ['E1165', true],
  ['M545', false],
  ['M5450', true],
  ['S82', false],
  ['X99', false],
])('%s billable: %s', (code, billable) => {
  expect(starter.diagnosisCodes?.data.find(code)).toEqual({ billable })
})

describe('NCCI', () => {
  const pair = (column1: string, column2: string) =>
    starter.ptpPractitioner?.data.find(
      procedureNumber(column1),
      procedureNumber(column2),
      day('2025-03-01'),
    )?.modifierIndicator

  test('pairs stand in their order only', () => {
    expect(pair('80053', '80048')).toBe(0)
    expect(pair('80048', '80053')).toBeUndefined()
    expect(pair('29881', '29877')).toBeDefined()
    expect(starter.ptpPractitioner?.data.mentions(procedureNumber('80053'))).toBe(true)
    expect(starter.ptpPractitioner?.data.mentions(procedureNumber('D0120'))).toBe(false)
  })

  test('unit limits', () => {
    expect(starter.muePractitioner?.data.find(procedureNumber('99213'))).toMatchObject({
      units: 2,
      adjudicationIndicator: 3,
    })
    expect(starter.muePractitioner?.data.find(procedureNumber('27447'))).toMatchObject({
      units: 1,
    })
  })

  test('an add-on and its primaries', () => {
    const edit = starter.addOnCodes?.data.find(procedureNumber('11045'))
    expect(edit?.type).toBe(1)
    expect(Array.from(edit?.primaries ?? [], procedureCode)).toEqual(['11042'])
  })
})

test.each([
  ['27447', 'A', '090'],
  ['20610', 'A', '000'],
  ['99213', 'A', 'XXX'],
  ['80053', 'X', 'XXX'],
  ['11045', 'A', 'ZZZ'],
])('fee schedule of %s', (code, status, globalDays) => {
  expect(starter.feeSchedule?.data.find(procedureNumber(code))).toMatchObject({
    status,
    globalDays,
  })
})

test('what lies on the midline has no side to bill', () => {
  const sided = feeScheduleRows().filter(
    ([code, { bilateral }]) =>
      (bilateral === '1' || bilateral === '3') &&
      starter.procedureProfiles?.data.find(procedureNumber(code))?.sides === 'midline',
  )
  expect(sided).toEqual([])
})

test('deleted families end on their day, and everyday codes stand', () => {
  const ends = (code: string) =>
    starter.procedureCodes?.data.find(procedureNumber(code))?.terminationDay
  expect(ends('99201')).toBe(day('2020-12-31'))
  expect(ends('99218')).toBe(day('2022-12-31'))
  expect(ends('99441')).toBe(day('2024-12-31'))
  expect(starter.procedureCodes?.data.find(procedureNumber('99213'))).toBeDefined()
  expect(ends('99213')).toBeUndefined()
})

describe('drugs', () => {
  const drug = (name: string) => starter.drugProfiles?.data.find(name)

  test('a brand leads to its ingredient', () => {
    expect(drug('lipitor')).toBe(drug('atorvastatin'))
    expect(drug('norco')).toMatchObject({
      ingredient: 'acetaminophen; hydrocodone',
      schedule: 2,
    })
  })

  test('an exclusion of one brand is not that of its ingredient', () => {
    expect(drug('viagra')?.partDExclusion).toBe('erectile dysfunction')
    expect(drug('sildenafil')?.partDExclusion).toBeUndefined()
    expect(drug('alprazolam')?.partDExclusion).toBeUndefined()
  })

  test('factors of 2022', () => {
    const factor = (name: string) => starter.opioidFactors?.data.find(name)?.factor
    expect(factor('hydromorphone')).toBe(5)
    expect(factor('tramadol')).toBe(0.2)
    expect(factor('fentanyl|patch')).toBe(2.4)
    expect(factor('buprenorphine')).toBeUndefined()
  })
})

test.each([
  ['59', true],
  ['XS', true],
  ['25', true],
  ['LT', true],
  ['76', false],
  ['26', false],
  ['50', false],
])('modifier %s may bypass an edit: %s', (code, ncciBypass) => {
  expect(starter.modifiers?.data.find(code)).toMatchObject({ ncciBypass })
})

test('places of service, panels and adjustment reasons', () => {
  expect(starter.placesOfService?.data.find('21')).toMatchObject({ facility: true })
  expect(starter.placesOfService?.data.find('11')).toMatchObject({ facility: false })
  expect(starter.placesOfService?.data.find('28')).toBeUndefined()
  expect(starter.labPanels?.data.find(procedureNumber('80053'))).toHaveLength(14)
  expect(starter.adjustmentReasons?.data.find('18')?.theme).toBe('duplicate')
})
