import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { procedureCode, type FeeScheduleRow } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { adjustmentReasonRows } from './adjustment-reasons.ts'
import { procedureCodeRows } from './codes/procedure-codes.ts'
import { diagnosisCodeRows } from './diagnoses/diagnosis-codes.ts'
import { starterReleases } from './index.ts'
import { drugProfileRows } from './drugs/drug-profiles.ts'
import { feeScheduleRows } from './fees/fee-schedule.ts'
import { modifierRows } from './modifiers.ts'
import { addOnRows } from './ncci/add-on-codes.ts'
import { mueRows } from './ncci/mue-tables.ts'
import { hospitalPairs, practitionerPairs, type PtpRow } from './ncci/ptp-tables.ts'
import { placeOfServiceRows } from './places-of-service.ts'

const folder = new URL('../../../../../shared/data/reference/', import.meta.url)

// Every fact of the starter pack against the official table, where the copies are at hand.
describe.skipIf(!existsSync(folder))('starter facts agree with the official tables', () => {
  test('fee schedule indicators of July 2024', () => {
    const official = new Map(
      table('pfs_rvu_indicators_2024-07.csv')
        .filter((row) => row['mod'] === '')
        .map((row) => [row['hcpcs_code'], row]),
    )
    const differ = feeScheduleRows().filter(
      ([code, row]) => indicatorsOf(official.get(code), row) !== Object.values(row).join(' '),
    )
    expect(differ).toEqual([])
  })

  test.each([
    ['practitioner', mueRows.practitioner, 'ncci_mue_practitioner_2024Q3.csv'],
    ['hospital', mueRows.hospital, 'ncci_mue_outpatient_hospital_2024Q3.csv'],
    ['DME', mueRows.dme, 'ncci_mue_dme_2024Q3.csv'],
  ])('unit limits of 2024 Q3, %s', (_, rows, file) => {
    const official = new Map(
      table(file).map((row) => [row['hcpcs_code'], `${row['mue_units']} ${row['mue_mai']}`]),
    )
    const differ = rows().filter(
      ([code, limit]) => official.get(code) !== `${limit.units} ${limit.adjudicationIndicator}`,
    )
    expect(differ).toEqual([])
  })

  test('practitioner unit limits stand in April 2026', () => {
    const official = new Map(
      csvRows(read('MCR_MUE_PractitionerServices_Eff_04-01-2026.csv')).map(
        ([code, units, indicator]) => [code, `${units} ${indicator?.charAt(0)}`],
      ),
    )
    const differ = mueRows
      .practitioner()
      .filter(
        ([code, limit]) => official.get(code) !== `${limit.units} ${limit.adjudicationIndicator}`,
      )
    expect(differ).toEqual([])
  })

  test.each([
    ['practitioner', practitionerPairs, 'ncci_ptp_practitioner_2024Q3.csv.gz'],
    ['hospital', hospitalPairs, 'ncci_ptp_hospital_2024Q3.csv.gz'],
  ])(
    'pairs active in 2024 Q3, %s',
    (_, pairs, file) => {
      const wanted = new Map(pairs().map((row) => [keyOf(row), row.edit.modifierIndicator]))
      const active = new Map<string, number>()
      for (const line of read(file).split('\n')) {
        const [column1, column2, deletion, indicator] = line.split(',')
        const key = `${column1} ${column2}`
        if (deletion === '9999-12-31' && wanted.has(key)) active.set(key, Number(indicator))
      }
      expect(active).toEqual(wanted)
      expect(wanted.size).toBe(pairs().length)
    },
    120_000,
  )

  test('add-on codes of June 2024: all primaries, and the type', () => {
    const official = new Map<string, string[]>()
    for (const row of table('ncci_aoc_2024-06-03.csv')) {
      const key = `${row['aoc_edit_type']} ${row['add_on_code']}`
      const primary = row['primary_code'] === 'CCCCC' ? [] : [row['primary_code'] ?? '']
      official.set(key, [...(official.get(key) ?? []), ...primary])
    }
    const differ = addOnRows().filter(([code, edit]) => {
      const listed = official.get(`${edit.type} ${code}`)?.sort().join(' ')
      return listed !== Array.from(edit.primaries, procedureCode).sort().join(' ')
    })
    expect(differ).toEqual([])
  })

  test('procedure codes: active ones of July 2024 are listed, ended ones are not', () => {
    const listed = new Set(
      [...table('pfs_rvu_indicators_2024-07.csv'), ...table('ncci_mue_dme_2024Q3.csv')].map(
        (row) => row['hcpcs_code'],
      ),
    )
    const july = 19905
    const differ = procedureCodeRows().filter(([code, { effectiveDay, terminationDay }]) => {
      const stood = (effectiveDay ?? july) <= july && july <= (terminationDay ?? july)
      return stood ? !listed.has(code) : listed.has(code) && !endedThatSpring(code)
    })
    expect(differ).toEqual([])
  })

  test('diagnosis codes of fiscal year 2024', () => {
    const official = new Map(
      table('icd10cm_FY2024.csv.gz').map((row) => [plain(row['icd_code']), row['valid'] === '1']),
    )
    const differ = diagnosisCodeRows().filter(
      ([code, { billable }]) => official.get(code) !== billable,
    )
    expect(differ).toEqual([])
  })

  // The first to ask for the profile of seventy thousand codes.
  test('sides of complete diagnosis codes', { timeout: 120_000 }, () => {
    const profiles = starterReleases().diagnosisProfiles?.data
    const differ = table('icd10cm_FY2024.csv.gz')
      .filter((row) => row['valid'] === '1')
      .filter((row) => {
        const said = profiles?.find(plain(row['icd_code']))?.laterality
        const sided = said === 'left' || said === 'right' || said === 'bilateral'
        return sided && !new RegExp(`\\b${said}\\b`, 'i').test(row['icd_description'] ?? '')
      })
    expect(differ).toEqual([])
  })

  test('chapters of every category', () => {
    const profiles = starterReleases().diagnosisProfiles?.data
    const differ = table('icd10cm_FY2024.csv.gz').filter(
      (row) => profiles?.find(plain(row['icd_code']))?.chapter !== Number(row['icd_ch_no']),
    )
    expect(differ).toEqual([])
  })

  test('Medicare Code Editor lists of fiscal year 2024, for every complete code', () => {
    const official = new Map<string, Set<string>>()
    for (const row of table('mce_v41.1_code_edits_FY2024.csv')) {
      const code = plain(row['icd_code'])
      const rules = official.get(code) ?? new Set()
      official.set(code, rules.add(row['icd_conflict_rule']?.split(' ')[0] ?? ''))
    }
    const edits = starterReleases().diagnosisEdits?.data
    const differ = table('icd10cm_FY2024.csv.gz')
      .filter((row) => row['valid'] === '1')
      .map((row) => plain(row['icd_code']))
      .filter((code) => {
        const said = edits?.find(code)
        const names = said?.ageBands.map(({ name }) => bandTitles[name] ?? name) ?? []
        if (said?.manifestation) names.push('Manifestation')
        if (said?.sex) names.push(said.sex === 'F' ? 'Female' : 'Male')
        const listed = Array.from(official.get(code) ?? [])
        return names.sort().join() !== listed.sort().join()
      })
    expect(differ).toEqual([])
  })

  test('places of service and whether they are facilities', () => {
    const official = table('place_of_service_2024-06.csv')
      .filter((row) => row['pos_type'] !== 'Unassigned')
      .map((row) => [row['pos_code'], row['pos_type'] === 'Facility'])
    expect(placeOfServiceRows.map(([code, { facility }]) => [code, facility])).toEqual(official)
  })

  test('modifiers are all there are', () => {
    const codes = table('modifiers_2024-06.csv').map((row) => row['mod_code'] ?? '')
    expect(new Set(modifierRows.map(([code]) => code))).toEqual(new Set(codes))
  })

  test('adjustment reasons exist, and the retired ones ended when we say', () => {
    const official = new Map(
      table('carc_rarc_codes_2024-06.csv')
        .filter((row) => row['adj_type'] === 'CARC')
        .map((row) => [row['adj_code'], row['adj_end_date'] !== '']),
    )
    const differ = adjustmentReasonRows().filter(
      ([code, { endDay }]) => official.get(code) !== (endDay !== undefined),
    )
    expect(differ).toEqual([])
  })

  test('DEA schedules of ingredients', () => {
    const profiles = new Map(drugProfileRows())
    const differ = table('universal_med_ids_ndc.csv').filter((row) => {
      const ingredient = row['Generic Description']?.toLowerCase() ?? ''
      const profile = profiles.get(ingredient) ?? profiles.get(ingredient.replace(salts, ''))
      return profile && (row['DEA'] ?? '') !== scheduleText(profile.schedule, row['DEA'])
    })
    expect(differ).toEqual([])
  })
})

