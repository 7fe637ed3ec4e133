import type { ClaimLine } from '../../../claim/claim-line.ts'
import { hasRebate } from '../../../facts/drugs/rebate.ts'
import { knownNdcs } from '../../../facts/drugs/drug-facts.ts'
import { exposureCents } from '../../../claim/exposure.ts'
import { procedureCode } from '../../../claim/procedure-number.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied, namesNoNdc } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, row, say, words } from '../../../sentences/say.ts'

const noDrugCode = notApplicable('the procedure code is no drug code (J or Q)')
const unlisted = cannotTell('the crosswalk does not list the NDC')

/** A drug billed under a procedure code that is not the one of its NDC. */
export const ndcNotOfProcedure = defineLineRule({
  id: 'ndc-not-of-procedure',
  version: 2,
  title: 'NDC of another drug code',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [cite('CMS ASP NDC-HCPCS crosswalk', 'Part B drugs', 'drugBillingUnits')],
  needs: { fields: [], tables: ['drugBillingUnits'] },
  clearedBy:
    'The administration record and the vial label; a later crosswalk that maps the NDC so.',
  suggestedFix: 'Compare drug, NDC and code with the administration record, correct the wrong one.',
  triage({ procedureCode: billed, standing }) {
    if (!isDrugCode(billed)) return noDrugCode
    if (!standing.namesDrug) return namesNoNdc
    return standing.isDenied ? denied : lookAt(billed)
  },
  judge(line, { tables }, billed) {
    if (line.ndcAsBilled === undefined) return namesNoNdc
    const [ndc, another] = knownNdcs(line, tables.drugBillingUnits)
    const unit = ndc === undefined ? undefined : tables.drugBillingUnits.find(ndc)
    if (!unit || another !== undefined) return unlisted
    if (unit.procedure === line.procedure) return pass
    if (unit.otherProcedures?.includes(line.procedure)) return pass
    const cents = exposureCents(line)
    const right = procedureCode(unit.procedure)
    return finding({
      message: say`NDC ${code(ndc)} belongs to ${code(right)}, but the line bills ${code(billed)}${words(disputeCode(line))}.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'procedureCode', value: billed },
        { row: line.row, field: 'ndc', value: ndc ?? '' },
      ],
      atRisk: [{ line, cents }],
      arithmetic: say`${money(cents)} paid on ${row(line)} under a code that is not of the drug`,
      suggestedFix: `Bill ${right} if the NDC is right, or correct the NDC.`,
    })
  },
})

/** A rebate that was claimed on the line stands on the wrong drug (form CMS-304). */
function disputeCode(line: ClaimLine): string {
  return hasRebate(line) === true ? ' (rebate dispute code K)' : ''
}

function isDrugCode(billed: string | undefined): billed is string {
  return billed !== undefined && (billed.startsWith('J') || billed.startsWith('Q'))
}
