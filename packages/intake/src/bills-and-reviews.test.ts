import { describe, expect, it } from 'vitest'
import { readText } from './testing/read-text.ts'

const text = (...rows: readonly string[]) => rows.join('\n')

describe('codes of a hospital with their modifiers directly behind them', () => {
  const head = 'PatCtl,MemberID,TOB,FromDt,RevCd,Proc,Units,Chg'

  it('are read', async () => {
    const { lines } = await readText(
      text(
        head,
        'P1,M1,131,20250303,0510,9921325,1,200.00',
        'P1,M1,131,20250303,0361,20610RT,1,900.00',
        'P2,M2,131,20250304,0420,97110GPKX,2,200.00',
        'P3,M3,131,20250305,0324,71046,1,300.00',
        'P3,M3,131,20250305,0324,7104659,1,300.00',
      ),
    )
    expect(lines.map(({ procedureCode, modifiers }) => [procedureCode, ...modifiers])).toEqual([
      ['99213', '25'],
      ['20610', 'RT'],
      ['97110', 'GP', 'KX'],
      ['71046'],
      ['71046', '59'],
    ])
  })

  it('are not seen in numbers of a price list', async () => {
    const { fields } = await readText(
      text(
        head,
        'P1,M1,131,20250303,0510,4500233,1,200.00',
        'P2,M2,131,20250303,0361,3010044,1,900.00',
        'P3,M3,131,20250304,0420,3010070,2,200.00',
        'P4,M4,131,20250305,0324,3240011,1,300.00',
      ),
    )
    expect(fields.has('procedureCode')).toBe(false)
  })
})

it('teeth, surfaces and parts of the mouth tell dental services apart', async () => {
  const { lines } = await readText(
    text(
      'Claim ID,Member ID,Svc Date,CDT,Tooth #,Surface,Quadrant,Fee',
      'D1,M1,2025-03-03,D2391,14,mo,,210.00',
      'D2,M1,2025-03-03,D4341,,,UR,250.00',
      'D3,M1,2025-03-03,D0120,,,,60.00',
    ),
  )
  expect(lines.map(({ oralSite }) => oralSite)).toEqual(['14 MO', 'UR', undefined])
})

it('fills among medical services are set aside with their money, and said to be that', async () => {
  const { setAside, file } = await readText(
    text(
      'Claimant,Claim No,Incurred,Code,Description,Billed,Paid Amount',
      'M1,C1,01/15/2025,99285,ER visit,2500.00,900.00',
      'M1,C1,01/15/2025,93010,EKG read,60.00,9.00',
      'M1,C2,01/16/2025,99213,Office visit,150.00,90.00',
      'M1,R1,01/20/2025,00378718505,Metformin 500 mg tablet,12.00,4.50',
      'M1,R2,01/20/2025,00071-0155-23,Lipitor 10 mg tablet,400.00,333.75',
    ),
  )
  expect(setAside.map(({ row, code }) => [row, code])).toEqual([
    [5, 'fill-row'],
    [6, 'fill-row'],
  ])
  expect(file.setAsideCents).toEqual({ charged: 41_200, paid: 33_825 })
})

describe('an NPI that does not say whose it is', () => {
  const bill = (...more: readonly string[]) =>
    text(
      ['claim_no,pat_id,tob,stmt_from,stmt_thru,rev,units,charge,npi', ...more].join(','),
      ['H1,P100,111,2025-03-01,2025-03-05,0120,4,4000.00,1245319599', ...more.map(() => '11')].join(
        ',',
      ),
      ['H1,P100,111,2025-03-01,2025-03-05,0250,9,3000.00,1245319599', ...more.map(() => '11')].join(
        ',',
      ),
      ['H2,P101,131,2025-03-06,2025-03-06,0450,1,1200.00,1245319599', ...more.map(() => '11')].join(
        ',',
      ),
    )

  it('is that of the facility on bills of facilities alone', async () => {
    const { lines } = await readText(bill())
    expect(lines[0]).toMatchObject({ billingNpi: '1245319599' })
    expect(lines[0]?.renderingNpi).toBeUndefined()
  })

  it('is that of who served where services of physicians may be among them', async () => {
    const { lines } = await readText(bill('pos'))
    expect(lines[0]?.renderingNpi).toBe('1245319599')
  })
})

