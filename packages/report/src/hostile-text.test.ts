import {
  claimLine,
  type AuditDocument,
  type ClaimLine,
  type Finding,
  type Sentence,
} from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { renderReport } from './render-report.ts'
import type { RuleFacts } from './report-input.ts'
import { medicalLines, pharmacyLines, sampleAudit } from './testing/sample-audit.ts'
import { sampleRules } from './testing/sample-rules.ts'
import { elementsOf, markupErrors } from './testing/walk-html.ts'

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '</style><script>alert(1)</script>',
  '</title><svg/onload=alert(1)>',
  '<!--',
  ']]><a href="javascript:alert(1)">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '${alert(1)}{{7*7}}',
  '<a href=//evil.example>x</a>',
  'javascript:alert(1)',
  '`onclick=alert(1)`',
  '\u0000<b>\u202Egnp.exe',
  '</td></tr></table><form action=x><input name=y>',
  '$& $1 $` \\u003cscript\\u003e',
] as const

/** Every text of an audit replaced by the attack; numbers, closed words and identifiers of ours stay. */
function poisoned(attack: string, type: 'medical' | 'pharmacy') {
  const clean = (type === 'medical' ? medicalLines : pharmacyLines)(60)
  const { document } = sampleAudit(clean, type)
  const lines = clean.map((line) => poisonedLine(line, attack))
  const findings = new Map<Finding, Finding>()
  const poisonedFinding = (finding: Finding): Finding => {
    const known = findings.get(finding)
    if (known) return known
    const made = {
      ...finding,
      ...{ title: attack, message: attack, arithmetic: attack, clearedBy: attack },
      parts: poisonedParts(attack),
      suggestedFix: attack,
      evidence: finding.evidence.map(({ row }) => ({ row, field: attack, value: attack })),
      sources: [{ title: attack, section: attack, release: attack }],
    }
    findings.set(finding, made)
    return made
  }
  const poisonedDocument: AuditDocument = {
    ...document,
    file: { ...document.file, name: attack, sha256: attack, notes: [attack] },
    columns: document.columns.map((column) => ({ ...column, header: attack, reason: attack })),
    setAside: document.setAside.map(({ row }) => ({ row, code: attack, reason: attack })),
    reference: document.reference.map((release) => ({
      ...release,
      ...{ title: attack, release: attack, from: attack, to: attack, origin: attack },
    })),
    coverage: document.coverage.map((rule) => ({
      ...rule,
      ...{ couldNotCheck: 3, because: attack, reasons: [{ because: attack, lines: 3 }] },
    })),
    claims: document.claims.map((verdict) => ({
      ...verdict,
      ...{ claimId: attack, auditSummary: attack, suggestedFix: attack },
      findings: verdict.findings.map(poisonedFinding),
    })),
  }
  const rules = sampleRules.map((rule): RuleFacts => ({
    ...rule,
    ...{ title: attack, clearedBy: attack, suggestedFix: attack },
    sources: [{ title: attack, section: attack }],
  }))
  return { document: poisonedDocument, lines, rules }
}

/** Every kind of part that holds text. */
function poisonedParts(text: string): Sentence {
  return [
    text,
    { kind: 'code', system: 'procedure', text },
    { kind: 'name', text },
    { kind: 'count', number: 2, one: text, several: text },
    { kind: 'field', field: 'claimId', row: 2, text },
    { kind: 'field', field: 'patientKey', row: 2, text },
    { kind: 'field', field: 'serviceFromDay', row: 2, text },
    { kind: 'withheld', field: 'patientKey', text },
  ]
}

function poisonedLine(line: ClaimLine, attack: string): ClaimLine {
  return claimLine({
    ...line,
    ...{ claimId: attack, lineNumber: attack, patientKey: attack, procedureCode: attack },
    ...{ modifiers: [attack], diagnoses: [attack, attack], placeOfService: attack },
    ...{ renderingNpi: attack, specialty: attack, ndc: attack, drugName: attack },
    ...{ pharmacyId: attack, prescriberNpi: attack, billType: attack },
  })
}

function shape(text: string): readonly string[] {
  return elementsOf(text).map(
    ({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(' ')}`,
  )
}

describe.each(['medical', 'pharmacy'] as const)('hostile text in a %s file', (type) => {
  const rendered = (attack: string) =>
    renderReport({
      ...poisoned(attack, type),
      ...{ auditedAt: '2025-01-15T10:00:00Z', productVersion: attack, memberDisplay: 'whole' },
      members: new Map([[attack, attack]]),
      cover: {
        ...{ plan: attack, preparedFor: attack, administrator: attack },
        ...{ preparedBy: attack, uploadName: attack },
      },
    })
  const harmless = shape(rendered('harmless'))

  test.each(attacks)('%j changes no element and no attribute', (attack) => {
    const text = rendered(attack)
    expect(shape(text)).toEqual(harmless)
    expect(markupErrors(text)).toEqual([])
    expect(text).not.toContain('<script')
    expect(text).not.toMatch(/<img|<a href=\/\//)
  })
})
