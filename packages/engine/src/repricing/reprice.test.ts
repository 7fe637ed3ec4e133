import { describe, expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import type { FeeScheduleRow, RelativeUnits } from '../reference/procedure-rows.ts'
import { sentenceText } from '../sentences/sentence-text.ts'
import { codeTable, procedureTable, released } from '../testing/tables.ts'
import { agreedCents, medicareShares } from './percent-of-medicare.ts'
import { reprice } from './reprice.ts'
import { serviceKind } from './service-kind.ts'

const on = day('2024-05-06')

const service: FeeScheduleRow = {
  status: 'A',
  globalDays: '000',
  pcTc: '0',
  multipleProcedure: '0',
  bilateral: '0',
  assistantSurgeon: '2',
  coSurgeon: '1',
  teamSurgeon: '0',
  preOperative: 0.1,
  intraOperative: 0.7,
  postOperative: 0.2,
}
const operation: FeeScheduleRow = {
  ...service,
  globalDays: '090',
  multipleProcedure: '2',
  bilateral: '1',
}
const image: FeeScheduleRow = { ...service, pcTc: '1', multipleProcedure: '4' }

/** Work, expense in a facility and in an office, malpractice. */
function units(work: number, facility: number, office: number, malpractice = 0): RelativeUnits {
  return { work, facilityExpense: facility, nonFacilityExpense: office, malpractice }
}
/** Ten dollars a unit. */
const values = (whole: RelativeUnits, parts: object = {}) => ({
  factorDollars: 10,
  whole,
  ...parts,
})
const imageParts = (technical: number, cap?: number) => ({
  technical: {
    ...units(0, technical, technical),
    ...(cap !== undefined && { hospitalCap: { expense: cap, malpractice: 0 } }),
  },
  professional: units(1, 0, 0),
})

const tables: ReferenceTables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      99213: service,
      27447: operation,
      20680: operation,
      97110: { ...service, multipleProcedure: '5' },
      97140: { ...service, multipleProcedure: '5' },
      70551: image,
      71046: image,
      43235: { ...operation, multipleProcedure: '3' },
      43239: { ...operation, multipleProcedure: '3', endoscopicBase: '43235' },
      43248: { ...operation, multipleProcedure: '3', endoscopicBase: '43235' },
      94760: { ...service, status: 'T' },
      99080: { ...service, status: 'B' },
      15824: { ...service, status: 'N' },
      64999: { ...service, status: 'C' },
    }),
  ),
  relativeValues: released(
    'relativeValues',
    procedureTable({
      99213: values(units(1, 0.5, 1, 0.1)),
      27447: values(units(10, 8, 8, 2)),
      20680: values(units(4, 3, 5, 1)),
      97110: values(units(0.5, 0.4, 0.4)),
      97140: values(units(0.4, 0.3, 0.3)),
      70551: values(units(1, 6, 6), imageParts(6)),
      71046: values(
        { ...units(1, 4, 4), hospitalCap: { expense: 3, malpractice: 0 } },
        imageParts(4, 3),
      ),
      43235: values(units(2, 1, 5)),
      43239: values(units(2.5, 1, 6)),
      43248: values(units(3, 1, 8)),
      94760: values(units(0, 0.1, 0.1)),
    }),
  ),
  localities: released(
    'localities',
    codeTable({ '1011200': { name: 'ALABAMA', work: 0.9, expense: 0.8, malpractice: 0.5 } }),
  ),
  drugPaymentLimits: released(
    'drugPaymentLimits',
    procedureTable({ J1100: { unitDollars: 0.125 } }),
  ),
  laboratoryFees: released('laboratoryFees', procedureTable({ 80053: { cents: 1056 } })),
  oppsStatus: released(
    'oppsStatus',
    procedureTable({
      45385: { statusIndicator: 'T', paymentCents: 100_000 },
      43239: { statusIndicator: 'T', paymentCents: 80_000 },
      71046: { statusIndicator: 'Q1', paymentCents: 9_000 },
      93306: { statusIndicator: 'S', paymentCents: 50_000 },
      27447: { statusIndicator: 'J1', paymentCents: 1_200_000 },
      29881: { statusIndicator: 'J1', paymentCents: 300_000 },
      J1885: { statusIndicator: 'N', paymentCents: undefined },
      99215: { statusIndicator: 'B', paymentCents: undefined },
      80053: { statusIndicator: 'Q4', paymentCents: undefined },
    }),
  ),
}

type Fields = Parameters<typeof claimLine>[0]

const office: Fields = {
  auditType: 'medical',
  claimType: 'professional',
  claimId: 'A',
  patientKey: 'P1',
  billingNpi: '1234567893',
  placeOfService: '11',
  serviceFromDay: on,
  units: 1,
}
const hospital: Fields = {
  ...office,
  claimType: 'institutional',
  billType: '131',
  placeOfService: undefined,
}

