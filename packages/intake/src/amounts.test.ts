import { describe, expect, it } from 'vitest'
import { readText } from './testing/read-text.ts'

type Row = readonly [claim: string, code: string, charge: string, paid: string]

/** Charge and paid of each line, and of its claim behind them. */
async function amountsOf(rows: readonly Row[]) {
  const text = [
    'claim_id,member_id,dos,cpt,charge,paid',
    ...rows.map(
      ([claim, code, charge, paid]) => `${claim},M${claim},2024-01-01,${code},${charge},${paid}`,
    ),
  ].join('\n')
  const { lines, file, fields } = await readText(text, { auditDay: 20_600 })
  return {
    amounts: lines.map(({ chargeCents, paidCents }) => [chargeCents, paidCents]),
    ofClaims: lines.map(({ claimChargeCents, claimPaidCents }) => [
      claimChargeCents,
      claimPaidCents,
    ]),
    file,
    fields,
  }
}

const claim = (id: string, codes: readonly string[], charge: string, paid: string): Row[] =>
  codes.map((code) => [id, code, charge, paid])

const none = [undefined, undefined]

describe('amounts that repeat the total of a claim', () => {
  it('are moved to the claim, also where only half of the claims do so', async () => {
    const rows: Row[] = [
      ...claim('A', ['99213', '36415', '80053'], '300.00', '210.00'),
      ...claim('B', ['99214', '85025', '81003'], '410.00', '333.00'),
      ...claim('E', ['99214', '81001'], '275.00', '201.00'),
      ['C', '99213', '150.00', '90.00'],
      ['C', '36415', '10.00', '3.00'],
      ['C', '80053', '60.00', '14.00'],
      ['D', '99214', '200.00', '130.00'],
      ['D', '85025', '30.00', '9.00'],
      ['D', '81003', '12.00', '3.00'],
    ]
    const { amounts, ofClaims, file, fields } = await amountsOf(rows)
    expect(amounts.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => none))
    expect(ofClaims[0]).toEqual([30_000, 21_000])
    expect(ofClaims[7]).toEqual([27_500, 20_100])
    expect(amounts.slice(8).flat().includes(undefined)).toBe(false)
    expect(file).toMatchObject({ chargeCents: 144_700, paidCents: 99_300 })
    expect(file.notes.join()).toContain('Amounts of 3 claims repeat the total')
    expect(fields.has('claimPaidCents')).toBe(true)
  })

  it('are found on one claim of many services', async () => {
    const codes = ['99213', '36415', '80053', '85025', '81003']
    const { amounts, file } = await amountsOf(claim('A', codes, '12340.00', '8000.00'))
    expect(amounts).toEqual(codes.map(() => none))
    expect(file.paidCents).toBe(800_000)
  })

  it('are found where only the payment is the claim’s', async () => {
    const rows: Row[] = [
      ['A', '99213', '150.00', '210.00'],
      ['A', '36415', '10.00', '210.00'],
      ['A', '80053', '60.00', '210.00'],
      ['B', '99214', '200.00', '177.00'],
      ['B', '85025', '30.00', '177.00'],
      ['B', '81003', '12.00', '177.00'],
    ]
    const { amounts, ofClaims } = await amountsOf(rows)
    expect(amounts[0]).toEqual([15_000, undefined])
    expect(ofClaims[5]).toEqual([undefined, 17_700])
  })

  it('are found where half of the claims repeat their payment alone, above what a line charges', async () => {
    const rows = (id: string, [first = '', second = first, third = first]: string[]): Row[] => [
      [id, '99213', '150.00', first],
      [id, '36415', '10.00', second],
      [id, '80053', '60.00', third],
    ]
    const { amounts, ofClaims, file } = await amountsOf([
      ...rows('A', ['201.00']),
      ...rows('B', ['90.00', '3.00', '14.00']),
      ...rows('C', ['187.00']),
      ...rows('D', ['91.00', '3.00', '15.00']),
    ])
    expect(amounts.slice(0, 4)).toEqual([
      [15_000, undefined],
      [1000, undefined],
      [6000, undefined],
      [15_000, 9000],
    ])
    expect(ofClaims[6]).toEqual([undefined, 18_700])
    expect(file.paidCents).toBe(60_400)
  })

  it('are found on one claim whose payment stands on each line, above what one of them charges', async () => {
    const { amounts, file } = await amountsOf([
      ['A', '99213', '150.00', '201.00'],
      ['A', '36415', '10.00', '201.00'],
      ['A', '80053', '60.00', '201.00'],
      ['B', '99214', '200.00', '130.00'],
    ])
    expect(amounts.map(([, paid]) => paid)).toEqual([undefined, undefined, undefined, 13_000])
    expect(file.paidCents).toBe(33_100)
  })

  it('are totals also on a second claim of fewer services for the same amount, above what one of them charges', async () => {
    const rows = (id: string, codes: readonly string[], paid: string): Row[] =>
      codes.map((code, at) => [id, code, ['900.00', '120.00', '300.00', '80.00'][at] ?? '', paid])
    const { amounts, file } = await amountsOf([
      ...rows('A', ['99284', '80053', '71046', '96372'], '358.61'),
      ...rows('B', ['99284', '80053', '71046'], '358.61'),
      ...rows('C', ['99283', '80053', '73610'], '201.02'),
      ...rows('D', ['99285', '85025', '71046'], '411.90'),
    ])
    expect(amounts.map(([, paid]) => paid)).toEqual(amounts.map(() => undefined))
    expect(file.paidCents).toBe(35_861 * 2 + 20_102 + 41_190)
  })

  it('are found where claims have two services, and the payment is more than one of them charges', async () => {
    const rows = (id: string, paid: string): Row[] => [
      [id, '99213', '150.00', paid],
      [id, '36415', '20.00', paid],
    ]
    const payments = ['101.60', '110.11', '99.87', '121.02']
    const { amounts, file } = await amountsOf(payments.flatMap((paid, at) => rows(`${at}`, paid)))
    expect(amounts.map(([, paid]) => paid)).toEqual(amounts.map(() => undefined))
    expect(file.paidCents).toBe(43_260)
  })

  it('are prices where few claims of two services are paid alike', async () => {
    const rows = (id: string, first: string, second: string): Row[] => [
      [id, '99213', '150.00', first],
      [id, '36415', '20.00', second],
    ]
    const claims = Array.from({ length: 12 }, (_, at) => rows(`${at}`, '92.00', `${8 + at / 100}`))
    const { amounts } = await amountsOf([...claims.flat(), ...rows('x', '15.00', '15.00')])
    expect(amounts.map(([, paid]) => paid)).not.toContain(undefined)
  })

  const pairs = (seconds: readonly string[], totals: readonly string[]): Row[] =>
    seconds.flatMap((second, at): Row[] => {
      const total = totals[at] ?? ''
      return [
        [`P${at}`, '99213', total, total],
        [`P${at}`, second, total, total],
      ]
    })
  const seconds = ['36415', '20610', '93000', '36415', '81003']

  it('are found where all claims have two services, and every one its own total', async () => {
    const totals = ['100.60', '154.79', '107.01', '101.20', '94.28']
    const { amounts, ofClaims } = await amountsOf(pairs(seconds, totals))
    expect(new Set(amounts.flat())).toEqual(new Set([undefined]))
    expect(ofClaims[0]).toEqual([10_060, 10_060])
  })

  it('are not seen in pairs of services of one price', async () => {
    const totals = ['75.00', '75.00', '75.00', '80.00', '75.00']
    const { amounts } = await amountsOf(pairs(seconds, totals))
    expect(amounts.flat()).not.toContain(undefined)
  })

  it('are found on a claim of two services where one is far above all that it costs elsewhere', async () => {
    const { amounts, ofClaims } = await amountsOf([
      ...claim('A', ['74177', '80053'], '564.00', '262.85'),
      ['B', '80053', '21.00', '9.00'],
      ['B', '99213', '150.00', '90.00'],
      ['C', '80053', '23.00', '9.50'],
    ])
    expect(amounts.slice(0, 2).flat()).toEqual([undefined, undefined, undefined, undefined])
    expect(ofClaims[0]).toEqual([56_400, 26_285])
    expect(amounts[2]).toEqual([2100, 900])
  })

  it('are found on a claim whose services cost far less elsewhere, once each', async () => {
    const { file } = await amountsOf([
      ...claim('A', ['99214', '93000', '80053'], '340.00', '221.00'),
      ['B', '99214', '250.00', '130.00'],
      ['C', '93000', '50.00', '16.00'],
      ['D', '99213', '150.00', '92.00'],
    ])
    expect(file).toMatchObject({ chargeCents: 79_000, paidCents: 45_900 })
  })

  it.each<[string, readonly Row[]]>([
    [
      'a dear practice beside a cheap one',
      [
        ...claim('A', ['97110', '97140'], '80.00', '60.00'),
        ['B', '97110', '30.00', '25.00'],
        ['C', '97110', '31.00', '26.00'],
        ['D', '97140', '29.00', '24.00'],
      ],
    ],
    [
      'a practice with one price for its therapies',
      [
        ...claim('A', ['97110', '97140', '97530'], '80.00', '60.00'),
        ...claim('B', ['97110', '97140', '97112'], '80.00', '60.00'),
        ...claim('C', ['97110', '97530', '97112'], '80.00', '60.00'),
        ...claim('D', ['97110'], '80.00', '60.00'),
      ],
    ],
    [
      'two practices with one price each',
      [
        ...claim('A', ['97110', '97140', '97530'], '80.00', '60.00'),
        ...claim('B', ['97110', '97140', '97112'], '80.00', '60.00'),
        ...claim('C', ['97110', '97140', '97530'], '90.00', '70.00'),
        ...claim('D', ['97110', '97140', '97112'], '90.00', '70.00'),
      ],
    ],
    [
      'a payment above the charges of all lines together',
      [
        ['A', '99213', '30.00', '201.00'],
        ['A', '36415', '10.00', '201.00'],
        ['A', '80053', '60.00', '201.00'],
        ['B', '99214', '200.00', '130.00'],
      ],
    ],
    ['three identical therapies', claim('A', ['97110', '97110', '97110'], '80.00', '60.00')],
    [
      'everything at one price',
      [
        ...claim('A', ['99213', '36415', '80053'], '100.00', '100.00'),
        ...claim('B', ['99214', '85025', '81003'], '100.00', '100.00'),
      ],
    ],
    [
      'three tests of one price on one claim among many others',
      [
        ...claim('A', ['82607', '82746', '82728'], '40.00', '20.00'),
        ...Array.from({ length: 12 }, (_, at): Row[] => [
          [`N${at}`, '99213', '150.00', '90.00'],
          [`N${at}`, '36415', '10.00', '3.00'],
          [`N${at}`, '80053', '60.00', '14.00'],
        ]).flat(),
      ],
    ],
  ])('are not seen in %s', async (_, rows) => {
    const { amounts, file } = await amountsOf(rows)
    expect(amounts.flat()).not.toContain(undefined)
    expect(file.notes).toEqual([])
  })

  it('are found on one hospital claim of two departments, and then on shorter ones', async () => {
    const text = [
      'claim_id,member_id,dos,bill_type,rev_code,hcpcs,charge,paid',
      'A,M1,2024-01-01,131,0450,99284,2000.00,900.00',
      'A,M1,2024-01-01,131,0300,80053,2000.00,900.00',
      'A,M1,2024-01-01,131,0300,80048,2000.00,900.00',
      'B,M2,2024-01-02,131,0320,71046,400.00,150.00',
      'B,M2,2024-01-02,131,0300,85025,400.00,150.00',
      'C,M3,2024-01-03,131,0300,85025,40.00,15.00',
      'C,M3,2024-01-03,131,0300,80053,40.00,15.00',
    ].join('\n')
    const { lines, file } = await readText(text, { auditDay: 20_600 })
    expect(lines.map(({ claimPaidCents }) => claimPaidCents)).toEqual([
      ...[90_000, 90_000, 90_000, 15_000, 15_000],
      ...none,
    ])
    expect(file.paidCents).toBe(108_000)
  })

  it('are not seen in therapies of a hospital at one price, physical and occupational', async () => {
    const text = [
      'claim_id,member_id,dos,bill_type,rev_code,hcpcs,charge,paid',
      'A,M1,2024-01-01,131,0420,97110,80.00,60.00',
      'A,M1,2024-01-01,131,0420,97140,80.00,60.00',
      'A,M1,2024-01-01,131,0430,97530,80.00,60.00',
      'B,M2,2024-01-02,131,0420,97110,80.00,60.00',
      'B,M2,2024-01-02,131,0430,97535,80.00,60.00',
    ].join('\n')
    const { lines } = await readText(text, { auditDay: 20_600 })
    expect(lines.map(({ paidCents }) => paidCents)).toEqual(lines.map(() => 6000))
  })

  it('do not depend on the order of rows', async () => {
    const rows = [
      ...claim('A', ['99213', '36415', '80053'], '300.00', '210.00'),
      ...claim('B', ['99214', '85025', '81003'], '410.00', '333.00'),
      ...claim('C', ['97110', '97110'], '80.00', '60.00'),
    ]
    const forth = await amountsOf(rows)
    const back = await amountsOf(rows.toReversed())
    expect(back.amounts.toReversed()).toEqual(forth.amounts)
    expect(back.ofClaims.toReversed()).toEqual(forth.ofClaims)
  })
})

