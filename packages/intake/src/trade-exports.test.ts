import { describe, expect, it } from 'vitest'
import { readText, refusalOf } from './testing/read-text.ts'

const text = (...rows: readonly string[]) => rows.join('\n')

describe('cells that are merged with those above', () => {
  const header = 'Patient,DOB,Claim No,DOS,CPT,Charge,Paid'
  const report = text(
    header,
    'P1,03/12/1975,C1,01/15/2024,99213,150.00,78.80',
    ',,,01/15/2024,36415,12.00,3.00',
    ',,Claim Total,,,162.00,81.80',
    'P2,07/04/1982,C2,01/16/2024,99214,210.50,131.20',
    ',,C3,01/20/2024,80053,45.00,14.00',
    'P3,07/04/1990,,01/21/2024,80053,45.00,14.00',
  )

  it('are read as what stands above, as far as it is of the same person', async () => {
    const { lines, file } = await readText(report)
    expect(lines.map(({ patientKey, claimId }) => [patientKey, claimId])).toEqual([
      ['P1', 'C1'],
      ['P1', 'C1'],
      ['P2', 'C2'],
      ['P2', 'C3'],
      ['P3', undefined],
    ])
    expect(file.notes.join(' ')).toContain(
      'were read as of the same patient or claim as the row above. This is an assumption.',
    )
  })

  it('are not seen where a file repeats what stands above, and leaves some cells blank', async () => {
    const { lines, file } = await readText(
      text(
        header,
        'P1,03/12/1975,C1,01/15/2024,99213,150.00,78.80',
        'P1,03/12/1975,C1,01/15/2024,36415,12.00,3.00',
        ',,,01/16/2024,99214,210.50,131.20',
        ',,,01/20/2024,80053,45.00,14.00',
      ),
    )
    expect(lines[2]?.patientKey).toBeUndefined()
    expect(lines[3]?.claimId).toBeUndefined()
    expect(file.notes.join(' ')).not.toContain('row above')
  })

  it('are not seen where one column alone is blank now and then', async () => {
    const rows = Array.from(
      { length: 20 },
      (_, at) => `${at === 7 || at === 12 ? '' : `P${at}`},01/15/2024,99213,150.00`,
    )
    const { lines } = await readText(text('Patient,DOS,CPT,Charge', ...rows))
    expect(lines[7]?.patientKey).toBeUndefined()
  })
})

describe('two columns of what was paid', () => {
  it('are told apart by what adds up', async () => {
    const { lines } = await readText(
      text(
        'Claim ID,DOS,CPT,Line Chg,Reimb to Prov,Total Paid',
        'C1,01/15/2024,99213,150.00,78.80,81.80',
        'C1,01/15/2024,36415,12.00,3.00,81.80',
        'C2,01/16/2024,99214,210.50,131.20,131.20',
      ),
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([7880, 300, 13_120])
    expect(lines[0]?.claimPaidCents).toBe(8180)
  })

  it('stay as they are called where nothing adds up', async () => {
    const { lines, file } = await readText(
      text(
        'Claim ID,DOS,CPT,Charge,Interest to Prov,Paid',
        'C1,01/15/2024,99213,150.00,1.10,78.80',
        'C1,01/15/2024,36415,12.00,0.20,3.00',
        'C2,01/16/2024,99214,210.50,0.90,131.20',
      ),
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([7880, 300, 13_120])
    expect(file.notes.join(' ')).toContain('The column Interest to Prov holds amounts')
  })
})

describe('digits without a decimal point', () => {
  it('filled with zeros to one width are cents, and it is said', async () => {
    const { lines, file } = await readText(
      text(
        'CLM-NO|SVC-FR-DT|PROC-CD|SVC-UNITS|CHRG-AMT|PAID-AMT',
        'C1|20240115|99213|0000001000|000015000|000007880',
        'C2|20240116|36415|0000002000|000001200|00000030}',
        'C3|20240116|36415|0000001000|000001200|000000300',
      ),
    )
    expect(
      lines.map(({ chargeCents, paidCents, units }) => [chargeCents, paidCents, units]),
    ).toEqual([
      [15_000, 7880, 1],
      [1200, -300, 2],
      [1200, 300, 1],
    ])
    expect(file.notes.join(' ')).toMatch(/last two digits were read as cents.*three decimals/)
  })

  it('are dollars where they are of many widths', async () => {
    const { lines, file } = await readText(
      text('Claim,DOS,CPT,Charge', 'C1,01/15/2024,99213,150', 'C2,01/15/2024,99215,1210'),
    )
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([15_000, 121_000])
    expect(file.notes).toEqual([])
  })
})

describe('lines of bills', () => {
  it('have the price of a day where the code stands otherwise', async () => {
    const { lines } = await readText(
      text(
        'PAT CTL NO,STMT FROM,STMT THRU,REV,HCPCS/RATE,UNITS,TOTAL CHARGES',
        'A1,01152024,01152024,0450,99284 25,1,2204.00',
        'A2,01162024,01192024,0120,900.00,3,2700.00',
      ),
    )
    expect(lines[1]).toMatchObject({ claimId: 'A2', procedureCode: undefined, revenueCode: '0120' })
    expect(lines[0]).toMatchObject({ procedureCode: '99284', modifiers: ['25'] })
  })

  it.each(['Subtotal 1001', 'Subtotal group ACME-100 2 claims'])(
    'end with a subtotal that says of what: %s',
    async (subtotal) => {
      const fills = [
        'Rx #,Fill Date,NDC,Drug,Qty,Plan Paid',
        '1,1/15/24,00071015523,LIPITOR,30,35.00',
      ]
      const { lines, setAside } = await readText(text(...fills, `,,,${subtotal},,35.00`))
      expect(lines).toHaveLength(1)
      expect(setAside[0]?.reason).toContain('a total')
    },
  )

  it('name organs of which a part is taken out', async () => {
    const { lines } = await readText(
      text('Acct #,DOS,CPT,Description,Charge', '1,1/15/24,60252,SUBTOTAL THYROIDECTOMY,900.00'),
    )
    expect(lines).toHaveLength(1)
  })

  it('without names of columns are refused as that', async () => {
    const { code, message } = await refusalOf(
      text(
        'C1,M1,03/12/1975,F,01/15/2024,11,99213,25,E11.9,1,150.00,98.50',
        'C2,M2,07/04/1982,M,01/16/2024,11,99214,,J06.9,1,210.50,164.00',
      ),
    )
    expect([code, message]).toEqual(['no-header', expect.stringContaining('Add a header row')])
  })
})