it('what the plan is liable for is what it paid, where nothing else is', async () => {
  const { lines } = await readText(
    text(
      'ClaimID,MemberID,ServiceDate,CPT4,BilledCharges,ContractRate,PlanLiability,MemberLiability',
      'C1,M1001,2025-03-13,99213,150.00,100.00,80.00,20.00',
      'C2,M1002,2025-03-13,99214,250.00,140.00,140.00,0.00',
    ),
  )
  expect(lines[0]).toMatchObject({ allowedCents: 10_000, paidCents: 8000, patientShareCents: 2000 })
})

it('an encounter that was rejected is no paid one', async () => {
  const { lines } = await readText(
    text(
      'ENC_ID|MBR_ID|SVC_BEG|PROC|BILLED|MCO_PAID|ENC_STATUS',
      'E1|900001|20250303|99213|150.00|60.00|ACC',
      'E2|900001|20250303|99213|150.00|60.00|REJ',
      'E3|900002|20250303|99214|250.00|80.00|ACC',
    ),
  )
  expect(lines.map(({ claimStatus }) => claimStatus)).toEqual([undefined, 'denied', undefined])
})

it('masked NPIs are said once, for the file', async () => {
  const { file, fields } = await readText(
    text(
      'Claim,Member,DOS,CPT,Charge,Rendering NPI,Billing NPI',
      'C1,M1001,2025-03-13,99213,150.00,9999999999,9999999999',
      'C2,M1002,2025-03-13,99214,250.00,9999999999,9999999999',
    ),
  )
  expect(fields.has('renderingNpi')).toBe(false)
  expect(file.notes).toEqual([
    'Rendering NPI, Billing NPI are masked: one number of the same digit in all cells hides who the providers are, so that nothing that rests on that was checked.',
  ])
})

describe('bills for an injury', () => {
  const review = (last: string, ...more: readonly string[]) =>
    text(
      `Bill ID,Claim Number,Claimant,DOI,Date of Service,Procedure,Units,Provider Charge,Fee Schedule Amt,PPO Reduction,Bill Review Reduction,${last}`,
      'B1,WC77,"Roe, Jim",2025-01-10,2025-02-03,99213,1,200.00,120.00,20.00,80.00,100.00',
      'B1,WC77,"Roe, Jim",2025-01-10,2025-02-03,97110,2,150.00,90.00,10.00,60.00,80.00',
      'B2,WC77,"Roe, Jim",2025-01-10,2025-02-10,97110,2,150.00,90.00,10.00,60.00,80.00',
      'B3,WC78,"Poe, Al",2025-01-11,2025-02-04,99214,1,300.00,170.00,30.00,130.00,140.00',
      ...more,
    )

  it('have the number of the bill as their claim, where the claim is the case', async () => {
    const { lines } = await readText(review('Recommended Allowance'))
    expect(lines.map(({ claimId }) => claimId)).toEqual(['B1', 'B1', 'B2', 'B3'])
  })

  it('are allowed what was recommended, and a reduction is neither paid nor owed', async () => {
    const { lines, fields } = await readText(review('Recommended Allowance'))
    expect(lines.map(({ allowedCents }) => allowedCents)).toEqual([10_000, 8000, 8000, 14_000])
    expect(fields.has('paidCents')).toBe(false)
    expect(fields.has('patientShareCents')).toBe(false)
  })

  it('have no reduction for the payment under whatever name the rest stands', async () => {
    const { fields } = await readText(review('Final Figure'))
    expect(fields.has('paidCents')).toBe(false)
  })

  it('have an injured party, of whom benefits that remain are no number', async () => {
    const { lines } = await readText(
      text(
        'PIP Claim No,Injured Party,Date of Loss,DOS From,DOS To,CPT,Units,Amt Billed,PIP Paid,Benefits Remaining',
        'PIP-7701,Roe Jim,01/10/2025,02/13/2025,02/13/2025,98941,1,80.00,48.00,9952.00',
        'PIP-7701,Roe Jim,01/10/2025,02/14/2025,02/14/2025,98941,1,80.00,48.00,9904.00',
        'PIP-7702,Poe Al,01/12/2025,02/14/2025,02/14/2025,98941,1,80.00,48.00,9856.00',
      ),
    )
    expect(new Set(lines.map(({ patientKey }) => patientKey)).size).toBe(2)
    expect(lines[0]).toMatchObject({ claimId: 'PIP-7701', paidCents: 4800 })
  })
})

