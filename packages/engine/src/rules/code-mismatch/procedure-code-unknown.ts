import type { BilledService } from '../../batch/billed-services.ts'
import { noProcedure, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { codeShape } from '../../codes/code-shape.ts'
import { retiredVisit } from '../../codes/retired-procedures.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { FindingClass } from '../../result/finding.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Look,
  type NoFinding,
  type TablesConsulted,
} from '../../rule/outcome.ts'
import { noCode } from '../../rule/reasons.ts'
import { defineLineRule, type TablesRead } from '../../rule/rule.ts'
import { code, count, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const otherCodeSet = notApplicable(
  'not a code of CPT or HCPCS Level II: another code set or a local code',
)
const isRetired = notApplicable('a retired visit code: see procedure-code-inactive')
const selection = cannotTell(
  'the code is not among the everyday codes of the starter pack; import HCPCS and the fee schedule for the rest',
)
const notInForce = cannotTell('no release of the code tables speaks for the date of service')

/** What is told by the code alone, whatever tables are at hand. */
const ownFacts: TablesConsulted = { inForce: true, releases: [] }

/** What speaks against a code: its own shape, or that the table of its code set does not list it. */
interface Suspicion {
  readonly class: FindingClass
  readonly says: Sentence
  /** Left out where the shape says it all. */
  readonly missingFrom?: 'procedureCodes' | 'feeSchedule'
}

type Tables = TablesRead<never, 'procedureCodes' | 'feeSchedule'>

/** Procedure codes that are in no code set. */
export const procedureCodeUnknown = defineLineRule({
  id: 'procedure-code-unknown',
  version: 3,
  title: 'Procedure code that does not exist',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    { title: '45 CFR 162.1002', section: 'CPT and HCPCS code sets', table: 'procedureCodes' },
    {
      title: 'CMS Physician Fee Schedule relative value file',
      section: 'CPT codes with their status, those that it does not pay included',
      table: 'feeSchedule',
    },
  ],
  needs: {
    fields: ['procedureCode'],
    tables: [],
    optionalTables: ['procedureCodes', 'feeSchedule'],
  },
  clearedBy: 'The code set that lists the code, or the agreement that makes it a local code.',
  suggestedFix: 'Find the service in the record and bill the code that describes it.',
  triage(service, tables) {
    const { procedureCode, procedure } = service
    if (procedureCode === undefined) return noCode
    if (tables.procedureCodes?.find(procedure) ?? tables.feeSchedule?.find(procedure)) return pass
    if (retiredVisit(procedure)) return isRetired
    return byShape(procedureCode, service, tables)
  },
  judge(line, { consulted }, { class: ownClass, says, missingFrom }) {
    const reading = missingFrom === undefined ? ownFacts : consulted(missingFrom)
    if (!reading.inForce) return notInForce
    return finding({
      class: ownClass,
      message: say`Procedure code ${code(line.procedureCode)} ${says}.`,
      lines: [line],
      evidence: [{ row: line.row, field: 'procedureCode', value: line.procedureCode ?? '' }],
      ...wholeLineAtRisk(line),
      consulted: reading,
    })
  },
})

/** What a code that no table lists comes to. */
function byShape(
  text: string,
  { procedure, setting }: BilledService,
  { procedureCodes, feeSchedule }: Tables,
): NoFinding | Look<Suspicion> {
  const shape = codeShape(text)
  if (shape === 'none') {
    // Five zeros stand for "no code" in many files.
    return procedure === noProcedure ? noCode : lookAt(impossibleShape)
  }
  if (shape === 'hcpcs')
    return isComplete(procedureCodes, procedure) ? lookAt(notInHcpcs) : selection
  if (shape === 'miscounted' && setting === 'professional') return lookAt(miscounted(text))
  if (shape !== 'cpt' && shape !== 'unsectioned') return otherCodeSet
  if (feeSchedule?.complete) return lookAt(notInFeeSchedule)
  return shape === 'cpt' ? selection : lookAt(unsectioned)
}

function isComplete(
  table: ProcedureTable<unknown> | undefined,
  procedure: ProcedureNumber,
): boolean {
  return table?.completeFor?.(procedure) ?? table?.complete ?? false
}

const impossibleShape: Suspicion = {
  class: 'error',
  says: say`has a shape that no procedure code set knows`,
}

const unsectioned: Suspicion = {
  class: 'lead',
  says: say`stands in a range of numbers that no section of CPT has`,
}

const notInHcpcs: Suspicion = {
  class: 'error',
  says: say`is not in HCPCS Level II on the date of service`,
  missingFrom: 'procedureCodes',
}

const notInFeeSchedule: Suspicion = {
  class: 'lead',
  says: say`is not in the Physician Fee Schedule of the date of service, which also lists the CPT codes that it does not pay`,
  missingFrom: 'feeSchedule',
}

/** A typing error, or an anesthesia code that a spreadsheet took the zeros from. */
function miscounted({ length }: string): Suspicion {
  const says = say`has ${count(length)} characters, where codes of CPT and HCPCS have five`
  return { class: 'lead', says }
}
