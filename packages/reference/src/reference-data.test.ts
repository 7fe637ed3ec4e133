import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { day, procedureNumber } from '@plumbline/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { importReferenceFiles, type ImportReport } from './import-reference-files.ts'
import { loadReference, type Reference } from './load-reference.ts'
import { importedTable, temporaryFolder } from './testing/import-files.ts'

const source = path.resolve(import.meta.dirname, '../../../../shared/data/reference')
const code = procedureNumber

/** The tables and rows that files of the public data set give; it may hold others besides. */
const expected: Readonly<Record<string, string | readonly string[]>> = {
  'HCPC2026_recordlayout.txt': 'unknown-file',
  'MCR_MUE_PractitionerServices_Eff_04-01-2026.csv': ['muePractitioner 2026 Q2 15095'],
  'asp_ndc_hcpcs_crosswalk_2026-01.csv': ['drugBillingUnits 2026 Q1 6945'],
  'asp_payment_limits_2026-01.csv': ['drugPaymentLimits 2026 Q1 876'],
  'carc_rarc_codes_2024-06.csv': ['adjustmentReasons 2024 Q2 405'],
  'ANES2026.csv': ['anesthesiaFactors 2026 110'],
  'DMEPOS26_JAN.csv.gz': ['equipmentFees 2026 Q1 2065'],
  'PPRRVU2026_Jan_QPP.csv.gz': 'unknown-file',
  'anesthesia_base_units_2022.csv': ['anesthesiaBases 2022 275'],
  'asc_2025-10_addendum_aa.csv.gz': ['surgeryCenterServices 2025 Q4 4201'],
  'asc_2025-10_addendum_bb.csv.gz': ['surgeryCenterServices 2025 Q4 2534'],
  'asc_2025-10_addendum_ee.csv.gz': ['surgeryCenterServices 2025 Q4 2109'],
  'asc_2025-10_addendum_ff.csv.gz': 'unknown-file',
  'cdc_mme_by_ndc_2018-09.xlsx': ['opioidProducts 2018 14324'],
  'hcpc2026_jan_anweb_01122026.zip': ['procedureCodes 2026 Q1 8623'],
  'hcpcs_lvl2_indicators_2024-07.csv': ['procedureCodes 2024 Q3 8033'],
  'icd10cm_FY2024.csv.gz': ['diagnosisCodes FY2024 97296'],
  'lcd_x_hcpc_code.csv': ['coverageDeterminations 2025-05-15 1785'],
  'mce_v41.1_code_edits_FY2024.csv': ['diagnosisEdits FY2024 5343'],
  'modifiers_2024-06.csv': ['modifiers 2024 426'],
  'nadac_subset_2025-12-24.csv': ['drugPrices 2025-12-24 2489', 'drugLabels 2025-12-24 2489'],
  'ncci_aoc_2024-06-03.csv': ['addOnCodes 2024 Q2 668'],
  'ncci_mue_dme_2024Q3.csv': ['mueDme 2024 Q3 2928'],
  'ncci_mue_outpatient_hospital_2024Q3.csv': ['mueHospital 2024 Q3 14628'],
  'ncci_mue_practitioner_2024Q3.csv': ['muePractitioner 2024 Q3 14677'],
  'ncci_ptp_hospital_2024Q3.csv.gz': ['ptpHospital 2024 Q3 1775818'],
  'ncci_ptp_practitioner_2024Q3.csv.gz': ['ptpPractitioner 2024 Q3 2546017'],
  'opps_2025_nfrm_addendum_p_device_intensive.txt': ['deviceIntensive 2025 535'],
  'icd10cm_tabular_notes_FY2021.csv.gz': ['excludedDiagnoses FY2021 2493'],
  'icd10pcs_order_2026.txt.gz': ['inpatientProcedureCodes FY2026 80029'],
  'msdrg_v40-v43.1_exclusion_groups.csv.gz': ['excludingPrincipals MS-DRG 2857'],
  'ipps_table5_FY2026_weights_los.csv': ['drgs FY2026 770'],
  'msdrg_v40-v43.1_diagnosis_mdc_cc.csv.gz': [
    'drgDiagnoses FY2023 73681',
    'drgDiagnoses FY2024 74044',
    'drgDiagnoses FY2025 74260',
    'drgDiagnoses FY2026 74719',
  ],
  'opps_addendum_b_2025-10.csv': ['oppsStatus 2025 Q4 18798'],
  'pfs_rvu_2024-07.csv': [
    'feeSchedule 2024 Q3 16471',
    'procedureCodes 2024 Q3 10752',
    'feeSchedulePayments 2024 Q3 7446',
    'relativeValues 2024 Q3 7569',
  ],
  'pfs_rvu_indicators_2024-07.csv': ['feeSchedule 2024 Q3 16471', 'procedureCodes 2024 Q3 10752'],
  'place_of_service_2024-06.csv': ['placesOfService 2024 52'],
  'tuva_terminology__bill_type.csv': 'unknown-file',
  'tuva_terminology__discharge_disposition.csv': 'unknown-file',
  'tuva_terminology__ms_drg.csv': 'unknown-file',
  'tuva_terminology__place_of_service.csv': 'unknown-file',
  'tuva_terminology__revenue_center.csv': 'unknown-file',
  'universal_med_ids_ndc.csv': ['drugs selection 14874'],
}