it('the end of continued coverage is no end of a service, nor is a premium’s period a payment', async () => {
  const { fields } = await readText(
    text(
      'Member ID,COBRA Start,COBRA End,Premium Paid Thru,Claim #,Incurred,CPT,Chrg,Paid',
      'Q1001,2025-01-01,2026-06-30,2025-03-31,C1,2025-02-02,99213,150,80',
      'Q1001,2025-01-01,2026-06-30,2025-03-31,C1,2025-02-02,36415,15,8',
      'Q1002,2025-01-01,2025-02-28,2025-01-31,C2,2025-04-02,99213,150,80',
    ),
  )
  expect(fields.has('serviceThroughDay')).toBe(false)
  expect(fields.has('paidDay')).toBe(false)
})

describe('rows below the services of a bill', () => {
  const bill = (...rows: readonly string[]) =>
    readText(
      text(
        'Account Number: 77',
        'Svc Date,Rev,HCPCS,Description,Qty,Amount',
        '03/13/2025,0301,80053,METABOLIC PANEL,1,320.00',
        '03/13/2025,0324,71046,XR CHEST,1,410.00',
        ...rows,
      ),
    )

  it.each([
    'INSURANCE PAYMENT',
    'Less: patient payments',
    'Contractual adjustment',
    'Write-off',
    'DISCOUNT 20%',
  ])('such as %s are no charges that were not audited', async (words) => {
    const { setAside, file } = await bill(`,,,${words},,(500.00)`)
    expect(setAside.map(({ code }) => code)).toEqual(['not-a-service-row'])
    expect(file.setAsideCents).toEqual({ charged: 0, paid: 0 })
  })

  it.each(['TOTAL DUE', 'Amount due', 'PLEASE PAY THIS AMOUNT', 'You owe:'])(
    'such as %s are totals',
    async (words) => {
      const { setAside } = await bill(`,,,${words},,730.00`)
      expect(setAside.map(({ code }) => code)).toEqual(['total-row'])
    },
  )

  it('are totals where they hold amounts alone', async () => {
    const { setAside, file } = await bill(',,,,,730.00')
    expect(setAside.map(({ code }) => code)).toEqual(['total-row'])
    expect(file.setAsideCents).toEqual({ charged: 0, paid: 0 })
  })

  it('bill something where they say what', async () => {
    const { setAside, file } = await bill('03/13/2025,,,PAYMENT COUNSELING KIT,1,30.00')
    expect(setAside.map(({ code }) => code)).toEqual(['no-service'])
    expect(file.setAsideCents.charged).toBe(3000)
  })
})

it('the subtotal of a department is no service, though the revenue code above it holds for it too', async () => {
  const { lines, setAside } = await readText(
    text(
      'Patient Name: Jane Doe,Account Number: 55012,Admit Date: 06/01/2024,Discharge Date: 06/03/2024',
      'Date,Item,Description,HCPCS,Qty,Amount',
      '0450 EMERGENCY ROOM,,,,,',
      '06/01/2024,45001,ER VISIT LEVEL 5,99285,1,1480.00',
      '06/01/2024,45077,IV PUSH INITIAL,96374,1,212.00',
      ',,Subtotal,,,1692.00',
      '0250 PHARMACY,,,,,',
      '06/02/2024,25003,ONDANSETRON ODT 4MG,,6,72.00',
      ',,Subtotal,,,72.00',
      ',,TOTAL CHARGES,,,1764.00',
    ),
  )
  expect(lines.map(({ revenueCode, chargeCents }) => [revenueCode, chargeCents])).toEqual([
    ['0450', 148000],
    ['0450', 21200],
    ['0250', 7200],
  ])
  expect(setAside.filter(({ code }) => code === 'total-row')).toHaveLength(3)
})

it('facts of a claim may be numbers without a colon beside others, and labels that say nothing of use', async () => {
  const { lines } = await readText(
    text(
      'Date,CPT,Charge,Paid,Note,Other',
      'Claim No. 240611004417,Patient: Imani Cole,Provider: Saint Brigid,,,',
      '06/02/2024,99284,1150.00,452.00,,',
      'Claim,C-90018,Dentist,Dr. Lena Hart,Processed,04/18/2024',
      '06/09/2024,99213,150.00,90.00,,',
    ),
  )
  expect(lines.map(({ claimId }) => claimId)).toEqual(['240611004417', 'C-90018'])
})
