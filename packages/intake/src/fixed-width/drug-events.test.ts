import { day } from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readText, refusalOf } from '../testing/read-text.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'

/** An amount of eight characters with its sign in the last. */
function punched(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(8, '0')
  return digits.slice(0, -1) + ((cents < 0 ? '}JKLMNOPQR' : '{ABCDEFGHI')[Number(digits[7])] ?? '')
}

interface Event {
  readonly control: string
  readonly deletion?: string
  readonly date?: string
  readonly ingredient?: number
  readonly planPaid?: number
  readonly shift?: string
}

function event(
  at: number,
  { control, deletion = ' ', date = '20240110', ...given }: Event,
): string {
  const { ingredient = 845, planPaid = ingredient + 175 - 300, shift = '' } = given
  const amounts = [ingredient, 175, 0, ingredient + 175, 0, 300, 0, 0, 0, planPaid, 0, 0, 0]
  const head = [
    `DET${String(at).padStart(7, '0')}`,
    control.padEnd(40),
    '1EG4TE5MK73'.padEnd(20),
    'CARD1'.padEnd(20),
    `194801022${date}20240115`,
    '000000001001  ',
    '00093505601'.padEnd(19),
    shift,
    '011234567893     ',
    '00 10',
    '0000030000  030',
    '011497758544     ',
    `C${deletion}   `,
  ]
  return (head.join('').slice(0, 207 + shift.length) + amounts.map(punched).join(''))
    .padEnd(512)
    .slice(0, 512)
}

function fileOf(events: readonly Event[], total = events.length): string {
  return [
    'HDRSUB001FILE00000120240205TEST',
    'BHD0000001H9999001',
    ...events.map((each, at) => event(at + 1, each)),
    `BTR0000001H9999001${String(total).padStart(7, '0')}`,
    `TLRSUB001FILE000001000000001${String(total).padStart(9, '0')}`,
  ]
    .map((record) => `${record.padEnd(512)}\n`)
    .join('')
}

const three = [{ control: 'CLM1' }, { control: 'CLM2', ingredient: 52_31 }, { control: 'CLM3' }]

describe('drug events of CMS', () => {
  test('are read where the file bears out the places of its fields', async () => {
    const { lines, file } = await readText(fileOf([...three, { control: 'CLM1', deletion: 'D' }]))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatchObject({
      ...{ row: 3, auditType: 'pharmacy', claimId: 'CLM1', ndc: '00093505601', sex: 'F' },
      ...{
        birthDay: day('1948-01-02'),
        serviceFromDay: day('2024-01-10'),
        paidDay: day('2024-01-15'),
      },
      ...{ quantity: 30, daysSupply: 30, refillNumber: 0, prescriberNpi: '1497758544' },
      ...{ pharmacyId: '1234567893', ingredientCostCents: 845, dispensingFeeCents: 175 },
      ...{
        allowedCents: 1020,
        paidCents: 720,
        patientShareCents: 300,
        planType: 'Medicare Part D',
      },
    })
    expect(lines[3]?.claimStatus).toBe('reversed')
    expect(file.notes.join(' ')).toContain('borne out by the first 4 events')
    expect(file.notes.join(' ')).toContain('2 agree with the file')
  })

  test('are the same without line breaks', async () => {
    const text = fileOf(three)
    const { lines } = await readText(text.replaceAll('\n', ''))
    expect(lines).toEqual((await readText(text)).lines)
  })

  test('say which total does not agree', async () => {
    const { file } = await readText(fileOf(three, 4))
    expect(file.notes.join(' ')).toContain('its DET RECORD TOTAL says 0000004, the file has 3')
  })

  test.each([
    ['shifted', three.map((each) => ({ ...each, shift: '   ' })), 'amounts'],
    ['not balanced', three.map((each) => ({ ...each, planPaid: 1 })), 'what was paid against'],
    ['without dates', three.map((each) => ({ ...each, date: 'ABCDEFGH' })), 'dates of service'],
    ['absent', [], 'any events'],
  ])('that are %s are refused, and told what to bring', async (_what, events, says) => {
    const { code, message } = await refusalOf(fileOf(events))
    expect(code).toBe('fixed-width-file')
    expect(message).toContain(says)
    expect(message).toContain('--layout')
  })

  test('of 1,000 characters are named and refused', async () => {
    const text = fileOf(three).replaceAll('\n', `${' '.repeat(488)}\n`)
    expect((await refusalOf(text)).message).toContain('records of 1000 characters')
  })
})

it('reads or refuses whatever became of a file, and loses no row', async () => {
  const text = fileOf(three)
  const write = fc.record({
    from: fc.nat(text.length),
    length: fc.nat(600),
    put: fc.constantFrom('', ' ', '\n', 'DET', 'BTR', '9', '}', '\0'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 4 }), async (writes) => {
      const changed = writes.reduce(
        (now, { from, length, put }) => now.slice(0, from) + put + now.slice(from + length),
        text,
      )
      try {
        const { file, lines, setAside } = await readText(changed)
        expect(file.rowsRead).toBe(lines.length + setAside.length)
      } catch (error) {
        if (!(error instanceof IntakeRefusal)) throw error
      }
    }),
    { numRuns: Number(process.env['FIXED_RUNS'] ?? 60) },
  )
})
