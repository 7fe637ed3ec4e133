import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readClaims } from '../read-claims.ts'
import { remittance835, x12Of } from '../testing/x12-of.ts'

const columns = 'Claim Number,Date of Service,CPT,Modifier,Units,Charge,Allowed,Paid\n'
const visit = 'C1001,2024-07-08,99214,25,1,210.00,,\n'
const draw = 'C1001,2024-07-08,36415,,1,15.00,,\n'
const source = (name: string, text: string) => ({ name, bytes: strToU8(text) })
const head = remittance835.slice(0, 5)
const claim = (id: string, charge: number, paid: number, status = 1) =>
  `CLP*${id}*${status}*${charge}*${paid}**MB*P${id}*11*1`

async function put(rows: string, ...remittances: readonly (readonly string[])[]) {
  const { lines, file } = await readClaims(source('claims.csv', rows), {
    remittances: remittances.map((segments, at) => source(`${at}.835`, x12Of(segments))),
  })
  const payments = lines.map(({ paidCents, allowedCents, patientShareCents }) => [
    paidCents,
    allowedCents,
    patientShareCents,
  ])
  return { lines, payments, notes: file.notes.join('\n') }
}

const whole = [
  [13120, 15120, 2000],
  [0, undefined, undefined],
]

describe('a remittance beside a table', () => {
  test('fills what the table leaves blank', async () => {
    const { lines, payments, notes } = await put(columns + visit + draw, remittance835)
    expect(payments).toEqual(whole)
    expect(lines[0]?.adjustments).toEqual([
      { group: 'CO', reason: '45', amountCents: 5880 },
      { group: 'PR', reason: '2', amountCents: 2000 },
    ])
    expect(lines[0]?.claimStatus).toBe('paid')
    expect(notes).toContain('2 of 2 lines have their payment')
  })

  test('is found in one archive with it, and with the table cut in two', async () => {
    const files = {
      'r.835': strToU8(x12Of(remittance835)),
      'a.csv': strToU8(columns + visit),
      'b.csv': strToU8(columns + draw),
    }
    const { lines, file } = await readClaims({ name: 'a.zip', bytes: zipSync(files) })
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([13120, 0])
    expect(file.notes.join(' ')).not.toContain('was not read')
  })

  test('stands beside an archive of tables too', async () => {
    const bytes = zipSync({ 'a.csv': strToU8(columns + visit + draw) })
    const remittances = [source('r.835', x12Of(remittance835))]
    const { lines } = await readClaims({ name: 'a.zip', bytes }, { remittances })
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([13120, 0])
  })

  test('meets it by the payer’s number, or by one that lost its zeros', async () => {
    const rows = columns + visit + draw
    expect((await put(rows.replaceAll('C1001', '77001'), remittance835)).payments).toEqual(whole)
    const zeros = remittance835.map((segment) => segment.replace('C1001', '000451'))
    expect((await put(rows.replaceAll('C1001', '451'), zeros)).payments).toEqual(whole)
  })

  test('meets it by the account number of a table without claim numbers', async () => {
    const rows = (columns + visit + draw).replace('Claim Number', 'Pt Acct #')
    expect((await put(rows, remittance835)).payments).toEqual(whole)
  })

  test('never overwrites another amount, and fills nothing beside it', async () => {
    const stated = visit.replace(',,\n', ',,99.00\n')
    const { payments, notes } = await put(columns + stated + draw, remittance835)
    expect(payments).toEqual([
      [9900, undefined, undefined],
      [0, undefined, undefined],
    ])
    expect(notes).toContain(
      '1 line has another amount in the table than in the remittance (the first: row 2, where paid is $99.00 in the table and $131.20 in the remittance)',
    )
  })

  test('keeps an equal amount and fills the others', async () => {
    const stated = visit.replace(',,\n', ',,131.20\n')
    expect((await put(columns + stated + draw, remittance835)).payments).toEqual(whole)
  })

  test.each([
    ['charge', visit.replace('210.00', '211.00')],
    ['date', visit.replace('07-08', '07-09')],
    ['units', visit.replace(',1,', ',2,')],
    ['modifier', visit.replace(',25,', ',59,')],
  ])('does not meet a line of another %s', async (_what, row) => {
    const { payments, notes } = await put(columns + row + draw, remittance835)
    expect(payments).toEqual([[undefined, undefined, undefined], whole[1]])
    expect(notes).toContain('1 line differs from the line of the remittance')
    expect(notes).toContain('1 line of the remittances ($131.20 paid) was put to no line')
  })

  test('leaves lines alone that could be either of two', async () => {
    const service = (paid: number) => [`SVC*HC:97110*50*${paid}**1`, 'DTM*472*20240708']
    const rows = 'C7,2024-07-08,97110,,1,50.00,,\n'.repeat(2)
    const paidBoth = (one: number, other: number) =>
      put(columns + rows, [
        ...head,
        claim('C7', 100, one + other),
        ...service(one),
        ...service(other),
      ])
    const differing = await paidBoth(50, 20)
    expect(differing.payments.map(([paid]) => paid)).toEqual([undefined, undefined])
    expect(differing.notes).toContain('2 lines of the table are alike')
    expect((await paidBoth(30, 30)).payments.map(([paid]) => paid)).toEqual([3000, 3000])
    const once = await put(columns + rows, [...head, claim('C7', 50, 20), ...service(20)])
    expect(once.payments.map(([paid]) => paid)).toEqual([undefined, undefined])
  })

  test('adds up two payers, and takes back what was reversed', async () => {
    const service = (paid: number) => [`SVC*HC:99214:25*210*${paid}**1`, 'DTM*472*20240708']
    const primary = [claim('C1001', 210, 100), ...service(100)]
    const second = [claim('C1001', 210, 40, 2), ...service(40)]
    const back = [claim('C1001', -210, -100, 22), ...service(-100)]
    const paid = async (...segments: readonly string[]) =>
      (await put(columns + visit, [...head, ...segments])).lines.map((line) => [
        line.paidCents,
        line.claimStatus,
      ])
    expect(await paid(...primary, ...second)).toEqual([[14000, 'paid']])
    expect(await paid(...primary, ...back)).toEqual([[0, 'reversed']])
    expect(await paid(...primary, ...back, ...second)).toEqual([[4000, 'paid']])
    expect(await paid(...primary, ...primary)).toEqual([[undefined, undefined]])
  })

  test('paid as a whole is the one line’s own, else the claim’s', async () => {
    const paid = [...head, claim('C1001', 225, 80), 'CAS*CO*45*145']
    const { lines } = await put(columns + visit + draw, paid)
    expect(lines.map(({ paidCents, claimPaidCents }) => [paidCents, claimPaidCents])).toEqual([
      [undefined, 8000],
      [undefined, 8000],
    ])
    const alone = await put(columns + visit, [...head, claim('C1001', 210, 80), 'CAS*CO*45*130'])
    expect(alone.lines[0]).toMatchObject({ paidCents: 8000, adjustments: [{ reason: '45' }] })
    const other = await put(columns + visit, paid)
    expect(other.lines[0]?.paidCents).toBeUndefined()
  })

  test('says of every line where it stands', async () => {
    const rows = [
      visit,
      'C9,2024-07-08,99213,,1,90.00,,\n',
      ',2024-07-08,99213,,1,90.00,,\n',
      'C1001,2024-07-08,80053,,1,40.00,,\n',
    ]
    const { notes } = await put(columns + rows.join(''), remittance835)
    expect(notes).toContain('1 of 4 lines have their payment')
    expect(notes).toContain('1 line is not in the remittance that names its claim')
    expect(notes).toContain('1 line has a claim number that no remittance names')
    expect(notes).toContain('1 line has no claim number')
    expect(notes).toContain('1 line of the remittances ($0.00 paid) was put to no line')
  })
})

