import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { compareStanding } from './order/compare-standing.ts'
import { buildBatch } from './build-batch.ts'

const field = <const Value>(...values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })

const someLine = fc.record({
  patientKey: field('P1', 'P2', 'P3'),
  claimId: field('A', 'B', 'C', 'D'),
  serviceFromDay: field(19_800, 19_801, 19_890),
  renderingNpi: field('1234567893', '1003000126'),
  billingNpi: field('1003000134'),
  specialty: field('08', '11'),
  claimType: field('professional', 'institutional', 'dme'),
  billType: field('111', '131'),
})

const someLines = fc
  .array(someLine, { maxLength: 30 })
  .map((fields) =>
    fields.map((known, index) =>
      claimLine({ auditType: 'medical', ...known, index, row: index + 2 }),
    ),
  )

const byIndex = (lines: readonly ClaimLine[]) => lines.toSorted((a, b) => a.index - b.index)

describe('groups of lines', () => {
  test('every line stands in exactly one patient, by day, then as they stand', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const patients = buildBatch(lines).patients.toArray()
        expect(byIndex(patients.flatMap((patient) => patient.lines))).toEqual(lines)
        for (const patient of patients) {
          expect(patient.lines).toEqual(
            byIndex(patient.lines).sort(
              (one, two) =>
                (one.serviceFromDay ?? 99_999) - (two.serviceFromDay ?? 99_999) ||
                compareStanding(one, two),
            ),
          )
          expect(new Set(patient.lines.map((line) => line.patientKey)).size).toBe(1)
        }
      }),
    )
  })

  test('every line with a day stands in exactly one encounter, alike with its neighbors', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const encounters = buildBatch(lines).encounters.toArray()
        const dated = lines.filter((line) => line.serviceFromDay !== undefined)
        expect(byIndex(encounters.flatMap((encounter) => encounter.lines))).toEqual(dated)
        for (const { lines: together, day, patient } of encounters) {
          expect(new Set(together.map((line) => line.serviceFromDay))).toEqual(new Set([day]))
          expect(together.every((line) => patient.lines.includes(line))).toBe(true)
        }
        const keys = encounters.map(
          ({ patientKey, day, setting, provider }) =>
            `${patientKey} ${day} ${setting} ${provider.key} ${provider.identity}`,
        )
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  test('every line with a claim number stands in its claim', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const claims = buildBatch(lines).claims.toArray()
        for (const claim of claims) {
          expect(claim.lines).toEqual(lines.filter((line) => line.claimId === claim.claimId))
        }
        const counted = claims.reduce((sum, claim) => sum + claim.lines.length, 0)
        expect(counted).toBe(lines.filter((line) => line.claimId !== undefined).length)
      }),
    )
  })

  test('a claim stands for a patient whom the file does not name', () => {
    const lines = ['A', 'A', 'B'].map((claimId, index) => claimLine({ claimId, index, row: index }))
    const patients = buildBatch(lines).patients.toArray()
    expect(patients.map((patient) => [patient.identified, patient.lines.length])).toEqual([
      [false, 2],
      [false, 1],
    ])
  })

  test('an inpatient claim is read by its discharge day', () => {
    const stay = { claimId: 'A', claimType: 'institutional', billType: '111' } as const
    const lines = [claimLine({ ...stay, serviceFromDay: 19_800, dischargeDay: 19_804 })]
    expect(buildBatch(lines).claims.at(0).day).toBe(19_804)
  })
})
