import { describe, expect, it } from 'vitest'
import { readText, refusalOf } from './testing/read-text.ts'

const text = (...rows: readonly string[]) => rows.join('\n')

describe('tables that are no claims', () => {
  it.each([
    [
      'code-list',
      'a fee schedule with its dates',
      text(
        'HCPCS,Mod,Effective Date,End Date,Facility Fee',
        '99213,,01/01/2024,12/31/2024,72.10',
        '93000,26,01/01/2024,12/31/2024,8.00',
      ),
    ],
    [
      'code-list',
      'codes with the days on which they began',
      text('hcpcs_code,list,start_date', 'A1814,DX,2015-10-01', 'A1815,DX,2015-10-01'),
    ],
    [
      'code-list',
      'rates of a contract',
      text(
        'Contract,Provider NPI,CPT Code,Rate',
        'K1,1234567893,99213,88',
        'K1,1234567893,99214,1',
      ),
    ],
    [
      'code-list',
      'a formulary',
      text('NDC,Drug Name,Tier,Quantity Limit', '00093101242,METFORMIN,1,180'),
    ],
    [
      'other-table',
      'prior authorizations',
      text(
        'Auth Number,Member ID,Procedure Code,Approved Units,Auth Start Date',
        'A1,M1,97110,8,01/05/2024',
      ),
    ],
    [
      'other-table',
      'appointments',
      text('Patient ID,Appointment Date,Status,CPT', 'P1,2024-01-02,Completed,99213'),
    ],
    [
      'other-table',
      'laboratory results',
      text('Patient ID,Date,Test Code,Result,Reference Range', 'P1,2024-01-02,80053,98,70-99'),
    ],
    [
      'other-table',
      'totals by month',
      text('Month,CPT,Units,Allowed,Paid', '2024-01,99213,1200,110000.00,88000.00'),
    ],
    [
      'no-service-column',
      'pairs of codes',
      text('Column 1,Column 2,Modifier Indicator', '80053,80048,0', '99213,94760,1'),
    ],
  ])('are refused as %s: %s', async (code, _, file) => {
    const refusal = await refusalOf(file)
    expect(refusal.code).toBe(code)
    expect(refusal.message).toMatch(/^The file looks like .*Send the claims that were billed/)
  })

  it.each([
    [
      'claims with the number of their authorization',
      'Claim ID,Auth Number,Approved Units',
      'C1,A1,8',
    ],
    ['claims with the month of service', 'Claim ID,Month', 'C1,2024-01'],
    ['claims with validity of the price', 'Claim ID,Rate Effective Date', 'C1,2024-01-01'],
  ])('but not %s', async (_, header, cells) => {
    const { lines } = await readText(
      text(`${header},Member ID,DOS,CPT,Charge`, `${cells},M1,2024-01-05,99213,120.00`),
    )
    expect(lines).toHaveLength(1)
  })

  it('such as dates and codes alone, where the dates are of services', async () => {
    const { lines } = await readText(text('Date of Service,CPT', '2024-01-05,99213'))
    expect(lines).toHaveLength(1)
  })
})