const aLine = fc.record({
  claim: fc.nat(3),
  code: fc.constantFrom('99213', '99214', '36415'),
  units: fc.integer({ min: 1, max: 2 }),
  charge: fc.integer({ min: 1, max: 3 }).map((tens) => tens * 10),
  paid: fc.integer({ min: 0, max: 9 }),
})

it('puts the same payments whatever the order of rows, of payments and of files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aLine, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.boolean(),
      async (services, turn, inTwo) => {
        const row = ({ claim: id, code, units, charge }: (typeof services)[number]) =>
          `X${id},2024-07-08,${code},,${units},${charge}.00,,\n`
        const remitted = [0, 1, 2, 3].map((id) => {
          const its = services.filter((service) => service.claim === id)
          const lines = its.flatMap(({ code, units, charge, paid }) => [
            `SVC*HC:${code}*${charge}*${paid}**${units}`,
            'DTM*472*20240708',
          ])
          return its.length === 0 ? [] : [claim(`X${id}`, 0, 0), ...lines]
        })
        const at = turn % services.length
        const turned = [...services.slice(at), ...services.slice(0, at)]
        const facts = async (
          rows: readonly (typeof services)[number][],
          paid: readonly string[][],
        ) => {
          const { lines } = await put(
            columns + rows.map(row).join(''),
            ...paid
              .filter((segments) => segments.length > 0)
              .map((segments) => [...head, ...segments]),
          )
          return lines
            .map((line) =>
              [
                line.claimId,
                line.procedureCode,
                line.units,
                line.chargeCents,
                line.paidCents,
              ].join(),
            )
            .sort()
        }
        const plain = await facts(services, [remitted.flat()])
        expect(await facts(turned, inTwo ? remitted : [remitted.toReversed().flat()])).toEqual(
          plain,
        )
        for (const written of plain) {
          const [id, code, units, charge, paid] = written.split(',')
          if (paid === '') continue
          expect(
            services.some(
              (one) =>
                `X${one.claim}` === id &&
                one.code === code &&
                String(one.units) === units &&
                String(one.charge * 100) === charge &&
                String(one.paid * 100) === paid,
            ),
          ).toBe(true)
        }
      },
    ),
    { numRuns: Number(process.env['PAYMENT_RUNS'] ?? 30) },
  )
})
