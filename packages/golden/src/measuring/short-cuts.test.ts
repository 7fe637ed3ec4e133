import {
  allRules,
  claimLine,
  day,
  eachLine,
  historyIndex,
  look,
  runAudit,
  type AuditResult,
  type BilledService,
  type ClaimVerdict,
  type GroupVerdict,
  type Look,
  type NoFinding,
  type PtpEdits,
  type ReferenceTables,
  type Rule,
} from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { anyLine, type Fields } from './any-lines.ts'
import { auditGolden } from './audit-golden.ts'

const groupRules = allRules.filter(({ scope }) => scope !== 'line')
const alwaysJudged = groupRules.map(judgedAlways)

const { tables } = loadReference()

test.each(goldenFiles())(
  '$name shows the same findings where no group is passed over',
  async (file) => {
    const triaged = await auditGolden(file, 'plain', tables, groupRules)
    const judged = await auditGolden(file, 'plain', tables, alwaysJudged)
    expect(judged.claims.map(foundAt)).toEqual(triaged.claims.map(foundAt))
  },
)

test.each(goldenFiles())(
  '$name comes to the same with columns filled by the engine',
  async (file) => {
    const read = await auditGolden(file, 'plain', tables)
    const own = await auditGolden(file, 'plain', tables, allRules, 'by the engine')
    expect(read).toEqual(own)
  },
)

/** The starter pack as if its pairs and panels were all there are. */
const complete: ReferenceTables = {
  ...tables,
  ...(tables.ptpPractitioner && { ptpPractitioner: asComplete(tables.ptpPractitioner) }),
  ...(tables.ptpHospital && { ptpHospital: asComplete(tables.ptpHospital) }),
}

function asComplete(table: NonNullable<ReferenceTables['ptpPractitioner']>) {
  const whole = (edits: PtpEdits): PtpEdits => ({
    complete: true,
    mentions: (procedure) => edits.mentions(procedure),
    indicatorOf: (one, other) => edits.indicatorOf(one, other),
    find: (column1, column2, on) => edits.find(column1, column2, on),
  })
  return { releases: table.releases.map((release) => ({ ...release, data: whole(release.data) })) }
}

describe('any lines show the same findings where no group is passed over', () => {
  test.each([
    ['a selection of tables', tables],
    ['whole tables', complete],
  ])('under %s', (_, reference) => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 24 }),
        fc.array(anyLine, { maxLength: 4 }),
        (lines, history) => {
          const ask = (rules: readonly Rule[]) => audit(lines, history, rules, reference)
          const triaged = ask(groupRules)
          const judged = ask(alwaysJudged)
          expect(judged.defects).toEqual([])
          expect(judged.claims.map(foundAt)).toEqual(triaged.claims.map(foundAt))
          for (const { checked, notApplicable, couldNotCheck } of triaged.coverage)
            expect(checked + notApplicable + couldNotCheck).toBe(lines.length)
        },
      ),
      { numRuns: 150 },
    )
  })
})

function foundAt({ row, findings }: ClaimVerdict) {
  return { row, findings }
}

type RuleOn<Scope extends Rule['scope']> = Extract<Rule, { readonly scope: Scope }>

/** The rule without its short cut: it judges every group, and triage has the last word on its lines. */
function judgedAlways(rule: Rule): Rule {
  switch (rule.scope) {
    case 'line':
      return rule
    case 'claim': {
      const always: RuleOn<'claim'> = {
        ...rule,
        triage: () => look,
        judge: (group, context) =>
          settledBy(rule.judge(group, context), (by) => rule.triage?.(by, context.tables, context)),
      }
      return always
    }
    case 'encounter': {
      const always: RuleOn<'encounter'> = {
        ...rule,
        triage: () => look,
        judge: (group, context) =>
          settledBy(rule.judge(group, context), (by) => rule.triage?.(by, context.tables, context)),
      }
      return always
    }
    case 'patient': {
      const always: RuleOn<'patient'> = {
        ...rule,
        triage: () => look,
        judge: (group, context) =>
          settledBy(rule.judge(group, context), (by) => rule.triage?.(by, {}, context)),
      }
      return always
    }
    case 'batch': {
      const always: RuleOn<'batch'> = {
        ...rule,
        triage: () => look,
        judge: (group, context) =>
          settledBy(rule.judge(group, context), (by) => rule.triage?.(by, {}, context)),
      }
      return always
    }
  }
}

type Triage = (service: BilledService) => NoFinding | Look<undefined> | undefined

/** A verdict that asks about open lines only, with what triage says of the others. */
function settledBy(verdict: GroupVerdict, triage: Triage): GroupVerdict {
  if (!('asks' in verdict) || verdict.asks === 'all lines') return verdict
  return eachLine((line, service) => {
    const said = triage(service) ?? look
    return said.kind === 'look' ? verdict.outcomeOf(line, service) : said
  })
}

function audit(
  lines: readonly Fields[],
  history: readonly Fields[],
  rules: readonly Rule[],
  reference: ReferenceTables,
): AuditResult {
  return runAudit({
    lines: lines.map((fields, index) => claimLine({ ...fields, index, row: index + 2 })),
    history: history.map((fields) => claimLine({ ...fields, index: historyIndex, row: 0 })),
    rules,
    tables: reference,
    auditDay: day('2024-12-31'),
  })
}
