import type { ClaimLine } from '../../claim/claim-line.ts'
import { codeShape } from '../../codes/code-shape.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { retiredVisit } from '../../codes/retired-procedures.ts'
import { settingOf } from '../../batch/setting.ts'
import type { FindingClass } from '../../result/finding.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type Outcome,
} from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import { defineRule } from '../../rule/rule.ts'

const noCode = notApplicable('no procedure code on the line')
const otherCodeSet = notApplicable(
  'not a code of CPT or HCPCS Level II: another code set or a local code',
)
const retired = notApplicable('a retired visit code: see procedure-code-inactive')
const selection = cannotTell(
  'the code is not among the everyday codes of the starter pack; import HCPCS and the fee schedule for the rest',
)
const notInForce = cannotTell('no release of the code tables speaks for the date of service')

/** Procedure codes that are in no code set. */
export const procedureCodeUnknown = defineRule({
  id: 'procedure-code-unknown',
  version: 3,
  title: 'Procedure code that does not exist',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
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
  byService({ procedureCode, procedure }, { procedureCodes, feeSchedule }) {
    if (procedureCode === undefined) return noCode
    if (procedureCodes?.find(procedure) ?? feeSchedule?.find(procedure)) return pass
    return undefined
  },
  check(line, { tables, consulted }) {
    const { procedureCode, procedure } = line
    if (procedureCode === undefined) return noCode
    if (tables.procedureCodes?.find(procedure) || tables.feeSchedule?.find(procedure)) return pass
    if (retiredVisit(procedure)) return retired
    const shape = codeShape(procedureCode)
    if (shape === 'none') return impossibleShape(line)
    if (shape === 'hcpcs') {
      if (!isComplete(tables.procedureCodes, procedure)) return selection
      const reading = consulted('procedureCodes')
      if (!reading.inForce) return notInForce
      return finding({
        ...draft(line, 'is not in HCPCS Level II on the date of service'),
        consulted: reading,
      })
    }
    if (shape === 'miscounted' && settingOf(line) === 'professional') return miscounted(line)
    if (shape !== 'cpt' && shape !== 'unsectioned') return otherCodeSet
    if (!tables.feeSchedule?.complete) return shape === 'cpt' ? selection : unsectioned(line)
    const reading = consulted('feeSchedule')
    if (!reading.inForce) return notInForce
    const message =
      'is not in the Physician Fee Schedule of the date of service, which also lists the CPT codes that it does not pay'
    return finding({ ...draft(line, message), class: 'lead', consulted: reading })
  },
})

function isComplete(table: ProcedureTable<unknown> | undefined, procedure: number): boolean {
  return table?.completeFor?.(procedure) ?? table?.complete ?? false
}

/** Five zeros stand for "no code" in many files. */
function impossibleShape(line: ClaimLine): Outcome {
  if (line.procedure === noProcedure) return noCode
  return found(line, 'error', 'has a shape that no procedure code set knows')
}

/** A typing error, or an anesthesia code that a spreadsheet took the zeros from. */
function miscounted(line: ClaimLine): Outcome {
  const { length } = line.procedureCode ?? ''
  return found(line, 'lead', `has ${length} characters, where codes of CPT and HCPCS have five`)
}

function unsectioned(line: ClaimLine): Outcome {
  return found(line, 'lead', 'stands in a range of numbers that no section of CPT has')
}

/** What is told by the code alone, whatever tables are at hand. */
function found(line: ClaimLine, findingClass: FindingClass, message: string): Outcome {
  const consulted = { inForce: true, releases: [] }
  return finding({ ...draft(line, message), class: findingClass, consulted })
}

function draft(line: ClaimLine, says: string): FindingDraft {
  const { row, procedureCode = '' } = line
  return {
    message: `Procedure code ${procedureCode} ${says}.`,
    lines: [line],
    evidence: [{ row, field: 'procedureCode', value: procedureCode }],
    ...wholeLineAtRisk(line),
  }
}
