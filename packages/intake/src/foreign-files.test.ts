import { day } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { readText, refusalOf } from './testing/read-text.ts'

const text = (...rows: readonly string[]) => `${rows.join('\n')}\n`
const fieldsOf = (columns: readonly { header: string; field: unknown }[]) =>
  Object.fromEntries(columns.map(({ header, field }) => [header, field]))

describe('quantity, price and total', () => {
  it('make the total the charge, and keep the price of one unit', async () => {
    const { lines } = await readText(
      text(
        'Account #,Patient,Date,Code,Qty,Unit Price,Total',
        'A1,P1,2024-01-05,99213,1,120.00,120.00',
        'A1,P1,2024-01-05,J1885,4,5.25,21.00',
      ),
    )
    expect(lines).toMatchObject([
      { claimId: 'A1', units: 1, unitPriceCents: 12000, chargeCents: 12000 },
      { claimId: 'A1', units: 4, unitPriceCents: 525, chargeCents: 2100 },
    ])
  })

  it('are told by their arithmetic where the price is called no more than that', async () => {
    const { lines } = await readText(
      text(
        'Claim,Patient ID,Date,CPT,Qty,Price,Amount',
        'C1,P1,2024-01-05,J1885,4,5.25,21.00',
        'C2,P1,2024-01-06,97110,3,9.00,27.00',
        'C3,P1,2024-01-06,99213,1,90.00,90.00',
      ),
    )
    expect(lines[0]).toMatchObject({ unitPriceCents: 525, chargeCents: 2100 })
  })

  it('leave a price that does not multiply out of it', async () => {
    const { columns } = await readText(
      text(
        'Claim,Patient ID,Date,CPT,Qty,Unit Price,Charge',
        'C1,P1,2024-01-05,J1885,4,3.00,21.00',
        'C2,P1,2024-01-06,97110,3,4.00,27.00',
      ),
    )
    expect(fieldsOf(columns)).toMatchObject({ 'Unit Price': 'ignored', Charge: 'chargeCents' })
  })

  it('do not take a charge per line for a price beside the amount allowed', async () => {
    const { lines } = await readText(
      text(
        'Claim,Patient ID,Date,CPT,Units,Price,Allowed Amount',
        'C1,P1,2024-01-05,J1885,4,21.00,16.00',
        'C2,P1,2024-01-06,97110,3,27.00,20.00',
      ),
    )
    expect(lines[0]?.unitPriceCents).toBeUndefined()
    expect(lines[0]?.chargeCents).toBe(2100)
  })
})

describe('facts above the table in two rows', () => {
  it('hold for its lines, whatever names stand in them', async () => {
    const { lines, setAside } = await readText(
      text(
        'Memorial Hospital,,,,',
        'Account Number,Patient Name,Date of Birth,Admission Date,Discharge Date',
        'A-1001,Jane Doe,02/13/1960,01/05/2024,01/17/2024',
        ',,,,',
        'Date,Code,Qty,Unit Price,Total',
        '01/15/2024,0120,2,900.00,1800.00',
        '01/15/2024,99284,1,500.00,500.00',
        ',,,Total,2300.00',
      ),
    )
    expect(lines).toMatchObject([
      { claimId: 'A-1001', revenueCode: '0120', procedureCode: undefined, chargeCents: 180000 },
      { claimId: 'A-1001', procedureCode: '99284', birthDay: day('1960-02-13') },
    ])
    expect(lines[0]?.patientKey).toBeDefined()
    expect(setAside.map(({ code }) => code)).toEqual(['total-row'])
  })
})

describe('columns of mixed codes', () => {
  const read = async (header: string, ...codes: readonly string[]) => {
    const rows = codes.map((code, at) => `C${at},P1,2024-01-05,${code},10.00`)
    const { lines } = await readText(text(`Claim,Patient ID,Date,${header},Charge`, ...rows))
    return lines.map(({ procedureCode, revenueCode }) => procedureCode ?? revenueCode)
  }

  it('give revenue codes and procedures', async () => {
    const rows = await readText(
      text(
        'Claim,Patient ID,Date,Code,Charge',
        'C1,P1,2024-01-05,0450,10.00',
        'C1,P1,2024-01-05,99284,10.00',
      ),
    )
    expect(rows.lines).toMatchObject([
      { procedureCode: undefined, revenueCode: '0450' },
      { procedureCode: '99284', revenueCode: undefined },
    ])
  })

  it('leave dental codes without their letter as they are', async () => {
    const lines = await readText(
      text(
        'Claim,Patient ID,Date,CDT Code,Tooth,Charge',
        'C1,P1,2024-01-05,0120,,10.00',
        'C1,P1,2024-01-05,0274,,10.00',
      ),
    )
    expect(lines.lines[0]?.procedureCode).toBe('0120')
    expect(lines.lines[0]?.revenueCode).toBeUndefined()
    expect(await read('Code', '0120', '2740')).toEqual(['0120', '2740'])
  })
})

