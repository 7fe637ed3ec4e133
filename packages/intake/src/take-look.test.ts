import { day } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { parseMapping } from './understand/mapping.ts'
import { IntakeRefusal } from './words/intake-refusal.ts'
import { readClaims } from './read-claims.ts'
import type { ReadOptions } from './read-options.ts'
import { lookAt, lookAtRefused, type Look } from './take-look.ts'

const today = day('2026-02-02')

function source(text: string) {
  return { name: 'claims.csv', bytes: Buffer.from(text) }
}

async function look(text: string, options: ReadOptions = {}): Promise<Look> {
  return lookAt(await readClaims(source(text), { auditDay: today, ...options }), today)
}

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Charge,Allowed,Paid'

/** Twenty lines, the last of their cells as a function of their number says. */
function lines(amounts: (at: number) => string): string {
  const rows = Array.from(
    { length: 20 },
    (_, at) =>
      `C${at},P${at % 7},2025-03-${String(at + 1).padStart(2, '0')},99213,I10,${amounts(at)}`,
  )
  return [header, ...rows].join('\n')
}

describe('a look before the audit', () => {
  test('asks nothing where all is certain, and says the control totals', async () => {
    const { questions, totals, form, table } = await look(lines(() => '120.00,90.00,80.00'))
    expect(questions).toEqual([])
    expect(totals).toEqual({
      rows: 20,
      lines: 20,
      setAside: 0,
      chargeCents: 240_000,
      allowedCents: 180_000,
      paidCents: 160_000,
      firstDay: day('2025-03-01'),
      lastDay: day('2025-03-20'),
      patients: 7,
      claims: 20,
    })
    expect(form).toBe('Text table (CSV or similar)')
    expect(table.headerRow).toBe(1)
    expect(table.columns.map(({ meaning, sureness }) => [meaning, sureness])).toContainEqual([
      'paidCents',
      'certain',
    ])
  })

  test('a few lines that contradict are findings, many a question', async () => {
    const over = (count: number) =>
      look(lines((at) => (at < count ? '120.00,90.00,95.00' : '120.00,90.00,80.00')))
    expect((await over(4)).questions).toEqual([])
    expect((await over(5)).questions).toEqual([
      {
        kind: 'contradiction',
        id: 'paid-over-allowed',
        text: 'On 25 % of lines (5 of 20) Paid exceeds Allowed: is Paid the plan’s payment?',
        keys: ['Paid', 'Allowed'],
      },
    ])
  })

  test.each([
    ['allowed-over-charge', () => '80.00,90.00,80.00', '2025'],
    ['served-in-future', () => '120.00,90.00,80.00', '2027'],
  ])('%s is asked', async (id, amounts, year) => {
    const { questions } = await look(lines(amounts).replaceAll('2025-', `${year}-`))
    expect(questions.map((question) => 'id' in question && question.id)).toEqual([id])
  })

  test('a column that is only like what it is taken for is asked about, and answered by a mapping', async () => {
    const text = lines(() => '120.00,90.00,80.00')
      .replace('CPT', 'CPT,PS')
      .replaceAll('99213,', '99213,11,')
    const { questions } = await look(text)
    expect(questions).toEqual([expect.objectContaining({ kind: 'column', keys: ['PS'] })])
    const mapping = parseMapping('{"columns": {"PS": "placeOfService"}}')
    expect((await look(text, { mapping })).questions).toEqual([])
  })

  test('rows that could be mended are asked about where they are many; totals never are', async () => {
    const good = lines(() => '120.00,90.00,80.00')
    const broken = Array.from({ length: 6 }, (_, at) => `B${at},P1,someday,99213,I10,1,1,1`).join(
      '\n',
    )
    const totals = Array.from({ length: 6 }, () => 'Total,,,,,120.00,90.00,80.00').join('\n')
    expect((await look(`${good}\n${totals}`)).questions).toEqual([])
    const { questions, setAside } = await look(`${good}\n${broken}`)
    expect(questions).toEqual([
      expect.objectContaining({
        text: '6 rows (23 %) cannot be audited as they are. Audit the others?',
      }),
    ])
    expect(setAside[0]).toMatchObject({ rows: 6, isMendable: true, examples: [22, 23, 24, 25, 26] })
  })

  test('says no value by which a patient could be known', async () => {
    const { table } = await look(
      lines(() => '120.00,90.00,80.00').replaceAll(/,P(?=\d)/g, ',MBR-77'),
    )
    const patient = table.columns.find(({ meaning }) => meaning === 'patientKey')
    expect(patient?.samples).toEqual(['XXX-999'])
  })

  test('a file without a procedure column is looked at all the same', async () => {
    const text = lines(() => '1.00,1.00,1.00')
      .replaceAll('99213', 'visit')
      .replace('CPT', 'Activity')
    const refused = await readClaims(source(text)).catch((error: unknown) => error)
    if (!(refused instanceof IntakeRefusal)) throw new Error('The file was read')
    const seen = await lookAtRefused(source(text), {}, refused)
    expect(seen?.questions).toEqual([{ kind: 'missing', text: refused.message, keys: [] }])
    expect(seen?.table.columns.map(({ key }) => key)).toContain('Activity')
    const other = new IntakeRefusal('image-file', 'A picture.')
    expect(await lookAtRefused(source(text), {}, other)).toBeUndefined()
  })
})

describe('a remembered mapping', () => {
  const text = lines(() => '120.00,90.00,80.00')
    .replace('CPT', 'CPT,PS')
    .replaceAll('99213,', '99213,11,')
  const mapping = parseMapping('{"columns": {"PS": "units"}}')

  test('holds for files with the same headings in any order, and is said', async () => {
    const { table } = await look(text)
    const remembered = [
      {
        fingerprint: table.fingerprint,
        name: 'Acme',
        version: 1,
        mapping: parseMapping('{"columns": {"PS": "ignored"}}'),
      },
      { fingerprint: table.fingerprint, name: 'Acme', version: 2, mapping },
    ]
    const turned = text.split('\n').map((row) => row.split(',').toReversed().join(','))
    const read = await readClaims(source(turned.join('\n')), { remembered })
    expect(read.table.fingerprint).toBe(table.fingerprint)
    expect(read.columns).toContainEqual(
      expect.objectContaining({
        header: 'PS',
        field: 'units',
        reason: 'your mapping “Acme” (version 2) says so',
      }),
    )
    expect(read.file.notes).toContain(
      'The file has the headings of your mapping “Acme” (version 2), and its columns are read as that says.',
    )
  })

  test('holds for no other headings', async () => {
    const { table } = await look(text)
    const remembered = [{ fingerprint: table.fingerprint, name: 'Acme', version: 1, mapping }]
    const other = await readClaims(source(text.replace('Diagnosis', 'Dx 1')), { remembered })
    expect(other.file.notes.join()).not.toContain('Acme')
  })

  test('is found by the headings as they were before a person chose the line of the header', async () => {
    const titled = `Some,title,of,the,export,,,\n${text}`
    const chosen = await readClaims(source(titled), {
      mapping: parseMapping('{"columns": {"PS": "units"}, "headerRow": 2}'),
    })
    const found = await readClaims(source(titled))
    expect(chosen.table.fingerprint).toBe(found.table.fingerprint)
  })
})