function lines(base: Fields, ...fields: readonly Fields[]): readonly ClaimLine[] {
  return fields.map((each, index) => claimLine({ ...base, row: index + 2, ...each, index }))
}

/** Cents of each line, or the reason why there are none. */
function prices(base: Fields, ...fields: readonly Fields[]): readonly (number | string)[] {
  return reprice(lines(base, ...fields), tables).map((price) =>
    price.kind === 'priced' ? price.cents : sentenceText(price.because),
  )
}

describe('what Medicare would have paid a practitioner', () => {
  test.each<[string, readonly Fields[], readonly (number | string)[]]>([
    ['in an office', [{ procedureCode: '99213' }], [2100]],
    ['in a facility', [{ procedureCode: '99213', placeOfService: '22' }], [1600]],
    ['by units', [{ procedureCode: '99213', units: 2 }], [4200]],
    ['by laboratory fee', [{ procedureCode: '80053', modifiers: ['QW'], units: 2 }], [2112]],
    ['by payment limit', [{ procedureCode: 'J1100', units: 8 }], [100]],
    [
      'half of the second operation of the day',
      [{ procedureCode: '20680' }, { procedureCode: '27447' }],
      [5_000, 20_000],
    ],
    [
      'both operations in full on two days',
      [{ procedureCode: '20680' }, { procedureCode: '27447', serviceFromDay: on + 1 }],
      [10_000, 20_000],
    ],
    ['150% for both sides', [{ procedureCode: '27447', modifiers: ['50'] }], [30_000]],
    ['16% for an assistant', [{ procedureCode: '27447', modifiers: ['80'] }], [3_200]],
    [
      'the operation without its aftercare',
      [{ procedureCode: '27447', modifiers: ['54'] }],
      [16_000],
    ],
    [
      'half of the expense of further therapy',
      // The dearest expense is paid in full once.
      [{ procedureCode: '97110', units: 3 }, { procedureCode: '97140' }],
      [900 + 2 * 700, 550],
    ],
    ['therapy by an assistant', [{ procedureCode: '97110', modifiers: ['GP', 'CQ'] }], [765]],
    [
      'half of the technical part of further imaging',
      [{ procedureCode: '70551' }, { procedureCode: '71046' }],
      // Of the second 95% of its unit of work and half of 3 of expense, which the cap leaves of 4.
      [7_000, 950 + 1_500],
    ],
    ['imaging at most as in a hospital', [{ procedureCode: '71046' }], [4_000]],
    ['the technical part under the cap', [{ procedureCode: '71046', modifiers: ['TC'] }], [3_000]],
    ['the professional part', [{ procedureCode: '71046', modifiers: ['26'] }], [1_000]],
    [
      'the professional part in a hospital',
      [{ procedureCode: '71046', placeOfService: '21' }],
      [1_000],
    ],
    ['status T alone', [{ procedureCode: '94760' }], [100]],
    [
      'nothing for status T beside others',
      [{ procedureCode: '94760' }, { procedureCode: '99213' }],
      [0, 2100],
    ],
    ['one endoscopy', [{ procedureCode: '43239' }], [8_500]],
    [
      'a further endoscopy of a family without its base',
      [{ procedureCode: '43239' }, { procedureCode: '43248' }],
      // The base costs 7,000.
      [1_500, 11_000],
    ],
  ])('%s', (_, fields, expected) => {
    expect(prices(office, ...fields)).toEqual(expected)
  })

  test.each<[string, readonly Fields[], string]>([
    [
      'endoscopies that are no family',
      [{ procedureCode: '43239' }, { procedureCode: '43235' }],
      'several families',
    ],
    [
      'endoscopies of a family beside an operation',
      [{ procedureCode: '43239' }, { procedureCode: '43248' }, { procedureCode: '27447' }],
      'beside other operations',
    ],
    ['reduced services', [{ procedureCode: '27447', modifiers: ['52'] }], 'modifier 52'],
    ['a bundled service', [{ procedureCode: '99080' }], 'part of other services only'],
    ['a service not covered', [{ procedureCode: '15824' }], 'status N'],
    ['a service without a national price', [{ procedureCode: '64999' }], 'contractor'],
    ['an unknown code', [{ procedureCode: '99999' }], 'does not have the code'],
    ['no place', [{ procedureCode: '99213', placeOfService: undefined }], 'no place of service'],
    ['no units', [{ procedureCode: '99213', units: undefined }], 'no units'],
    ['no day', [{ procedureCode: '99213', serviceFromDay: undefined }], 'no date of service'],
    [
      'another quarter',
      [{ procedureCode: '99213', serviceFromDay: day('2031-05-06') }],
      'not imported',
    ],
    ['a denied line', [{ procedureCode: '99213', claimStatus: 'denied' }], 'denied'],
    ['equipment', [{ procedureCode: 'E0601', claimType: 'dme' }], 'DMEPOS fee schedule'],
    ['a stay', [{ ...hospital, billType: '111', procedureCode: undefined, drg: '470' }], 'DRG'],
  ])('has no price for %s', (_, fields, because) => {
    expect(prices(office, ...fields)[0]).toContain(because)
  })
})

