import { noProcedure } from '../../../claim/procedure-number.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import {
  codeNotInTables,
  denied,
  noFiveCharacterCode,
  noPlaceOfService,
} from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say } from '../../../sentences/say.ts'

const office = '11'
const operationGlobals: ReadonlySet<string> = new Set(['000', '010', '090'])
/** Care before or after an operation that another did (modifiers 55 and 56) is given in the office. */
const careAlone: ReadonlySet<string> = new Set(['55', '56'])

const noOperation = notApplicable('no operation by the fee schedule')
const professionalOnly = notApplicable('places of service stand on professional claims only')
const notSaid = cannotTell('the fee schedule available does not say which operations offices do')

/** Operations that the fee schedule knows in facilities alone, billed from an office. */
export const facilityOperationInOffice = defineLineRule({
  id: 'facility-operation-in-office',
  version: 1,
  title: 'Operation that offices do not do',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Physician Fee Schedule, relative value file',
      'NA in the non-facility column: rarely or never performed there',
      'feeSchedule',
    ),
    cite('Medicare Claims Processing Manual', 'chapter 26, 10.5 place of service'),
  ],
  needs: { fields: ['procedureCode', 'placeOfService'], tables: ['feeSchedule'] },
  clearedBy: 'The operative report, showing that it was done in the office, and how.',
  suggestedFix: 'Compare with the operative report; correct the place of service or the code.',
  triage(service, { feeSchedule }) {
    const { procedure, setting, placeOfService, modifiers, standing } = service
    if (procedure === noProcedure) return noFiveCharacterCode
    if (setting !== 'professional') return professionalOnly
    const fee = feeSchedule.find(procedure)
    if (!fee) return feeSchedule.complete ? noOperation : codeNotInTables
    if (!operationGlobals.has(fee.globalDays)) return noOperation
    if (placeOfService === undefined) return noPlaceOfService
    if (placeOfService !== office) return pass
    if (modifiers.some((modifier) => careAlone.has(modifier))) return pass
    if (fee.office === undefined) return notSaid
    if (fee.office === 'usual') return pass
    return standing.isDenied ? denied : look
  },
  judge(line) {
    return finding({
      message: say`${code(line.procedureCode)} was billed from an office (place of service 11); the Medicare fee schedule has it for facilities alone, because it is rarely or never done elsewhere (NA).`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'placeOfService'),
    })
  },
})
