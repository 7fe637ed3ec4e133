import { describe, expect, it } from 'vitest'
import { parseMapping } from './mapping.ts'
import { readText, refusalOf } from '../testing/read-text.ts'

const fills =
  'claim_id,member_id,service_date,ndc,qty,days_supply,plan_paid\nC1,M1,2024-01-05,00378180601,30,30,10\n'
const visits = 'claim_id,member_id,service_date,cpt,units,paid\nC1,M1,2024-01-05,99213,1,80\n'
/** Infusions of a hospital: procedures with the NDC of their drug. */
const infusions =
  'claim_id,member_id,service_date,cpt,units,ndc,ndc_qty,drug_name,paid\nC1,M1,2024-01-05,J1885,1,00378180601,1,KETOROLAC,80\n'
const unclear = 'claim_id,member_id,service_date,drug_name,paid\nC1,M1,2024-01-05,KETOROLAC,80\n'

describe('the audit type', () => {
  it.each([
    ['pharmacy', fills],
    ['medical', visits],
    ['medical', infusions],
    ['unclear', unclear],
  ] as const)('is recognized: %s', async (kind, text) => {
    expect((await readText(text)).recognized.kind).toBe(kind)
  })

  it('is said with the columns that tell it', async () => {
    expect((await readText(fills)).recognized.because).toBe(
      'it has columns of days supply, NDC as billed, quantity dispensed',
    )
  })

  it.each([
    ['medical', fills],
    ['pharmacy', visits],
    ['pharmacy', infusions],
  ] as const)('is a question where %s was asked of another', async (type, text) => {
    const refusal = await refusalOf(text, { type })
    expect(refusal.code).toBe('other-audit-type')
    expect(refusal.message).toMatch(/looks like .* claims \(it has columns of .*\)/)
  })

  it('stands where it is said twice, and where the file is unclear', async () => {
    const confirmed = await readText(fills, { type: 'medical', typeConfirmed: true })
    expect(confirmed.file.type).toBe('medical')
    const mapping = parseMapping('{"columns": {}, "type": "medical"}')
    expect((await readText(fills, { type: 'medical', mapping })).file.type).toBe('medical')
    expect((await readText(unclear, { type: 'medical' })).file.type).toBe('medical')
  })
})

describe('columns that are only likely', () => {
  it('are marked, and named in a note', async () => {
    const { columns, file } = await readText(
      'claim_id,member_id,timestamp,cpt,paid\nC1,M1,2024-01-05,99213,80\n',
    )
    expect(columns.filter(({ isDoubtful }) => isDoubtful).map(({ header }) => header)).toEqual([
      'timestamp',
    ])
    expect(file.notes[0]).toMatch(
      /^The column timestamp is taken for the date of service \(50% sure\)/,
    )
  })

  it('are none where names say it, though cells are blank', async () => {
    const { columns } = await readText(
      'claim_id,member_id,dos,cpt,Mod Cd 4\nC1,M1,2024-01-05,99213,\n',
    )
    expect(columns.some(({ isDoubtful }) => isDoubtful)).toBe(false)
  })
})