describe('what Medicare would have paid a hospital', () => {
  test.each<[string, readonly Fields[], readonly (number | string)[]]>([
    [
      'the dearest procedure in full, others at half',
      [{ procedureCode: '43239' }, { procedureCode: '45385' }],
      [40_000, 100_000],
    ],
    ['further units at half', [{ procedureCode: '45385', units: 2 }], [150_000]],
    ['both sides', [{ procedureCode: '45385', modifiers: ['50'] }], [150_000]],
    ['a procedure that was cut short', [{ procedureCode: '45385', modifiers: ['73'] }], [50_000]],
    [
      'packaged services with the others',
      [{ procedureCode: '93306' }, { procedureCode: '71046' }, { procedureCode: 'J1885' }],
      [50_000, 0, 0],
    ],
    ['an image alone', [{ procedureCode: '71046' }], [9_000]],
    [
      'one comprehensive payment',
      [{ procedureCode: '29881' }, { procedureCode: '27447' }, { procedureCode: '93306' }],
      [0, 1_200_000, 0],
    ],
    ['a test alone by its fee', [{ procedureCode: '80053' }], [1056]],
    ['a charge without a code', [{ procedureCode: undefined, revenueCode: '0258' }], [0]],
  ])('%s', (_, fields, expected) => {
    expect(prices(hospital, ...fields)).toEqual(expected)
  })

  test.each<[string, Fields, string]>([
    ['a status that is not paid', { procedureCode: '99215' }, 'status B'],
    ['an unknown code', { procedureCode: '12345' }, 'Addendum B'],
    ['another bill', { procedureCode: '45385', billType: '721' }, '13x'],
  ])('has no price for %s', (_, fields, because) => {
    expect(prices(hospital, fields)[0]).toContain(because)
  })
})

test('a voided line has none, and rows may stand in any order', () => {
  const [claim, taken] = lines(
    office,
    { procedureCode: '99213', chargeCents: 9_000, paidCents: 5_000 },
    { procedureCode: '99213', chargeCents: -9_000, paidCents: -5_000 },
  )
  const pair = [claim, taken].flatMap((line) => line ?? [])
  expect(reprice(pair, tables).map(({ kind }) => kind)).toEqual(['not-priced', 'not-priced'])
  const forward = prices(office, { procedureCode: '20680' }, { procedureCode: '27447' })
  const back = prices(office, { procedureCode: '27447' }, { procedureCode: '20680' })
  expect(back).toEqual(forward.toReversed())
})

test('shares of Medicare count lines with a price and an amount, by kind', () => {
  const claims = lines(
    office,
    { procedureCode: '99213', allowedCents: 4_200 },
    { procedureCode: '80053', paidCents: 1_000, patientShareCents: 1_112 },
    { procedureCode: '80053' },
    { procedureCode: '15824', allowedCents: 9_999 },
  )
  expect(claims.map(agreedCents)).toEqual([4_200, 2_112, undefined, 9_999])
  expect(Array.from(medicareShares(claims, reprice(claims, tables), serviceKind))).toEqual([
    ['Visits', { lines: 1, agreedCents: 4_200, medicareCents: 2_100 }],
    ['Laboratory', { lines: 1, agreedCents: 2_112, medicareCents: 1_056 }],
  ])
})

test('fees of practitioners by a locality, and none where its indexes are not known', () => {
  const claims = lines(
    office,
    { procedureCode: '99213' },
    { procedureCode: '71046', modifiers: ['TC'] },
    { procedureCode: '80053' },
  )
  const [visit, image, test] = reprice(claims, tables, { locality: '1011200' })
  // 1 x 0.9 and 1 x 0.8 and 0.1 x 0.5 units; the cap of 3 units, not 4, by the index of expense.
  expect(visit).toMatchObject({ kind: 'priced', cents: 1_750 })
  expect(visit?.kind === 'priced' && sentenceText(visit.terms)).toBe(
    '$17.50 in an office (ALABAMA) for 1 unit',
  )
  expect(image).toMatchObject({ kind: 'priced', cents: 2_400 })
  expect(test).toMatchObject({ kind: 'priced', cents: 1_056 })
  const [unknown] = reprice(claims, tables, { locality: '9999999' })
  expect(unknown?.kind === 'not-priced' && sentenceText(unknown.because)).toContain('locality')
})