describe('columns of totals of claims', () => {
  it('stand beside amounts of lines', async () => {
    const { lines, file } = await readText(
      'claim_id,dos,cpt,line charge,claim_paid_amount\nC1,2024-01-01,99213,150,80\nC2,2024-01-01,99213,150,200\nC2,2024-01-01,99214,200,200\n',
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([8000, undefined, undefined])
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([15_000, 15_000, 20_000])
    expect(lines.map(({ claimPaidCents }) => claimPaidCents)).toEqual([8000, 20_000, 20_000])
    expect(file).toMatchObject({ chargeCents: 50_000, paidCents: 28_000 })
  })

  it('that differ on the lines of a claim are amounts of lines', async () => {
    const { lines, file } = await readText(
      'claim_id,dos,cpt,claim_paid_amount\nC1,2024-01-01,99213,80\nC1,2024-01-01,85025,20\n',
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([8000, 2000])
    expect(file.paidCents).toBe(10_000)
  })

  it('are no amounts of lines where they stand in the columns of both', async () => {
    const { lines, file } = await readText(
      [
        'claim_id,member_id,dos,cpt,charge,paid,claim_paid_amount',
        'C1,M1,2024-01-01,99213,150,80,80',
        'C1,M1,2024-01-01,36415,10,80,80',
        'C2,M2,2024-01-01,99213,150,72,75',
        'C2,M2,2024-01-01,36415,10,3,75',
      ].join('\n'),
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([undefined, undefined, 7200, 300])
    expect(lines[1]?.claimPaidCents).toBe(8000)
    expect(file.paidCents).toBe(15_500)
  })

  it('are a line’s own where it stands in the file twice', async () => {
    const { lines } = await readText(
      'claim_id,line,dos,cpt,claim_paid_amount\nC1,1,2024-01-01,99213,80\nC1,1,2024-01-01,99213,80\n',
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([8000, 8000])
  })
})

describe('a blank payment', () => {
  const rows = (second: string) =>
    `claim_id,dos,cpt,charge,paid,status\nC1,2024-01-01,99213,150,80,Paid\nC2,2024-01-01,99213,150,,${second}\n`

  it('is not known in a file that states payments', async () => {
    const { lines, file } = await readText(rows('Paid'))
    expect(lines.map(({ isPaymentUnstated }) => isPaymentUnstated)).toEqual([undefined, true])
    expect(file.notes.join()).toContain('1 line has no paid amount')
  })

  it('is none where the line was denied', async () => {
    const { lines, file } = await readText(rows('Denied'))
    expect(lines.map(({ isPaymentUnstated }) => isPaymentUnstated)).toEqual([undefined, undefined])
    expect(file.notes).toEqual([])
  })

  it('says nothing in a file of charges', async () => {
    const { lines } = await readText('claim_id,dos,cpt,charge,paid\nC1,2024-01-01,99213,150,\n')
    expect(lines.map(({ isPaymentUnstated }) => isPaymentUnstated)).toEqual([undefined])
  })
})

describe('numbers of one width', () => {
  const fills = (quantities: readonly string[], costs: readonly string[]) =>
    [
      'claim,member_id,fill_date,ndc,metric_qty,days_supply,ingredient_cost,plan_paid',
      ...quantities.map(
        (quantity, at) =>
          `C${at},M${at},2024-07-0${at + 1},00378718505,${quantity},30,${costs[at] ?? ''},${costs[at] ?? ''}`,
      ),
    ].join('\n')

  it('are filled with zeros also where a minus takes the place of one', async () => {
    const { lines } = await readText(
      fills(
        ['0000030000', '0000060000', '-000030000', '0000090000'],
        ['000000120', '000000240', '-00000120', '000000360'],
      ),
    )
    expect(lines.map(({ quantity }) => quantity)).toEqual([30, 60, -30, 90])
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([120, 240, -120, 360])
  })
})

describe('amounts without decimals', () => {
  it('are cents by what everyday services of a hospital cost, also beside lines without a code', async () => {
    const codes = ['99284', '80053', '', '71046', '93306', '', 'G0463', '99283']
    const charges = [90_000, 12_000, 8000, 30_000, 240_000, 8000, 30_000, 60_000]
    const { lines, file } = await readText(
      [
        'claim,member_id,dos,rev_code,hcpcs,line_charges,line_paid',
        ...codes.map(
          (code, at) =>
            `C${at},M${at},2024-07-0${at + 1},0450,${code},${charges[at] ?? ''},${(charges[at] ?? 0) / 4}`,
        ),
      ].join('\n'),
    )
    expect(lines[0]?.chargeCents).toBe(90_000)
    expect(file.notes.join(' ')).toContain('were read as cents')
  })
})
