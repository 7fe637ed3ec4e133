import { describe, expect, it } from 'vitest'
import { readText } from './testing/read-text.ts'

const text = (...rows: readonly string[]) => rows.join('\n')

describe('a code and its modifiers under one name that says both', () => {
  it.each(['Procedure Code/Modifiers', 'Proc/Mods', 'CPT/Modifier', 'HCPCS & Modifiers'])(
    '%s',
    async (name) => {
      const { lines } = await readText(
        text(
          `Claim ID,DOS,${name},Charge,Paid`,
          'C1,01/15/2024,HC:47562:59:LT,150.00,78.80',
          'C2,01/16/2024,HC:20610,60.00,30.00',
          'C3,01/16/2024,HC:17110:25,60.00,30.00',
        ),
      )
      expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['47562', '20610', '17110'])
      expect(lines[0]?.modifiers).toEqual(['59', 'LT'])
    },
  )

  it('is a column of modifiers beside one of codes', async () => {
    const { lines } = await readText(
      text(
        'Claim ID,DOS,CPT,Procedure Modifiers,Charge',
        'C1,01/15/2024,99213,25,150.00',
        'C2,01/16/2024,20610,LT,60.00',
        'C3,01/16/2024,17110,,60.00',
      ),
    )
    expect(lines.map(({ modifiers }) => modifiers)).toEqual([['25'], ['LT'], []])
  })
})

describe('cells that hold line breaks', () => {
  it('are read as far as codes stand before words', async () => {
    const { lines } = await readText(
      text(
        'Claim ID,DOS,CPT and description,Dx,Charge',
        'C1,01/15/2024,"99213 - Office visit\nestablished","E11.9\nI10",150.00',
        'C2,01/15/2024,"80061\n- Lipid panel\nblood","E78.5\n",15.00',
        'C3,01/15/2024,"47562\nLaparoscopy",K80.20,1500.00',
      ),
    )
    expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['99213', '80061', '47562'])
    expect(lines[0]?.diagnoses).toEqual(['E119', 'I10'])
  })
})

describe('the price of an item and its extended price', () => {
  it('are told apart by what they are called, whichever stands first', async () => {
    for (const header of ['Item Price,Item Extended Price', 'Price,Extended Price']) {
      const { lines } = await readText(
        text(
          `Claim ID,DOS,CPT,Qty,${header}`,
          'C1,01/15/2024,97110,3,50.00,150.00',
          'C2,01/16/2024,99213,1,60.00,60.00',
          'C3,01/16/2024,36415,1,60.00,60.00',
        ),
      )
      expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([15_000, 6000, 6000])
    }
  })
})