describe('several codes in one cell', () => {
  it('are lines of their own, with what is listed as they are', async () => {
    const { lines, file } = await readText(
      text(
        'claim_id,patient_ref,timestamp,proc_codes,units,charges,total_paid,denial_status',
        'C1,P1,2024-01-05T10:00:00,99213-25;36415,1;2,150.00;9.00,80.00,Paid',
        'C2,P2,2024-01-06T10:00:00,99214,1,180.00,110.00,Denied',
      ),
    )
    expect(lines).toMatchObject([
      { row: 2, lineNumber: '1', procedureCode: '99213', modifiers: ['25'], units: 1 },
      { row: 2, lineNumber: '2', procedureCode: '36415', modifiers: [], units: 2 },
      { row: 3, procedureCode: '99214', paidCents: 11000, claimStatus: 'denied' },
    ])
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([15000, 900, 18000])
    expect(lines[0]?.paidCents).toBeUndefined()
    expect(lines[0]?.serviceFromDay).toBe(day('2024-01-05'))
    expect(file).toMatchObject({ rowsRead: 2, rowsAudited: 2, linesAudited: 3 })
    expect(file.notes.join(' ')).toContain('1 row holds several procedure codes')
  })

  it.each(['99213,25', '99213 25 59', '99213-25-59', '99213 - Office visit'])(
    'are not seen in %s',
    async (cell) => {
      const { lines } = await readText(
        text('claim_id,patient_id,dos,cpt', `C1,P1,2024-01-05,"${cell}"`, 'C2,P1,2024-01-05,36415'),
      )
      expect(lines).toHaveLength(2)
      expect(lines[0]?.procedureCode).toBe('99213')
    },
  )
})

describe('columns set apart by blanks', () => {
  it('are read by where their values stand', async () => {
    const { lines } = await readText(
      text(
        'ACME CLAIMS REGISTER          Page 1',
        '',
        'Claim No   Member ID    DOS          CPT     Units     Charge      Paid',
        'C1         M1           01/15/2024   99213       1   1,120.00     80.00',
        'C2         M1           01/16/2024   99214           180.00      110.00',
      ),
    )
    expect(lines).toMatchObject([
      { row: 4, claimId: 'C1', patientKey: 'M1', units: 1, chargeCents: 112000, paidCents: 8000 },
      { row: 5, claimId: 'C2', units: undefined, chargeCents: 18000, paidCents: 11000 },
    ])
  })

  it('are not seen in a file with commas and blanks', async () => {
    const { lines } = await readText(
      text(
        'Claim ID,  DOS,  CPT,  Charge',
        'C1,  2024-01-05,  99213,  10',
        'C2,  2024-01-05,  99214,  20',
      ),
    )
    expect(lines[0]).toMatchObject({ claimId: 'C1', procedureCode: '99213', chargeCents: 1000 })
  })
})

describe('marks for yes and no', () => {
  it.each([
    ['refill_flag', '1', '0'],
    ['RefillInd', '1', '0'],
    ['Refill', 'Y', 'N'],
  ])('are no fill numbers: %s', async (header, first, second) => {
    const { lines } = await readText(
      text(
        `rx_number,patient_id,fill_date,ndc,qty,days_supply,${header}`,
        `1,P1,2024-01-05,00378180601,30,30,${first}`,
        `2,P1,2024-02-05,00378180601,30,30,${second}`,
      ),
    )
    expect(lines[0]?.refillNumber).toBeUndefined()
  })
})

describe('two dates called by one word', () => {
  it('are the fill and the prescription', async () => {
    const { lines } = await readText(
      text(
        'id,patient,Filled,Written,ndc,qty,days',
        '1,P1,01/15/2024,01/04/2024,00378180601,30,30',
        '2,P1,02/15/2024,01/04/2024,00378180601,30,30',
      ),
    )
    expect(lines[0]).toMatchObject({
      claimId: '1',
      serviceFromDay: day('2024-01-15'),
      writtenDay: day('2024-01-04'),
    })
  })
})