describe('what other schedules price', () => {
  const more: ReferenceTables = {
    anesthesiaBases: released('anesthesiaBases', procedureTable({ '00840': { units: 6 } })),
    anesthesiaFactors: released(
      'anesthesiaFactors',
      codeTable({
        '0000000': { name: 'NATIONAL', dollars: 20 },
        '1011200': { name: 'ALABAMA', dollars: 19 },
      }),
    ),
    equipmentFees: released(
      'equipmentFees',
      procedureTable({
        E0601: {
          category: 'CR',
          fees: [
            {
              modifiers: 'RR',
              lowestCents: 1,
              highestCents: 9,
              stateCents: { PA: 5_000, TX: 4_800 },
            },
          ],
        },
      }),
    ),
    surgeryCenterServices: released(
      'surgeryCenterServices',
      procedureTable({
        '29881': { listed: 'covered', indicator: 'A2', isDiscounted: true, cents: 130_000 },
        '29876': { listed: 'covered', indicator: 'A2', isDiscounted: true, cents: 110_000 },
        C1713: { listed: 'ancillary', indicator: 'N1', isDiscounted: false, cents: undefined },
        '27130': {
          listed: 'excluded',
          indicator: undefined,
          isDiscounted: false,
          cents: undefined,
        },
      } as const),
    ),
    drgs: released(
      'drgs',
      codeTable({
        '470': { title: 'A HIP', mdc: '08', weight: 1.9, meanDays: 4, postAcute: 'yes' },
      } as const),
    ),
  }
  const priced = (lines: readonly Partial<ClaimLine>[], options = {}) =>
    reprice(
      lines.map((fields, index) =>
        claimLine({ index, row: index + 2, patientKey: 'P', serviceFromDay: on, ...fields }),
      ),
      more,
      options,
    )
  const cents = (lines: readonly Partial<ClaimLine>[], options = {}) =>
    priced(lines, options).map((price) => (price.kind === 'priced' ? price.cents : 'none'))

  test('anesthesia by base and time units, one half where a physician directs', () => {
    const line = { procedureCode: '00840', anesthesiaMinutes: 60, renderingNpi: '1000000004' }
    expect(cents([{ ...line, modifiers: ['AA'] }])).toEqual([20_000])
    expect(cents([{ ...line, modifiers: ['QK'] }])).toEqual([10_000])
    expect(cents([{ ...line, modifiers: ['AA'] }], { locality: '1011200' })).toEqual([19_000])
    expect(cents([{ ...line, anesthesiaMinutes: undefined }])).toEqual(['none'])
  })

  test('equipment by the state, three quarters from the fourth month of rent', () => {
    const line = { claimType: 'dme', procedureCode: 'E0601', units: 1 } as const
    const lines = [
      { ...line, modifiers: ['RR', 'KH'] },
      { ...line, modifiers: ['RR', 'KJ'] },
      { ...line, modifiers: ['NU'] },
    ]
    expect(cents(lines, { state: 'PA' })).toEqual([5_000, 3_750, 'none'])
    expect(cents(lines)).toEqual(['none', 'none', 'none'])
  })

  test('surgery centers on both forms: the dearest in full, further ones at half', () => {
    const center = { claimId: 'A', billType: '831', claimType: 'institutional', units: 1 } as const
    const codes = ['29881', '29876', 'C1713', '27130']
    expect(cents(codes.map((procedureCode) => ({ ...center, procedureCode })))).toEqual([
      ...[130_000, 55_000, 0],
      'none',
    ])
    const form = { claimType: 'professional', placeOfService: '24', specialty: '49' } as const
    expect(cents([{ ...form, procedureCode: '29881', modifiers: ['50'], units: 1 }])).toEqual([
      195_000,
    ])
  })

  test('stays by weight and rate, a transfer by the day, other lines nothing', () => {
    const stay = {
      claimId: 'S',
      claimType: 'institutional',
      billType: '111',
      drg: '470',
      admissionDay: on,
      dischargeDay: on + 2,
      dischargeStatus: '01',
      revenueCode: '0120',
      paidCents: 100,
    } as const
    const rate = { stayRateCents: 700_000 }
    const lines = [stay, { ...stay, revenueCode: '0360', paidCents: 0 }]
    expect(cents(lines, rate)).toEqual([1_330_000, 0])
    // Two days, the first one twice, of a mean of four.
    expect(cents([{ ...stay, dischargeStatus: '02' }], rate)).toEqual([997_500])
    expect(cents([{ ...stay, dischargeStatus: '06' }], rate)).toEqual([997_500])
    expect(cents(lines)).toEqual(['none', 'none'])
    expect(cents([{ ...stay, billType: '112' }], rate)).toEqual(['none'])
  })
})