describe('what became of a claim, in other words', () => {
  const statusesOf = async (name: string, words: readonly string[]) => {
    const { lines, file } = await readText(
      text(
        `Claim ID,DOS,CPT,Charge,Paid,${name}`,
        ...words.map((word, at) => `C${at},01/15/2024,99213,150.00,78.80,${word}`),
      ),
    )
    expect(file.notes.join(' ')).not.toContain('could not be read')
    return lines.map(({ claimStatus }) => claimStatus)
  }

  it.each([
    ['Line Status', ['PD', 'DN', 'RV', 'PD']],
    ['Decision', ['paid', 'declined', 'cancelled', 'paid']],
    ['Bill Decision', ['Pay', 'Deny', 'Void', 'Pay']],
    ['Claim Type', ['Paid', 'Rejected', 'Reversal', 'Paid']],
    ['Trans', ['PD', 'RJ', 'RV', 'PD']],
    ['Clm Sts', ['PAID', 'RJCT', 'RVRS', 'PAID']],
  ])('%s', async (name, words) => {
    expect(await statusesOf(name, words)).toEqual(['paid', 'denied', 'reversed', 'paid'])
  })

  it('is no status where a claim type says professional', async () => {
    expect(await statusesOf('Claim Type', ['P', 'I', 'P'])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('cells of a whole claim that are blank below its first line', () => {
  const header = 'Claim No,Member ID,Name,Sex,DOB,Provider NPI,DOS,CPT,Charge,Paid'
  const claims = Array.from(
    { length: 12 },
    (_, at) =>
      `C${at},M${at},Ann B${at},F,01/0${(at % 9) + 1}/1970,1234567893,01/15/2024,99213,150.00,78.80`,
  )

  it('are filled however few they are, with its provider', async () => {
    const { lines, file } = await readText(
      text(header, ...claims, ',,,,,,01/15/2024,36415,12.00,3.00', ...claims.slice(0, 1)),
    )
    expect(lines[12]).toMatchObject({ claimId: 'C11', renderingNpi: '1234567893' })
    expect(lines[12]?.patientKey).toBe(lines[11]?.patientKey)
    expect(file.notes.join(' ')).toContain('were read as of the same patient or claim')
  })

  it('stay blank where only the claim number and the member are', async () => {
    const { lines } = await readText(
      text(
        header,
        ...claims,
        ',,Ann B11,F,01/03/1970,1234567893,01/15/2024,36415,12.00,3.00',
        ...claims.slice(0, 1),
      ),
    )
    expect(lines[12]?.claimId).toBeUndefined()
  })
})

describe('amounts under names of practices', () => {
  it('receipts of the insurance are what it paid', async () => {
    const { lines } = await readText(
      text(
        'Visit ID,DOS,CPT,Charges,Insurance Receipts',
        'V100,01/15/2024,99213,150.00,78.80',
        'V101,01/16/2024,99214,60.00,30.00 CR',
        'V102,01/16/2024,36415,60.00,31.00',
      ),
    )
    expect(lines[0]?.paidCents).toBe(7880)
  })

  it('are named where nothing tells which they are, those with CR behind them too', async () => {
    const { file } = await readText(
      text(
        'Visit ID,DOS,CPT,Charges,Paid,Zeta',
        'V100,01/15/2024,99213,150.00,78.80,78.80',
        'V101,01/16/2024,99214,60.00,30.00,30.00 CR',
        'V102,01/16/2024,36415,60.00,31.00,"1,031.00"',
      ),
    )
    expect(file.notes.join(' ')).toContain('The column Zeta holds amounts and was not read')
  })
})

describe('fills under other names', () => {
  const fills = (header: string, ...cells: readonly string[]) =>
    text(
      `Member ID,Fill Date,Rx Number,NDC,Drug Name,Qty,Days Supply,${header}`,
      ...cells.map(
        (cell, at) =>
          `M${at},01/1${at}/2024,600100${at},00378-1800-10,LEVOTHYROXINE 25 MCG TABLET,30,30,${cell}`,
      ),
    )

  it('a code of product selection may have its words behind it', async () => {
    const { lines } = await readText(
      fills('Product Selection', '0 - No selection', '2 - Patient', '1 - Physician'),
    )
    expect(lines.map(({ dispenseAsWritten }) => dispenseAsWritten)).toEqual(['0', '2', '1'])
  })

  it('repeats are refills', async () => {
    const { lines } = await readText(fills('Repeat No.', '0', '1', '6'))
    expect(lines.map(({ refillNumber }) => refillNumber)).toEqual([0, 1, 6])
  })

  it('a unit in letters is the unit of measure', async () => {
    const { lines } = await readText(fills('Unit', 'EA', 'ML', 'GM'))
    expect(lines.map(({ unitOfMeasure }) => unitOfMeasure)).toEqual(['EA', 'ML', 'GM'])
  })

  it('an NPI tells more of the pharmacy than its number at NCPDP', async () => {
    const { lines } = await readText(
      fills('NABP,PHMCY_NPI', '1201013,1234567893', '1201013,1234567893', '1201013,1234567893'),
    )
    expect(lines[0]?.pharmacyId).toBe('1234567893')
  })
})

describe('field numbers of all-payer claims databases', () => {
  it('tell subscribers and members apart, whether the social security number is there or not', async () => {
    const { lines } = await readText(
      text(
        'MC004,MC005,MC007,MC008,MC009,MC013,MC055,MC059,MC062',
        'C1,1,,K100,01,19700101,99213,20240115,150.00',
        'C2,1,,K100,02,20120101,99213,20240115,150.00',
        'C3,1,,K200,01,19700101,99213,20240115,150.00',
      ),
    )
    expect(new Set(lines.map(({ patientKey }) => patientKey)).size).toBe(3)
  })
})

describe('a number of each transaction beside one of the invoice', () => {
  const rows = (first: string, second: string, ...numbers: readonly (readonly string[])[]) =>
    text(
      `${first},${second},MRN,DOS,CPT,Charge`,
      ...numbers.map(
        ([one = '', two = ''], at) => `${one},${two},M${one},01/15/2024,9921${at + 1},150.00`,
      ),
    )
  const shared = [
    ['88000001', 'PB1'],
    ['88000002', 'PB1'],
    ['88000003', 'PB2'],
    ['88000004', 'PB2'],
  ] as const

  it('the claim is what lines share', async () => {
    for (const name of ['Invoice Num', 'Claim Nbr']) {
      const { lines } = await readText(rows('TX_ID', name, ...shared))
      expect(lines.map(({ claimId }) => claimId)).toEqual(['PB1', 'PB1', 'PB2', 'PB2'])
    }
  })

  it('a claim number stays one where each line has its own', async () => {
    const { lines } = await readText(rows('Claim Number', 'Invoice Num', ...shared))
    expect(lines[1]?.claimId).toBe('88000002')
  })
})

describe('who pays', () => {
  it('stands in a column of insurance packages', async () => {
    const { lines } = await readText(
      text(
        'claimid,srvdate,proccode,chrgamt,prmryinspkgname',
        ...Array.from(
          { length: 9 },
          (_, at) => `C${at},2024-01-15,99213,150.00,${at > 4 ? 'Medicare Part B' : 'Aetna PPO'}`,
        ),
      ),
    )
    expect(lines[8]?.payer).toBe('Medicare Part B')
  })
})

describe('reject codes', () => {
  it('may be called no more than that', async () => {
    const { lines } = await readText(
      text(
        'Member ID,Fill Date,Rx Number,NDC,Qty,Days Supply,Reject',
        'M1,01/15/2024,7001,00378-1800-10,30,30,',
        'M2,01/15/2024,7002,00378-1800-10,30,30,79',
        'M3,01/15/2024,7003,00378-1800-10,30,30,75',
        'M4,01/15/2024,7004,00378-1800-10,30,30,M0',
      ),
    )
    expect(lines[1]?.rejectCode).toBe('79')
  })

  it('may stand on one fill alone, under a short name', async () => {
    const { lines } = await readText(
      text(
        'Member ID,Fill Date,Rx Number,NDC,Qty,Days Supply,Rjct',
        'M1,01/15/2024,7001,00378-1800-10,30,30,',
        'M2,01/15/2024,7002,00378-1800-10,30,30,70',
        'M3,01/15/2024,7003,00378-1800-10,30,30,',
      ),
    )
    expect(lines.map(({ rejectCode }) => rejectCode)).toEqual([undefined, '70', undefined])
  })
})

describe('adjustments of a remittance in one cell', () => {
  const rows = (header: string) =>
    text(
      `Claim,Member,DOS,CPT,Charge,Paid,${header}`,
      'X1,M1,01/15/2024,99213,150.00,80.00,CO*45*50.00~PR*2*20.00',
      'X2,M2,01/15/2024,99214,250.00,140.00,CO*45*110.00',
      'X3,M3,01/15/2024,99214,250.00,112.00,CO*45*110.00~PR*2*28.00',
    )

  it.each(['Svc Line CAS', 'Remit Detail'])('are read under %s', async (header) => {
    const { lines } = await readText(rows(header))
    expect(lines[0]?.adjustments).toEqual([
      { group: 'CO', reason: '45', amountCents: 5000 },
      { group: 'PR', reason: '2', amountCents: 2000 },
    ])
  })

  it('are not seen in words or places', async () => {
    const { fields } = await readText(
      text(
        'Claim,Member,DOS,CPT,Charge,Paid,Site',
        'X1,M1,01/15/2024,99213,150.00,80.00,CO 80202',
        'X2,M2,01/15/2024,99214,250.00,140.00,PR 00901',
        'X3,M3,01/15/2024,99214,250.00,112.00,CO 80203',
      ),
    )
    expect(fields.has('adjustments')).toBe(false)
  })
})

describe('services with their words in brackets', () => {
  it('are found by their codes', async () => {
    const { lines } = await readText(
      text(
        'Claim,Date(s) of Service,Service Rendered,Submitted,Plan Benefit',
        'C1,01/15/2024,99213 (office visit),150.00,78.80',
        'C2,01/16/2024,80053 (metabolic panel),60.00,30.00',
        'C3,01/16/2024,47562 (gallbladder),60.00,30.00',
      ),
    )
    expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['99213', '80053', '47562'])
  })
})

describe('quantities filled with zeros', () => {
  const quantities = async (...values: readonly string[]) => {
    const { lines } = await readText(
      text(
        'Member ID,Fill Date,Rx Number,NDC,Days Supply,Quantity',
        ...values.map((value, at) => `M${at},01/1${at}/2024,700${at},00378-1800-10,30,${value}`),
      ),
    )
    return lines.map(({ quantity }) => quantity)
  }

  it('have three decimals that are not written, where most are whole', async () => {
    expect(
      await quantities('0000030000', '0000060000', '0000010200', '0000090000', '0000030000'),
    ).toEqual([30, 60, 10.2, 90, 30])
  })

  it('have none where few end in zeros', async () => {
    expect(
      await quantities('0000000030', '0000000060', '0000000090', '0000001000', '0000000028'),
    ).toEqual([30, 60, 90, 1000, 28])
  })
})
