import {
  allRules,
  claimLine,
  day,
  historyIndex,
  runAudit,
  type AuditResult,
  type ClaimLine,
  type PtpEdits,
  type ReferenceTables,
  type Rule,
} from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditGolden } from './audit-golden.ts'
import { goldenFiles } from './golden-files.ts'

/** They do not apply to days without such a modifier, where `check` by itself would pass. */
const narrowedByService = new Set(['ptp-pair-bypassed', 'bypass-modifier-misuse'])

const rules = allRules.filter(({ id }) => !narrowedByService.has(id))
const asked = rules.map((rule): Rule => ({ ...rule, byService: () => undefined }))

const { tables } = loadReference()

describe.each(goldenFiles())('$name asked without short cuts', (file) => {
  test('gives what services and diagnoses decide by themselves', async () => {
    const short = await auditGolden(file, 'plain', tables, rules)
    const long = await auditGolden(file, 'plain', tables, asked)
    expect(short.coverage).toEqual(long.coverage)
    expect(short.claims).toEqual(long.claims)
  })
})

test.each(goldenFiles())(
  '$name comes to the same with columns filled by the engine',
  async (file) => {
    const read = await auditGolden(file, 'plain', tables)
    const own = await auditGolden(file, 'plain', tables, allRules, 'by the engine')
    expect(read).toEqual(own)
  },
)

/** Few of everything, so that lines meet: pairs, panels, repeats, visits beside operations. */
const anyLine = fc.record({
  patientKey: fc.constantFrom('A', 'A', 'B', undefined),
  claimId: fc.constantFrom('1', '2', '3'),
  serviceFromDay: fc.constantFrom(day('2024-03-04'), day('2024-03-05'), undefined),
  procedureCode: fc.constantFrom(
    ...'99213 99214 99284 11042 97597 80053 80048 80061 82465 84478 83718 85025 20610 77067'.split(
      ' ',
    ),
    ...[undefined, '70450', '17110', 'G0463', 'J3301'],
  ),
  modifiers: fc.constantFrom<string[]>(
    [],
    [],
    ['25'],
    ['59'],
    ['LT'],
    ['RT'],
    ['26'],
    ['91'],
    ['50'],
  ),
  units: fc.constantFrom(1, 1, 2, 3, 8, 0, undefined),
  diagnoses: fc.constantFrom<string[]>(
    [],
    ['E119'],
    ['I10', 'E119'],
    ['P0739'],
    ['V8541'],
    ['XXX'],
    ['25000'],
  ),
  ageYears: fc.constantFrom(54, 8, undefined),
  placeOfService: fc.constantFrom('11', '22', undefined),
  claimType: fc.constantFrom('professional' as const, 'institutional' as const, undefined),
  billType: fc.constantFrom('131', '111', undefined),
  claimStatus: fc.constantFrom('paid' as const, 'denied' as const, undefined),
  chargeCents: fc.constantFrom(100_00, 0, undefined),
  allowedCents: fc.constantFrom(80_00, undefined),
  paidCents: fc.constantFrom(64_00, 0, undefined),
  billingNpi: fc.constantFrom('1234567893', undefined),
  renderingNpi: fc.constantFrom('1003000126', undefined),
  payer: fc.constantFrom('Medicare', 'Acme Health', undefined),
  ndc: fc.constantFrom('00003029305', undefined),
})

type Fields = Partial<Omit<ClaimLine, 'procedure'>>

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

describe('any lines asked with and without short cuts', () => {
  test.each([
    ['a selection of tables', tables],
    ['whole tables', complete],
  ])('come to the same under %s', (_, reference) => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 24 }),
        fc.array(anyLine, { maxLength: 4 }),
        (lines, history) => {
          const ask = (under: readonly Rule[]) => audit(lines, history, under, reference)
          expect(ask(rules)).toEqual(ask(asked))
        },
      ),
      { numRuns: 150 },
    )
  })
})

function audit(
  lines: readonly Fields[],
  history: readonly Fields[],
  under: readonly Rule[],
  reference: ReferenceTables,
): Pick<AuditResult, 'claims' | 'coverage' | 'summary' | 'defects'> {
  const { claims, coverage, summary, defects } = runAudit({
    lines: lines.map((fields, index) => claimLine({ ...fields, index, row: index + 2 })),
    history: history.map((fields) => claimLine({ ...fields, index: historyIndex, row: 0 })),
    rules: under,
    tables: reference,
    auditDay: day('2024-12-31'),
  })
  return { claims, coverage, summary, defects }
}
