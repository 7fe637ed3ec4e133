import { dollars, payeeOf, type Finding } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { linesWithFindings } from '../facts/audited-line.ts'
import { renderReport } from '../render-report.ts'
import type { ReportInput } from '../report-input.ts'
import type { FindingReview } from '../reviews.ts'
import { medicalLines } from '../testing/sample-audit.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { attribute, elementsOf, markupErrors, textOf } from '../testing/walk-html.ts'

const input = sampleReport(medicalLines(90), 'medical')
const found = linesWithFindings(input.document, input.lines)
const asked = Array.from(new Set(found.flatMap(({ verdict }) => verdict.findings))).filter(
  (finding) => finding.class !== 'notice',
)

function part(text: string, id: string): string {
  const element = elementsOf(text).find((one) => attribute(one, 'id') === id)
  return element ? textOf(element).replace(/\s+/g, ' ') : ''
}

function decided(review: FindingReview, findings: readonly Finding[]): ReportInput {
  return { ...input, decisions: new Map(findings.map((finding) => [finding, review])) }
}

function atRisk(findings: readonly Finding[]): number {
  return found
    .flatMap(({ savings }) => savings?.parts ?? [])
    .filter(({ finding, standing }) => standing !== 'in-doubt' && findings.includes(finding))
    .reduce((sum, { cents }) => sum + cents, 0)
}

describe('decisions in the report', () => {
  const costliest = asked.toSorted((a, b) => atRisk([b]) - atRisk([a]))[0]
  const dismissed = costliest ? [costliest] : []
  const reason = 'record supports it'
  const text = renderReport(
    decided({ decision: 'dismissed', reason, day: '2026-11-20' }, dismissed),
  )

  test('are added up, and what was dismissed is said to remain out', () => {
    expect(atRisk(dismissed)).toBeGreaterThan(0)
    const summary = part(text, 'summary')
    expect(summary.replaceAll(' ', '')).toContain(`Dismissed1${dollars(atRisk(dismissed))}`)
    const left = input.document.summary.potentialSavingsCents - atRisk(dismissed)
    expect(summary).toContain(`Without what was dismissed, ${dollars(left)} remains at risk`)
  })

  test('stand with the finding: dismissed ones in their appendix with the reason', () => {
    expect(part(text, 'dismissed')).toContain(reason)
    expect(part(text, 'dismissed')).toContain('11/20/2026')
    expect(part(text, 'findings')).not.toContain(reason)
    expect(part(text, 'lines')).toContain(`dismissed 11/20/2026 (${reason})`)
  })

  test('take back that no person reviewed it', () => {
    const untouched = renderReport(input)
    for (const id of ['method', 'limitations']) {
      expect(part(untouched, id)).toMatch(/reviewed by a person/)
    }
    expect(untouched).toContain('Draft: no person has reviewed it')
    expect(text).not.toMatch(/no person has reviewed|None was reviewed|Not reviewed by a person/)
    expect(text).toContain(`people decided on 1 of ${asked.length} findings`)
    expect(markupErrors(text)).toEqual([])
  })

  test('answers of the other side stand where the response would', () => {
    const [finding] = asked
    const response = {
      ...{ reference: 'C-7', findings: new Set(finding ? [finding] : []) },
      ...{ requestedCents: 10_000, agreedCents: 4_000, recoveredCents: 0 },
      events: [{ kind: 'partly-agreed' as const, day: '2026-11-21', cents: 4_000 }],
    }
    const answered = renderReport({ ...input, responses: [response] })
    expect(part(answered, 'findings')).toContain(
      'requested $100.00, agreed $40.00, recovered $0.00. agreed in part $40.00 11/21/2026.',
    )
  })
})

describe('one payee’s packet', () => {
  const payees = Map.groupBy(found, ({ line }) => payeeOf(line)?.id ?? '')
  const [payee = '', own = []] =
    Array.from(payees).toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
  const holds = (line: ReportInput['lines'][number]) => payeeOf(line)?.id === payee
  const packet = { ...input, edition: 'payee', packet: { payee, holds } } as const
  const text = renderReport(packet)

  test('has its lines and nobody else’s', () => {
    expect(payees.size).toBeGreaterThan(1)
    const rows = elementsOf(text)
      .filter((element) => attribute(element, 'class') === 'line')
      .map((row) =>
        Number(row.childNodes.flatMap((cell) => (cell.nodeName === 'th' ? textOf(cell) : []))[0]),
      )
    const open = own.filter(({ verdict }) => verdict.errorFlag !== 'Clean')
    expect(rows).toEqual(open.map(({ line }) => line.row))
    const claims = new Set(input.lines.filter(holds).map(({ claimId }) => claimId))
    const others = input.lines.flatMap(({ claimId }) =>
      claimId === undefined || claims.has(claimId) ? [] : claimId,
    )
    expect(others.length).toBeGreaterThan(0)
    const named = others.filter((claimId) => text.includes(`Claim ${claimId}\n`))
    expect(named).toEqual([])
  })

  test('asks for what the payee stands for, to the cent', () => {
    const cents = own.reduce((sum, { savings }) => sum + (savings?.cents ?? 0), 0)
    expect(part(text, 'summary')).toContain(`${dollars(cents)} of `)
  })

  test('says nothing of what was dismissed', () => {
    const [dismissed] = own.flatMap(({ verdict }) => verdict.findings)
    const reason = 'contract allows it'
    const decisions = new Map(
      dismissed ? [[dismissed, { decision: 'dismissed', reason } as const]] : [],
    )
    const without = renderReport({ ...packet, decisions })
    expect(without).not.toContain(reason)
    expect(without).not.toContain('Dismissed')
    expect(markupErrors(without)).toEqual([])
  })

  test('has a number of its own, which does not tell the payee’s', () => {
    const number = /Report ([0-9a-f]{12}-\d{8}-p[0-9a-f]{6})/.exec(text)?.[1]
    expect(number).toBeDefined()
    expect(number).not.toContain(payee)
  })

  test('is refused without its payee, and a payee without a packet', () => {
    expect(() => renderReport({ ...input, edition: 'payee' })).toThrow(RangeError)
    expect(() => renderReport({ ...packet, edition: 'full' })).toThrow(RangeError)
  })

  test.each(['full', 'summary', 'payee'] as const)('numbers findings in order: %s', (edition) => {
    const made = renderReport(edition === 'payee' ? packet : { ...input, edition })
    const examples = Array.from(
      made.matchAll(/id="f(\d+)" role="group"|role="group"[^>]*id="f(\d+)"/g),
    )
    const numbers = examples.map(([, first, second]) => Number(first ?? second))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers.length > 0).toBe(edition !== 'summary')
  })
})
