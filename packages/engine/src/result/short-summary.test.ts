import { describe, expect, test } from 'vitest'
import { allRules } from '../rules/index.ts'
import { shortSummary, shortSummaryCharacters } from './short-summary.ts'

const short = { class: 'error', title: 'Code in another', message: '80048 is in 80053.' } as const
const long = {
  ...short,
  message: `${'80048 is a part of what was billed '.repeat(5)}with 80053.`,
} as const
const notice = { ...short, class: 'notice' } as const
const noted = 'The available tables do not cover this date of service; read from NCCI 2024 Q3.'

describe('a line in a list', () => {
  test.each([
    ['its finding, where that is short', [short], '80048 is in 80053.'],
    ['how many more there are', [short, long, long], '80048 is in 80053; 2 more findings.'],
    ['title and facts of a long one', [long], 'Code in another: 80048, $8.46 at risk.'],
    [
      'title and facts of two sentences',
      [{ ...short, message: 'One. Two.' }, short],
      'Code in another: 80048, $8.46 at risk; 1 more finding.',
    ],
    ['no notices', [short, notice], '80048 is in 80053.'],
    ['of a clean line with a notice its own summary', [notice], 'Nothing wrong.'],
    [
      'nothing of the releases, which are told once for the file',
      [{ ...short, message: `${short.message} ${noted}` }],
      '80048 is in 80053.',
    ],
  ])('says %s', (_, findings, said) => {
    const line = { auditSummary: 'Nothing wrong.', service: '80048', atRiskCents: 846 }
    expect(shortSummary({ ...line, findings })).toBe(said)
  })

  test('is never cut within a word', () => {
    const auditSummary = 'abcdefghi '.repeat(20).trim()
    const said = shortSummary({ auditSummary, findings: [], service: undefined, atRiskCents: 0 })
    expect(said).toBe(`${'abcdefghi '.repeat(10).trim()} abcdefghi…`)
    expect(said.length).toBeLessThanOrEqual(shortSummaryCharacters)
  })
})

test('every rule can be told with its dollars', () => {
  for (const { title } of allRules) {
    const said = shortSummary({
      auditSummary: '',
      findings: [{ ...long, title }, long],
      service: 'BUPRENORPHINE HCL-NALOXONE HCL DIHYDRATE SUBLINGUAL FILM 8 MG-2 MG',
      atRiskCents: 123_456_78,
    })
    expect(said).toMatch(/\$123,456\.78 at risk; 1 more finding\.$/)
    expect(said.length).toBeLessThanOrEqual(shortSummaryCharacters)
  }
})
