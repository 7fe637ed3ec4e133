import type { AuditType } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { readClaims } from './read-claims.ts'

/** As long as a cell may be. */
const characters = 32_000
const filled = (piece: string) =>
  piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)

const texts: Readonly<Record<string, string>> = {
  'one letter': filled('a'),
  words: filled('claim number date '),
  capitals: filled('A1'),
  hyphens: filled('-'),
  points: filled('1.'),
  codes: filled('99213;'),
  slashes: filled('1/'),
  'blanks between two letters': `x${' '.repeat(characters - 2)}y`,
  currencies: filled('$1,'),
  brackets: filled('('),
  amounts: filled('1,234.56 '),
  diagnoses: filled('E11.9,'),
  adjustments: filled('CO*45*1.00~'),
}

const files: Readonly<Record<AuditType, readonly [header: string, row: string]>> = {
  medical: [
    'Claim Number,Member ID,Service Date,CPT,Modifier,Dx,Units,Billed,Allowed,Paid,CARC',
    'C1,M1,2024-03-04,99213,25,I10,1,100.00,80.00,64.00,45',
  ],
  pharmacy: [
    'Rx Number,Member ID,Date Filled,NDC,Drug Name,Qty,Days,Ingredient Cost,Fee,Plan Paid,DAW',
    'R1,M1,2024-03-04,00093015001,ATORVASTATIN 20MG TAB,30,30,10.00,1.00,11.00,0',
  ],
}

const cases = (Object.keys(files) as AuditType[]).flatMap((type) =>
  Object.keys(texts).map((kind) => [type, kind] as const),
)

/** Looking through one such cell again from each of its characters takes seconds; each file has a hundred and more. */
test.each(cases)(
  'long cells in every column of a %s file, of %s, are read in their turn',
  async (type, kind) => {
    const [header, row] = files[type]
    const width = header.split(',').length
    const text = `"${texts[kind] ?? ''}"`
    const rows = Array.from({ length: width * 12 }, (_, at) =>
      row
        .split(',')
        .with(at % width, text)
        .join(','),
    )
    const csv = [header, ...Array.from({ length: 30 }, () => row), ...rows].join('\n')
    const { lines, setAside } = await readClaims(
      { name: 'long.csv', bytes: Buffer.from(csv) },
      { type },
    )
    expect(lines.length + setAside.length).toBe(30 + rows.length)
  },
  20_000,
)

test.each(Object.entries(texts))(
  'a name of a column of %s is no name',
  async (_, text) => {
    const [header, row] = files.medical
    const named = header.split(',').with(5, `"${text}"`).join(',')
    const csv = [named, row, row.replace('C1', 'C2')].join('\n')
    const { lines } = await readClaims(
      { name: 'long.csv', bytes: Buffer.from(csv) },
      { type: 'medical' },
    )
    expect(lines).toHaveLength(2)
  },
  20_000,
)
