import { dollars } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { payeesOf } from '../../facts/payees.ts'
import { reportFacts } from '../../facts/report-facts.ts'
import { medicalLines, pharmacyLines } from '../../testing/sample-audit.ts'
import { sampleReport } from '../../testing/sample-report.ts'
import { payeesTable } from './payees.ts'
import { providers } from './providers.ts'

const medical = reportFacts(sampleReport(medicalLines(300), 'medical'))
const pharmacy = reportFacts(sampleReport(pharmacyLines(200), 'pharmacy'))

describe.each([
  ['medical', medical],
  ['pharmacy', pharmacy],
])('recovery by payee, %s', (_, facts) => {
  const payees = payeesOf(facts.found)

  test('names every payee with dollars, and adds up to the headline', () => {
    const cents = payees.map(({ atRiskCents }) => atRiskCents)
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(
      facts.document.summary.potentialSavingsCents,
    )
    expect(cents).toEqual(cents.toSorted((a, b) => b - a))
    const printed = payeesTable(facts).text
    for (const { payee } of payees) expect(printed).toContain(payee?.id)
    expect(printed).toContain(dollars(facts.document.summary.potentialSavingsCents))
  })

  test('sums those who do not fit, so that it still adds up', () => {
    const printed = payeesTable(facts, 2).text
    expect(printed).toContain(`${payees.length - 2} other`)
    expect(printed).toContain(dollars(facts.document.summary.potentialSavingsCents))
  })
})

test('lines whose payee the file does not name stand together', () => {
  const lines = medicalLines(60).map((line) => ({ ...line, renderingNpi: undefined }))
  const facts = reportFacts(sampleReport(lines, 'medical'))
  expect(payeesOf(facts.found)).toMatchObject([{ payee: undefined }])
  expect(payeesTable(facts).text).toContain('Not named in the file')
})

test('who billed is asked before who delivered the service', () => {
  const lines = medicalLines(60).map((line) => ({ ...line, billingNpi: '1111111112' }))
  const { found } = reportFacts(sampleReport(lines, 'medical'))
  expect(payeesOf(found)).toMatchObject([{ payee: { id: '1111111112', knownBy: 'billing NPI' } }])
})

describe('rates', () => {
  test('of small providers are not shown, and nothing is said of their lines', () => {
    const facts = reportFacts(sampleReport(medicalLines(45), 'medical'))
    expect(facts.document.summary.flagged).toBeGreaterThan(0)
    const printed = providers(facts).text
    expect(printed).not.toMatch(/none of them/i)
    expect(printed).toContain('so there is no rate to show')
  })

  test('of large ones name whom they leave out', () => {
    const facts = reportFacts(sampleReport(medicalLines(3_000), 'medical'))
    expect(providers(facts).text).toContain('with 20 lines or more')
  })
})
