import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IntakeRefusal } from './words/intake-refusal.ts'
import { readText } from './testing/read-text.ts'

const seeds = [
  'claim_id,member_id,dos,cpt,mod,dx1,units,charge,paid\nC1,M1,2024-01-05,99213,25,E11.9,1,120.00,80\nC2,"M,2",2024-01-06,G0402,,"I10;E119",2,"1,200.00",(5)\nTotal,,,,,,3,1320,75\n',
  'Paid claims\r\n\r\nClaim No;Member;From Date;To Date;Rev Code;HCPCS;TOB;Billed\r\n="0001";77;1/5/2024;1/6/2024;450;99281;0131;$100.00\r\n2;78;13/5/2024;;0001;;131;100\r\n',
  'BENE_ID|CLM_ID|CLM_FROM_DT|HCPCS_CD_1|HCPCS_CD_2|LINE_NCH_PMT_AMT_1|LINE_NCH_PMT_AMT_2|ICD_DGNS_CD1\n1|9|30-May-2015|99213|99214|80| |O039\n1|10|31-May-2015| |99214|0|12.5|~\n',
  'rx number\tfill date\tndc\tqty\tdays supply\tplan paid\tcopay\n7\t2024-01-01\t0378-1806-01\t30\t30\t10.00\t5\n8\t20240102\t0378180601\t30\t30\t-10.00\t5-\n',
]

const junk = [
  ',',
  ';',
  '|',
  '\t',
  '"',
  '""',
  '\n',
  '\r',
  '\r\n',
  '\u0000',
  '\ufeff',
  "'",
  '="',
  'total',
  '1e999',
  '9999-99-99',
  '__proto__',
  '٣',
  '𝟙',
  '\ud800',
  '-',
  '(',
  ' ',
  'claim_id',
  'x'.repeat(50),
]

/** Changes to a text: cut, doubled, overwritten and inserted pieces, at places given as shares. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 30 }),
  kind: fc.constantFrom('cut', 'double', 'insert', 'truncate', 'flip' as const),
  piece: fc.constantFrom(...junk),
})

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never

function mutate(text: string, { at, length, kind, piece }: Mutation): string {
  const from = Math.floor(at * text.length)
  const [before, after] = [text.slice(0, from), text.slice(from)]
  switch (kind) {
    case 'cut':
      return before + after.slice(length)
    case 'double':
      return before + after.slice(0, length) + after
    case 'insert':
      return before + piece + after
    case 'truncate':
      return before
    case 'flip':
      return (
        before +
        String.fromCharCode((text.charCodeAt(from) ^ (1 + (length % 127))) & 0xffff) +
        after.slice(1)
      )
  }
}

const file = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.array(mutation, { minLength: 1, maxLength: 8 }),
    fc.constantFrom('utf8', 'latin1', 'utf16le' as const),
  )
  .map(([seed, mutations, encoding]) => Buffer.from(mutations.reduce(mutate, seed), encoding))

/** A file is read, with every row accounted for, or refused in words. */
async function holds(bytes: Uint8Array): Promise<void> {
  try {
    const { file: facts, setAside, lines } = await readText(bytes, { auditDay: 20_000 })
    expect(facts.rowsRead).toBe(facts.rowsAudited + facts.rowsSetAside)
    expect(setAside).toHaveLength(facts.rowsSetAside)
    expect(lines).toHaveLength(facts.linesAudited)
    expect(new Set(lines.map(({ row }) => row)).size).toBe(facts.rowsAudited)
    lines.forEach((line, index) => {
      expect(line.index).toBe(index)
    })
  } catch (error) {
    if (!(error instanceof IntakeRefusal)) throw error
    expect(error.message).toMatch(/\S/)
  }
}

describe('mutated files', () => {
  it('are read with every row accounted for, or refused', { timeout: 120_000 }, async () => {
    await fc.assert(fc.asyncProperty(file, holds), { numRuns: 2_000 })
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('may be any bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), holds), { numRuns: 500 })
  })
})