const salts = / (sulfate|hcl|citrate|sodium|cypionate|undecanoate|enanthate|tartrate)$/
const bandTitles: Readonly<Record<string, string>> = {
  newborn: 'Perinatal/Newborn',
  pediatric: 'Pediatric',
  maternity: 'Maternity',
  adult: 'Adult',
}

/** The list writes schedule III as `2I`. */
function scheduleText(schedule: number | undefined, official: string | undefined): string {
  if (schedule === 3) return official === '2I' ? '2I' : '3'
  return schedule === undefined ? '' : String(schedule)
}

/** Level II codes ended in March 2024 that the July file still lists. */
function endedThatSpring(code: string): boolean {
  return ['J1020', 'J1030', 'J1040', 'J2930', 'J9070', 'J9250'].includes(code)
}

function indicatorsOf(
  row: Record<string, string> | undefined,
  { office }: FeeScheduleRow,
): string | undefined {
  if (!row) return undefined
  const shares = ['pre_op', 'intra_op', 'post_op'].map((name) =>
    Number(Number(row[name]).toFixed(4)),
  )
  const values: Record<keyof FeeScheduleRow, string | number | undefined> = {
    status: row['status'],
    globalDays: row['glob'],
    pcTc: row['pctc'],
    multipleProcedure: row['mult_proc'],
    bilateral: row['bilat_surg'],
    assistantSurgeon: row['asst_surg'],
    coSurgeon: row['co_surg'],
    teamSurgeon: row['team_surg'],
    preOperative: shares[0],
    intraOperative: shares[1],
    postOperative: shares[2],
    endoscopicBase: row['endo_base'] || undefined,
    office: office && (row['non_na'] === 'NA' ? 'rare' : 'usual'),
  }
  return Object.values(values)
    .filter((value) => value !== undefined)
    .join(' ')
}

function keyOf({ column1, column2 }: PtpRow): string {
  return `${column1} ${column2}`
}

function plain(code: string | undefined): string {
  return (code ?? '').replace('.', '')
}

function read(file: string): string {
  const bytes = readFileSync(new URL(file, folder))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

function table(file: string): Record<string, string>[] {
  const [header = [], ...rows] = csvRows(read(file))
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
}

/** Rows of a comma-separated text with quoted fields. */
function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1) rows.push(row)
    row = []
  }
  return rows
}