describe.skipIf(!existsSync(source))('the public reference files (skipped where absent)', () => {
  let reports: readonly ImportReport[]
  let reference: Reference
  const inQuarter = day('2024-08-15')

  beforeAll(async () => {
    const folder = await temporaryFolder()
    const files = readdirSync(source).filter((file) => file in expected)
    reports = await importReferenceFiles(
      files.sort().map((file) => path.join(source, file)),
      { folder },
    )
    reference = loadReference({ folder })
  }, 120_000)

  test('each is imported whole or refused', () => {
    const outcome = (report: ImportReport) =>
      'refused' in report
        ? report.refused.code
        : report.imported.map(({ table, release, rows }) => `${table} ${release} ${rows}`)
    expect(
      Object.fromEntries(reports.map((report) => [path.basename(report.file), outcome(report)])),
    ).toEqual(expected)
  })

  test('every edit that stands in the file is found, with its indicator and rationale', () => {
    const { data } = importedTable(reference, 'ptpPractitioner')
    const text = gunzipSync(readFileSync(path.join(source, 'ncci_ptp_practitioner_2024Q3.csv.gz')))
    let compared = 0
    text
      .toString('utf8')
      .split('\n')
      .forEach((line, index) => {
        if (index % 101 !== 0 || !line.includes(',9999-12-31,')) return
        const [one = '', two = '', , indicator, rationale] = line.trim().split(',')
        expect(data.find(code(one), code(two), inQuarter)).toEqual({
          modifierIndicator: Number(indicator),
          effectiveDay: undefined,
          deletionDay: undefined,
          rationale,
        })
        compared++
      })
    expect(compared).toBeGreaterThan(10_000)
  }, 60_000)

  test('an edit that was deleted applies up to its last day and not after', () => {
    const { data } = importedTable(reference, 'ptpPractitioner')
    const find = (on: string) => data.find(code('0001A'), code('0591T'), day(on))
    expect(find('2023-12-31')?.deletionDay).toBe(day('2023-12-31'))
    expect(find('2024-01-01')).toBeUndefined()
  })

  test('facts of everyday codes', () => {
    const fees = importedTable(reference, 'feeSchedule').data
    expect(fees.find(code('99213'))).toMatchObject({ status: 'A', globalDays: 'XXX' })
    expect(fees.find(code('29881'))).toMatchObject({ globalDays: '090', intraOperative: 0.69 })
    expect(fees.find(code('77067'))).toMatchObject({ status: 'A', pcTc: '1' })
    const payments = importedTable(reference, 'feeSchedulePayments').data
    expect(payments.find(code('99213'))).toEqual({ facilityCents: 6524, nonFacilityCents: 9087 })
    const diagnoses = importedTable(reference, 'diagnosisCodes').data
    expect(diagnoses.find('E119')).toEqual({ billable: true })
    expect(diagnoses.find('M17')).toEqual({ billable: false })
    expect(diagnoses.find('E1199')).toBeUndefined()
    const addOns = importedTable(reference, 'addOnCodes').data
    expect(addOns.find(code('99292'))?.primaries).toEqual(new Set([code('99291')]))
    const edits = importedTable(reference, 'diagnosisEdits').data
    expect(edits.find('O80')).toMatchObject({ sex: 'F', ageBands: [{ from: 9, to: 64 }] })
    const places = importedTable(reference, 'placesOfService').data
    expect([places.find('11')?.facility, places.find('21')?.facility]).toEqual([false, true])
    const opioids = importedTable(reference, 'opioidProducts').data
    expect(opioids.find('00406051201')).toMatchObject({
      ingredient: 'oxycodone',
      strengthPerUnit: 5,
    })
  })

  test('codes that exist, that do not, and of which nothing can be said', () => {
    const releases = reference.tables.procedureCodes?.releases ?? []
    const { data } =
      releases.find((each) => !each.starter && each.from <= inQuarter && inQuarter <= each.to) ?? {}
    const known = (each: string) => data?.find(code(each)) !== undefined
    const whole = (each: string) => data?.completeFor?.(code(each))
    expect(['99213', 'J1100', '99299', 'A0001'].map(known)).toEqual([true, true, false, false])
    // A code of 2026, in the later of the two files that cover the day.
    expect(data?.find(code('G9871'))).toMatchObject({ effectiveDay: day('2026-01-01') })
    expect(['99299', 'J1100', 'A0001', '0001U', 'D0120'].map(whole)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