describe('what is no claims file', () => {
  it.each([
    ['no-date-column', text('claim_id,member_id,cpt,charge', 'C1,M1,99213,120', 'C2,M1,99213,120')],
    ['no-date-column', text('rx,member_id,ndc,qty,days_supply', '1,M1,00378180601,30,30')],
    ['no-dates', text('claim_id,member_id,dos,cpt', 'C1,M1,,99213', 'C2,M1,,99214')],
    ['code-list', text('Code,Description,Price', '99213,Office visit,120', '99214,Visit,180')],
    ['hl7-file', 'MSH|^~\\&|EPIC|HOSP|RECV|FAC|20240105||DFT^P03|1|P|2.3\rPID|1||123||DOE^JANE\r'],
    [
      'edi-file',
      'NM1*IL*1*ROE*ANN****MI*M1~CLM*A1*100***11:B:1~HI*ABK:E119~LX*1~SV1*HC:99213*100~',
    ],
    ['edi-file', 'N1|PR|PLAN\nLX|1\nCLP|A1|1|100|80\nSVC|HC:99213|100|80\n'],
    [
      'letter',
      'Dear Sir or Madam,\n\nWe are writing about the claim of your patient, which was denied.\nPlease send the medical records within thirty days.\n\nSincerely,\nAcme Health\n',
    ],
    [
      'letter',
      'Please find below what we know of the matter.\nThe claim was paid in full, and nothing more is owed.\nWe thank you for the time that you took.\n',
    ],
    ['no-codes', text('claim_id,member_id,dos,procedure_code', 'C1,M1,2024-01-05,Office visit')],
  ])('is refused as %s', async (code, file) => {
    expect((await refusalOf(file)).code).toBe(code)
  })

  it('says what stands in a column of codes that holds none', async () => {
    const { message } = await refusalOf(
      text('claim_id,member_id,dos,procedure_code', 'C1,M1,2024-01-05,Office visit'),
    )
    expect(message).toContain('The column procedure_code holds words, not procedure codes')
  })
})

describe('a column called Fill', () => {
  it('that counts fills leaves the date to the column that holds dates', async () => {
    const { columns, lines } = await readText(
      text(
        'Claim,Patient ID,Date,NDC,Qty,DS,Rx,Fill',
        'C1,P1,2024-01-01,00093505610,30,30,1,0',
        'C2,P1,2024-02-01,00093505610,30,30,1,1',
      ),
    )
    expect(fieldsOf(columns)).toMatchObject({ Date: 'serviceFromDay' })
    expect(lines[0]?.serviceFromDay).toBe(day('2024-01-01'))
  })
})

describe('six digits', () => {
  const days = async (...cells: readonly string[]) =>
    (
      await readText(
        text(
          'Claim,Patient ID,DOS,CPT,Charge',
          ...cells.map((cell, at) => `C${at},P1,${cell},99213,90.00`),
        ),
      )
    ).lines.map(({ serviceFromDay }) => serviceFromDay)

  it('have the year first where one of them proves it', async () => {
    expect(await days('240807', '241101')).toEqual([day('2024-08-07'), day('2024-11-01')])
  })

  it('have the month first where one of them proves that, or none does', async () => {
    expect(await days('081524', '080724')).toEqual([day('2024-08-15'), day('2024-08-07')])
    expect(await days('080710')).toEqual([day('2010-08-07')])
  })
})

describe('names that say little', () => {
  it('stand for what nothing else in the file is', async () => {
    const { lines } = await readText(
      text(
        'Order No,Patient ID,DOB,Rx/Refill,Ship Date,Drug (NDC),Qty,Days Supply,Prescriber NPI',
        'O1001,P1,1/2/1960,6347452-01,1/5/2024,LIPITOR 10 MG (00071-0155-23),30,30,NA',
        'O1002,P1,1/2/1960,6347453-00,1/5/2024,LIPITOR 10 MG (00071-0155-23),30,30,1234567893',
      ),
    )
    expect(lines[0]).toMatchObject({
      claimId: 'O1001',
      prescriptionNumber: '6347452',
      refillNumber: 1,
      ndc: '00071015523',
      drugName: 'LIPITOR 10 MG',
      serviceFromDay: day('2024-01-05'),
    })
    expect(lines[0]?.prescriberNpi).toBeUndefined()
  })

  it('say nothing beside a column that says it', async () => {
    const { columns } = await readText(
      text(
        'Claim,Order No,Patient ID,Post Date,DOS,CPT,Charge',
        'C1,O1001,P1,1/9/2024,1/5/2024,99213,90.00',
        'C2,O1002,P1,1/9/2024,1/5/2024,85025,20.00',
      ),
    )
    expect(fieldsOf(columns)).toMatchObject({ 'Order No': undefined, 'Post Date': undefined })
  })
})

describe('a heading that cannot be read', () => {
  it('ends what the one before it said', async () => {
    const { lines } = await readText(
      text(
        'Claim,DOS,CPT,Units,Charge',
        'Member ID,P1,DOB,1/2/1960,',
        'C1,1/5/2024,99213,1,90.00',
        'Member ID,P2,Ward,5,Bed',
        'C2,1/5/2024,99213,1,90.00',
        'C3,1/5/2024,85025,1,20.00',
      ),
    )
    expect(lines.map(({ patientKey, birthDay }) => [patientKey, birthDay])).toEqual([
      ['P1', day('1960-01-02')],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })
})
