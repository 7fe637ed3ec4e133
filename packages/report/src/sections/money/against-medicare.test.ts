import type { MedicareBenchmark } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { reportFacts } from '../../facts/report-facts.ts'
import { renderReport } from '../../render-report.ts'
import { medicalLines } from '../../testing/sample-audit.ts'
import { sampleReport } from '../../testing/sample-report.ts'
import { elementsOf, textOf } from '../../testing/walk-html.ts'
import { againstMedicare } from './against-medicare.ts'
import { dollarImpact } from './dollar-impact.ts'

const share = (lines: number, agreedCents: number, medicareCents: number) => ({
  ...{ lines, agreedCents, medicareCents },
})

const benchmark: MedicareBenchmark = {
  lines: 60,
  together: share(40, 450_000, 300_000),
  byKind: [
    { kind: 'Surgery', ...share(30, 400_000, 300_000) },
    { kind: 'Laboratory', ...share(10, 50_000, 0) },
  ],
  byPayee: [
    {
      payee: { id: '1234567893', knownBy: 'billing NPI' },
      ...share(35, 440_000, 290_000),
    },
    { payee: undefined, ...share(1, 1_000, 1_000) },
  ],
  otherPayees: { payees: 4, ...share(4, 9_000, 9_000) },
}

test('says percents by service and payee, those who do not fit together, and what has no price', () => {
  const rows = elementsOf(againstMedicare(benchmark).text)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => textOf(row).replace(/\s+/g, ' ').trim())
  expect(rows).toEqual([
    'ServicesPercentLinesAgreedMedicarePercent of Medicare',
    'Surgery 30$4,000.00$3,000.00133%',
    'Laboratory 10$500.00$0.00–',
    'Together40$4,500.00$3,000.00150%',
    'PayeePercentLinesAgreedMedicarePercent of Medicare',
    '1234567893 billing NPI 35$4,400.00$2,900.00152%',
    'Not named 1$10.00$10.00100%',
    '4 other payees 4$90.00$90.00100%',
    'Together40$4,500.00$3,000.00150%',
  ])
  expect(againstMedicare(benchmark).text).toContain('40 of 60 lines have a price')
})

test('stands in the full report alone: a payee is not told what others agreed', () => {
  const input = sampleReport(medicalLines(60), 'medical')
  const document = { ...input.document, medicare: benchmark }
  expect(dollarImpact(reportFacts({ ...input, document })).text).toContain('Against Medicare')
  expect(dollarImpact(reportFacts(input)).text).not.toContain('Against Medicare')
  const packet = renderReport({
    ...input,
    document,
    edition: 'payee',
    packet: { payee: '1234567893', holds: () => true },
  })
  expect(packet).not.toContain('Against Medicare')
})
