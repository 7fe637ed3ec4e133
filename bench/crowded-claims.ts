import { generateClaims } from './generate-claims.ts'

/** Cells of a claim line by column name. */
type Cells = Record<string, string>

/** Changes a line so that it shares a group with all the others. */
type Crowd = (cells: Cells, at: number) => Cells

/** Days from 1995 on, one after another, for thirty years. */
const daysInYears = 10_950

/** Shapes that put a whole file into one group, or into few, by what people call them. */
export const crowds: Readonly<Record<string, Crowd>> = {
  ordinary: (cells) => cells,
  'identical lines': () => visit,
  'one member and day': (cells) => ({ ...cells, ...member, dos: visit.dos }),
  'one member, thirty years': (cells, at) => ({ ...cells, ...member, dos: dayOfYears(at) }),
  'many doctors, one member and day': (cells, at) => ({
    ...{ ...cells, ...member, dos: visit.dos, specialty: '' },
    ...{ rendering_npi: String(1_000_000_000 + at), tax_id: String(100_000_000 + at) },
  }),
  'operations of one member, thirty years': (cells, at) => ({
    ...{ ...cells, ...member, dos: dayOfYears(at), mod1: '' },
    cpt: ['27447', '99213', '66984', '11042'][at % 4] ?? '',
  }),
  'one claim': (cells) => ({ ...cells, claim_id: 'C1' }),
  'one claim of one member': (cells) => ({ ...visit, cpt: cells['cpt'] ?? '' }),
  'no claim and no member': (cells) => ({ ...cells, claim_id: '', member_id: '' }),
  'everything of a day differs': (cells, at) => ({
    ...{ ...cells, ...member, dos: visit.dos, claim_id: `D${at}` },
    ...{ units: String(1 + (at % 97)), mod1: String(10 + (at % 90)), charge: `${100 + at}.00` },
  }),
  'voids of one claim': (cells, at) => ({ ...cells, claim_id: 'C1', frequency: oddly(at, '8') }),
  'voids of one member and day': (cells, at) => ({
    ...{ ...cells, ...member, dos: visit.dos, claim_id: `D${at}` },
    frequency: oddly(at, '8'),
  }),
  'replacements in a chain': (_, at) => ({
    ...visit,
    claim_id: `D${at}`,
    ...(at > 0 && { frequency: '7', original_claim_id: `D${at - 1}` }),
  }),
  'reversals of one service': (_, at) => ({
    ...visit,
    ...(at > 0 && { paid: `-${(at % 1000) + 1}.00`, allowed: '', charge: '' }),
  }),
  'groups of 200 alike': (_, at) => ({
    ...{ ...visit, member_id: `M${Math.floor(at / 200)}`, claim_id: `D${Math.floor(at / 200)}` },
    line: String((at % 200) + 1),
  }),
  'pairs in groups of 200': (cells, at) => ({
    ...{ ...cells, ...member, member_id: `M${Math.floor(at / 200)}`, dos: visit.dos, mod1: '' },
    ...{ rendering_npi: visit.rendering_npi, tax_id: visit.tax_id, specialty: visit.specialty },
  }),
}

/** Claims as CSV, `lines` of them below a header, each changed by a crowd. */
export function* generateCrowd(lines: number, crowd: Crowd): Generator<string> {
  let columns: readonly string[] | undefined
  let at = 0
  for (const line of generateClaims(lines)) {
    const values = line.trimEnd().split(',')
    if (columns === undefined) {
      columns = values
      yield [...values, 'frequency', 'original_claim_id'].join() + '\n'
      continue
    }
    const cells = Object.fromEntries(columns.map((column, place) => [column, values[place] ?? '']))
    const changed = crowd(cells, at++)
    yield (
      [...columns, 'frequency', 'original_claim_id'].map((column) => changed[column] ?? '').join() +
      '\n'
    )
  }
}

const member = { member_id: 'M1', dob: '1961-04-12', sex: 'F' }

const visit = {
  ...{ ...member, claim_id: 'C1', line: '1', dos: '2025-03-03', rendering_npi: '1000000004' },
  ...{ tax_id: '450000001', specialty: '207Q00000X', pos: '11', cpt: '99213', mod1: '' },
  ...{ dx1: 'I10', dx2: '', units: '1', charge: '150.00', allowed: '92.00', paid: '73.60' },
}

function oddly(at: number, text: string): string {
  return at % 2 === 1 ? text : ''
}

function dayOfYears(at: number): string {
  const milliseconds = (at % daysInYears) * 86_400_000
  return new Date(Date.UTC(1995, 0, 1) + milliseconds).toISOString().slice(0, 10)
}
