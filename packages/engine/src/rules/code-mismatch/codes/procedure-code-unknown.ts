import { settingOf } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { retirementOf } from '../../../codes/retired-procedures.ts'
import { holdsNoCodes } from '../../../facts/bills/code-column.ts'
import { lineOfFile } from '../../../facts/bills/line-of-file.ts'
import { isRateCode } from '../../../facts/bills/rate-code.ts'
import { suspicionOf } from '../../../facts/bills/code-suspicion.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  noTables,
  notApplicable,
  passUnder,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noCode } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { code, count, say } from '../../../sentences/say.ts'

const isRate = notApplicable(
  'a rate code of nursing, home health or rehabilitation, not a procedure',
)
const isRetired = notApplicable('a retired code: see procedure-code-inactive')
const notInForce = cannotTell('no release of the code tables covers the date of service')
const noCodes = cannotTell(
  'most values of the column of procedure codes are no known codes, so it may hold something else',
)

/** Procedure codes that are in no code set; a file of which most are none is doubted as a whole. */
export const procedureCodeUnknown = defineGroupRule({
  id: 'procedure-code-unknown',
  version: 6,
  title: 'Procedure code that does not exist',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite('45 CFR 162.1002', 'CPT and HCPCS code sets', 'procedureCodes'),
    cite(
      'CMS Physician Fee Schedule relative value file',
      'CPT codes with their status, those that it does not pay included',
      'feeSchedule',
    ),
  ],
  needs: { fields: ['procedureCode'], optionalTables: ['procedureCodes', 'feeSchedule'] },
  clearedBy: 'The code set that lists the code, or the agreement that makes it a local code.',
  suggestedFix: 'Find the service in the record and bill the code that describes it.',
  triage: ({ procedureCode }) => (procedureCode === undefined ? noCode : look),
  judge({ lines }, context) {
    let file: CodesOfFile | undefined
    return eachOpenLine((line) => {
      const verdict = verdictOn(line, context)
      if (verdict.kind !== 'finding') return verdict
      // Most files have no unknown code, and need not be looked through for more.
      const { known, told } = (file ??= codesOfFile(lines, context))
      if (told === undefined) return verdict
      return line === told ? saidOfFile(line, known) : noCodes
    })
  },
})

/** Which of the codes of a file are known; with the line at which it is told, if hardly any is. */
interface CodesOfFile {
  readonly known: ReadonlyMap<string, boolean>
  readonly told: ClaimLine | undefined
}

function codesOfFile(lines: readonly ClaimLine[], context: CodeContext): CodesOfFile {
  const known = new Map<string, boolean>()
  for (const line of lines) {
    const { procedureCode } = line
    if (procedureCode === undefined || isRateCode(line)) continue
    if (known.get(procedureCode) === true) continue
    known.set(procedureCode, verdictOn(line, context).kind !== 'finding')
  }
  const isUnknown = ({ procedureCode = '' }: ClaimLine) => known.get(procedureCode) === false
  return { known, told: holdsNoCodes(known) ? lineOfFile(lines, isUnknown) : undefined }
}

/** Said once for the file, beside the lines that cannot be judged. */
function saidOfFile(line: ClaimLine, known: ReadonlyMap<string, boolean>): Outcome {
  const unknown = Array.from(known.values()).filter((isKnown) => !isKnown).length
  return finding({
    class: 'notice',
    message: say`The column of procedure codes may hold something else: ${count(unknown)} of its ${count(known.size, 'different value')} are no known codes, so that hardly a rule could judge these lines.`,
    lines: [line],
    evidence: cells(line, 'procedureCode'),
  })
}

type CodeContext = SpanContext<never, 'procedureCodes' | 'feeSchedule'>

function verdictOn(line: ClaimLine, context: CodeContext): Outcome {
  const { procedureCode, procedure } = line
  const read = context.on(line.serviceFromDay ?? context.auditDay)
  if (procedureCode === undefined || read === undefined) return noCode
  if (isRateCode(line)) return isRate
  const { tables, consulted } = read
  if (tables.procedureCodes?.find(procedure) ?? tables.feeSchedule?.find(procedure)) {
    return passUnder(read)
  }
  if (retirementOf(procedure)) return isRetired
  const suspicion = suspicionOf(procedureCode, { procedure, setting: settingOf(line) }, tables)
  if (suspicion.kind !== 'look') return suspicion
  const { class: ownClass, says, missingFrom } = suspicion.found
  const reading = missingFrom === undefined ? noTables : consulted(missingFrom)
  if (!reading.inForce) return notInForce
  return finding({
    class: ownClass,
    message: say`Procedure code ${code(procedureCode)} ${says}.`,
    lines: [line],
    evidence: cells(line, 'procedureCode'),
    ...wholeLineAtRisk(line),
    consulted: reading,
  })
}
