import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { resolveClaimChains } from './claim-chain.ts'

type Fields = Partial<Omit<ClaimLine, 'procedure'>>

const base = { patientKey: 'P1', serviceFromDay: 19_800, procedureCode: '99213' } as const

/** What stands of each line: `stands`, what became of it, or what is left of its money. */
function fates(fields: readonly Fields[]): (string | number)[] {
  const lines = fields.map((known, index) =>
    claimLine({ ...base, ...known, index, row: index + 2 }),
  )
  const { final, superseded } = resolveClaimChains(lines)
  return lines.map((line) => {
    const fate = superseded.get(line)
    if (fate) return fate.as
    const left = final.find((standing) => standing.index === line.index)
    return left === line ? 'stands' : (left?.paidCents ?? 'lost')
  })
}

const cases: readonly (readonly [string, readonly Fields[], readonly (string | number)[]])[] = [
  ['nothing to settle', [{ claimId: 'A' }, { claimId: 'B' }], ['stands', 'stands']],
  [
    'a void takes its original and itself out',
    [{ claimId: 'A' }, { claimId: 'B', frequencyCode: '8', originalClaimId: 'A' }],
    ['voided', 'void'],
  ],
  [
    'a claim that names another and no frequency takes its place, with all of its lines',
    [
      { claimId: 'A' },
      { claimId: 'A', procedureCode: '36415' },
      { claimId: 'B', originalClaimId: 'A' },
      { claimId: 'B', originalClaimId: 'A', procedureCode: '83036' },
    ],
    ['replaced', 'replaced', 'stands', 'stands'],
  ],
  [
    'a claim that names one of other services, one of another patient or itself takes no place',
    [
      { claimId: 'A', procedureCode: '36415' },
      { claimId: 'B', patientKey: 'P2' },
      { claimId: 'C', originalClaimId: 'A' },
      { claimId: 'D', originalClaimId: 'B' },
      { claimId: 'E', originalClaimId: 'E' },
    ],
    ['stands', 'stands', 'stands', 'stands', 'stands'],
  ],
  [
    'a denied copy that names its original takes no place, nor one that says it is an original',
    [
      { claimId: 'A' },
      { claimId: 'B', originalClaimId: 'A', claimStatus: 'denied' },
      { claimId: 'C', originalClaimId: 'A', frequencyCode: '1' },
    ],
    ['stands', 'stands', 'stands'],
  ],
  [
    'the rest of a payment stands with the part that was paid before',
    [
      { claimId: 'A', chargeCents: 900, paidCents: 200 },
      {
        claimId: 'A',
        chargeCents: 900,
        paidCents: 300,
        adjustments: [{ group: 'OA', reason: 'B13', amountCents: 200 }],
      },
    ],
    ['replaced', 500],
  ],
  [
    'a part of another amount than was paid before is no part of it',
    [
      { claimId: 'A', chargeCents: 900, paidCents: 250 },
      {
        claimId: 'A',
        chargeCents: 900,
        paidCents: 300,
        adjustments: [{ group: 'OA', reason: 'B13', amountCents: 200 }],
      },
    ],
    ['stands', 'stands'],
  ],
  [
    'a reversal for one twin leaves the fill of the other',
    [
      { claimId: 'A', sex: 'F', paidCents: 500 },
      { claimId: 'B', sex: 'M', paidCents: 500 },
      { claimId: 'C', sex: 'M', paidCents: -500 },
    ],
    ['stands', 'reversed', 'reversal'],
  ],
  [
    'a reversed fill whose rebate was kept stands, with nothing paid',
    [
      { auditType: 'pharmacy', claimId: 'A', paidCents: 500, rebateCents: 200 },
      { auditType: 'pharmacy', claimId: 'B', paidCents: -500 },
    ],
    [0, 'reversal'],
  ],
  [
    'the last state of a reversed fill that still has its rebate stands',
    [
      {
        auditType: 'pharmacy',
        claimId: 'A',
        paidCents: 0,
        rebateCents: 200,
        claimStatus: 'reversed',
      },
      { auditType: 'pharmacy', claimId: 'B', paidCents: 500 },
    ],
    ['stands', 'stands'],
  ],
  [
    'a reversal that gives the rebate back',
    [
      { auditType: 'pharmacy', claimId: 'A', paidCents: 500, rebateCents: 200 },
      { auditType: 'pharmacy', claimId: 'B', paidCents: -500, rebateCents: -200 },
    ],
    ['reversed', 'reversal'],
  ],
  ['a void without its original', [{ claimId: 'B', frequencyCode: '8' }], ['void']],
  [
    'the bill type says the frequency',
    [
      { claimId: 'A', billType: '131' },
      { claimId: 'A', billType: '138' },
    ],
    ['voided', 'void'],
  ],
  [
    'a replacement under the same number, all its lines',
    [
      { claimId: 'A' },
      { claimId: 'A', frequencyCode: '7' },
      { claimId: 'A', frequencyCode: '7', procedureCode: '36415' },
    ],
    ['replaced', 'stands', 'stands'],
  ],
  [
    'a chain: the last replacement stands',
    [
      { claimId: 'A' },
      { claimId: 'B', frequencyCode: '7', originalClaimId: 'A' },
      { claimId: 'C', frequencyCode: '7', originalClaimId: 'B' },
    ],
    ['replaced', 'replaced', 'stands'],
  ],
  [
    'two replacements of one claim: the one paid last stands',
    [
      { claimId: 'A' },
      { claimId: 'C', frequencyCode: '7', originalClaimId: 'A', paidDay: 19_900 },
      { claimId: 'B', frequencyCode: '7', originalClaimId: 'A', paidDay: 19_850 },
    ],
    ['replaced', 'stands', 'replaced'],
  ],
  [
    "another patient's claim of the same number",
    [
      { claimId: 'A', patientKey: 'P2' },
      { claimId: 'A', frequencyCode: '8' },
    ],
    ['stands', 'void'],
  ],
  [
    'voids of two patients under one number, each with its original',
    [
      { claimId: 'A' },
      { claimId: 'B', patientKey: 'P2' },
      { claimId: 'V', frequencyCode: '8' },
      { claimId: 'V', frequencyCode: '8', patientKey: 'P2' },
    ],
    ['voided', 'voided', 'void', 'void'],
  ],
  [
    'a void under the number of a claim of another patient, with an original under another number',
    [{ claimId: 'A' }, { claimId: 'V', patientKey: 'P2' }, { claimId: 'V', frequencyCode: '8' }],
    ['voided', 'stands', 'void'],
  ],
  [
    'a void under a number of its own that names no original',
    [
      { claimId: 'A', chargeCents: 9000, paidDay: 19_820 },
      { claimId: 'V', frequencyCode: '8', chargeCents: -9000, paidDay: 19_830 },
      { claimId: 'N', chargeCents: 9000, paidDay: 19_840 },
    ],
    ['voided', 'void', 'stands'],
  ],
  [
    'a replacement under a number of its own, all lines of its original',
    [
      { claimId: 'A' },
      { claimId: 'A', procedureCode: '36415' },
      { claimId: 'N', frequencyCode: '7' },
    ],
    ['replaced', 'replaced', 'stands'],
  ],
  [
    'a replacement that corrects the level of the visit',
    [{ claimId: 'A' }, { claimId: 'N', frequencyCode: '7', procedureCode: '99214' }],
    ['replaced', 'stands'],
  ],
  [
    'a replacement that two claims could be meant by',
    [{ claimId: 'A' }, { claimId: 'B' }, { claimId: 'N', frequencyCode: '7' }],
    ['stands', 'stands', 'stands'],
  ],
  [
    'a replacement of another service, day or provider names nothing',
    [
      { claimId: 'A', procedureCode: '36415' },
      { claimId: 'B', serviceFromDay: 19_801 },
      { claimId: 'C', renderingNpi: '1234567893' },
      { claimId: 'N', frequencyCode: '7' },
    ],
    ['stands', 'stands', 'stands', 'stands'],
  ],
  [
    'an original that is named and not in the file is not looked for',
    [{ claimId: 'A' }, { claimId: 'N', frequencyCode: '8', originalClaimId: 'Z' }],
    ['stands', 'void'],
  ],
  [
    'negative money takes the equal line back',
    [
      { claimId: 'A', paidCents: 5000 },
      { claimId: 'A', paidCents: -5000 },
    ],
    ['reversed', 'reversal'],
  ],
  [
    'of several equal lines the one of the same claim and line number',
    [
      { claimId: 'A', lineNumber: '1', paidCents: 5000 },
      { claimId: 'A', lineNumber: '2', paidCents: 5000 },
      { claimId: 'A', lineNumber: '2', paidCents: -5000 },
    ],
    ['stands', 'reversed', 'reversal'],
  ],
  [
    'one reversal takes one of two fills of a day',
    [
      { claimId: 'A', paidCents: 5000 },
      { claimId: 'B', paidCents: 5000 },
      { claimId: 'C', paidCents: -5000 },
    ],
    ['reversed', 'stands', 'reversal'],
  ],
  [
    'part of the money of a line',
    [
      { claimId: 'A', paidCents: 5000 },
      { claimId: 'A', paidCents: -2000 },
    ],
    [3000, 'adjustment'],
  ],
  [
    'a credit of a bill, posted later, takes the last equal charge before it back',
    [
      { claimId: 'A', chargeCents: 5000, serviceFromDay: 19_800 },
      { claimId: 'A', chargeCents: 5000, serviceFromDay: 19_801 },
      { claimId: 'A', chargeCents: 5000, serviceFromDay: 19_804 },
      { claimId: 'A', chargeCents: -5000, serviceFromDay: 19_803 },
    ],
    ['stands', 'reversed', 'stands', 'reversal'],
  ],
  [
    'a credit of another bill, of another sum or before the charge does not',
    [
      { claimId: 'A', chargeCents: 5000, serviceFromDay: 19_803 },
      { claimId: 'A', chargeCents: -5000, serviceFromDay: 19_801 },
      { claimId: 'B', chargeCents: -5000, serviceFromDay: 19_804 },
      { claimId: 'A', chargeCents: -4000, serviceFromDay: 19_804 },
    ],
    ['stands', 'stands', 'stands', 'stands'],
  ],
  [
    'part of the money of no known claim stands',
    [
      { claimId: 'A', paidCents: 5000 },
      { claimId: 'B', paidCents: -2000 },
    ],
    ['stands', 'stands'],
  ],
  [
    'marked reversed after the line that it takes back was paid',
    [
      { paidCents: 5000, paidDay: 19_820 },
      { paidCents: 5000, paidDay: 19_825, claimStatus: 'reversed' },
    ],
    ['reversed', 'reversal'],
  ],
  [
    'marked reversed with its payment taken back, though what was asked for keeps its sign',
    [
      { paidCents: 1150, chargeCents: 6000 },
      { paidCents: -1150, chargeCents: 6000, claimStatus: 'reversed' },
    ],
    ['reversed', 'reversal'],
  ],
  [
    'marked reversed beside one other claim: the other is the rebill',
    [
      { claimId: 'A', paidCents: 5000, claimStatus: 'reversed' },
      { claimId: 'B', paidCents: 5000 },
    ],
    ['reversal', 'stands'],
  ],
  [
    'marked reversed beside two claims, in whatever order: one of them stands',
    [
      { claimId: 'B', paidCents: 5000 },
      { claimId: 'A', paidCents: 5000, claimStatus: 'reversed' },
      { claimId: 'C', paidCents: 5000 },
    ],
    ['reversed', 'reversal', 'stands'],
  ],
  [
    'marked reversed under the number of the paid record: it takes it back',
    [
      { claimId: 'A', paidCents: 5000, claimStatus: 'reversed' },
      { claimId: 'A', paidCents: 5000 },
    ],
    ['reversal', 'reversed'],
  ],
  [
    'marked reversed before the other was paid: the other stands',
    [
      { claimId: 'A', paidCents: 5000, paidDay: 19_820, claimStatus: 'reversed' },
      { claimId: 'A', paidCents: 5000, paidDay: 19_825 },
    ],
    ['reversal', 'stands'],
  ],
]

