import { expect, test } from 'vitest'
import type { ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { DiagnosisFacts } from '../reference/diagnosis-rows.ts'
import { notesOfFindings } from '../result/file-notes.ts'
import type { FindingClass } from '../result/finding.ts'
import { finding } from '../rule/outcome.ts'
import { defineLineRule } from '../rule/rule.ts'
import { words } from '../sentences/say.ts'
import { auditLines } from '../testing/audit-lines.ts'
import { ruleWords } from '../testing/rule-words.ts'
import { codeTable, released } from '../testing/tables.ts'

/** Finds the same on every line. */
function finds(id: string, of: FindingClass, suggestedFix: string) {
  return defineLineRule({
    ...ruleWords,
    ...{ id, class: of, suggestedFix, needs: { fields: [] } },
    judge: (line: ClaimLine) =>
      finding({ message: words(`${id}.`), lines: [line], evidence: [], atRisk: [] }),
  })
}

test('all that is to be done about a line, in the order of its findings, each thing once', () => {
  const rules = [
    finds('lead', 'lead', 'Ask for the record.'),
    finds('error', 'error', 'Deny it.'),
    finds('second', 'error', 'Deny it.'),
    finds('notice', 'notice', 'Look again.'),
  ]
  const [verdict] = auditLines([{}], rules).claims
  expect(verdict?.suggestedFix).toBe('Deny it. Ask for the record. Look again.')
})

test('a notice changes nothing that is said of a clean line', () => {
  const [verdict] = auditLines([{}], [finds('notice', 'notice', 'Look again.')]).claims
  expect(verdict?.findings).toHaveLength(1)
  expect(verdict).toMatchObject({
    errorFlag: 'Clean',
    auditSummary: 'Nothing wrong was found in 1 check.',
    suggestedFix: '',
  })
})

test('a line that the file marks as reversed says that it was not audited', () => {
  const { claims } = auditLines([{ claimStatus: 'reversed' }, { claimStatus: 'paid' }], [])
  expect(claims[0]?.auditSummary).toMatch(/^Not audited \(reversed\): /)
  expect(claims[1]?.auditSummary).toBe('Not enough to check: none of 0 checks could be made.')
})

test('made-up NPIs are told once, for the file', () => {
  const masks = finds('npi-check-digit', 'notice', '')
  const { findingsByLine } = auditLines([{}, {}], [masks, finds('other', 'notice', '')])
  expect(notesOfFindings(findingsByLine)).toEqual(['npi-check-digit.'])
})

test('dates without a release are told once, for the file, and in no summary', () => {
  const late = released('diagnosisCodes', codeTable<DiagnosisFacts>({}), {
    from: '2024-01-01',
    release: 'FY2024',
  })
  const reading = defineLineRule({
    ...ruleWords,
    ...{ id: 'reading', needs: { fields: [], tables: ['diagnosisCodes'] } },
    judge: (line, { tables }) => {
      tables.diagnosisCodes.find('A00')
      return finding({ message: words('No such code.'), lines: [line], evidence: [] })
    },
  })
  const line = { serviceFromDay: day('2018-05-01') }
  const { claims, findingsByLine } = auditLines([line, line], [reading, finds('b', 'lead', '')], {
    tables: { diagnosisCodes: late },
  })
  expect(claims[0]?.auditSummary).toBe('No such code. b.')
  expect(claims[0]?.findings[0]?.message).toMatch(/^No such code\. The available tables do not/)
  expect(notesOfFindings(findingsByLine)).toEqual([
    expect.stringMatching(
      /^2 lines have findings on a date of service that .+ FY2024 \(01\/01\/2024/,
    ),
  ])
})