describe('claim chains', () => {
  test.each(cases)('%s', (_name, lines, expected) => {
    expect(fates(lines)).toEqual(expected)
  })

  const movements = fc.array(
    fc.record({
      claimId: fc.constantFrom('A', 'B'),
      paidCents: fc.constantFrom(1000, 2000, -1000, -2000),
      procedureCode: fc.constantFrom('99213', '36415'),
    }),
    { maxLength: 12 },
  )

  test('reversals move money and never make or lose any', () => {
    fc.assert(
      fc.property(movements, (fields) => {
        const lines = fields.map((known, index) =>
          claimLine({ ...base, ...known, index, row: index + 2 }),
        )
        const paid = (some: readonly ClaimLine[]) =>
          some.reduce((sum, line) => sum + (line.paidCents ?? 0), 0)
        expect(paid(resolveClaimChains(lines).final)).toBe(paid(lines))
      }),
    )
  })

  const versions = fc.array(
    fc.record({
      claimId: fc.constantFrom('A', 'B', 'C'),
      frequencyCode: fc.constantFrom('1', '7', '8'),
      originalClaimId: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
    }),
    { maxLength: 12 },
  )

  test('every line stands or is superseded, never both, and no void stands', () => {
    fc.assert(
      fc.property(versions, (fields) => {
        const lines = fields.map((known, index) =>
          claimLine({ ...base, ...known, index, row: index + 2 }),
        )
        const { final, superseded } = resolveClaimChains(lines)
        expect(final.length + superseded.size).toBe(lines.length)
        expect(final.some((line) => superseded.has(line))).toBe(false)
        expect(final.some((line) => line.frequencyCode === '8')).toBe(false)
      }),
    )
  })
})

test.each([
  [0, [{ group: 'CO', reason: '45', amountCents: 1500 }], 2],
  [0, [], 0],
  [-3000, [{ group: 'CO', reason: '45', amountCents: -1500 }], 0],
])('a partial take-back with a charge of %i leaves the adjustments', (chargeCents, taken, left) => {
  const billed = {
    ...base,
    claimId: 'A',
    chargeCents: 9000,
    adjustments: [{ group: 'CO', reason: '45', amountCents: 2000 }],
  }
  const { final } = resolveClaimChains([
    claimLine({ ...billed, paidCents: 7000, index: 0, row: 2 }),
    claimLine({ ...billed, paidCents: -1500, chargeCents, adjustments: taken, index: 1, row: 3 }),
  ])
  expect(final).toHaveLength(1)
  expect(final[0]?.paidCents).toBe(5500)
  expect(final[0]?.adjustments).toHaveLength(left)
})
