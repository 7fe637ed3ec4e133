import { knownNdcs } from '../../facts/drugs/drug-facts.ts'
import { dollars } from '../../sentences/dollars.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { procedureCode } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const denied = notApplicable('denied, so nothing was paid')
const noNdc = notApplicable('no NDC on the line')
const noDrugCode = notApplicable('the procedure code is no drug code (J or Q)')
const unlisted = cannotTell('the crosswalk does not list the NDC')

/** A drug billed under a procedure code that is not the one of its NDC. */
export const ndcNotOfProcedure = defineRule({
  id: 'ndc-not-of-procedure',
  version: 1,
  title: 'NDC of another drug code',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: 'CMS ASP NDC-HCPCS crosswalk', section: 'Part B drugs', table: 'drugBillingUnits' },
  ],
  needs: { fields: [], tables: ['drugBillingUnits'] },
  clearedBy:
    'The administration record and the vial label; a later crosswalk that maps the NDC so.',
  suggestedFix: 'Compare drug, NDC and code with the administration record, correct the wrong one.',
  byService: ({ procedureCode }) => (isDrugCode(procedureCode) ? undefined : noDrugCode),
  check(line, { tables }) {
    const code = line.procedureCode
    if (!isDrugCode(code)) return noDrugCode
    if (line.ndcAsBilled === undefined) return noNdc
    if (isDenied(line)) return denied
    const [ndc, another] = knownNdcs(line, tables.drugBillingUnits)
    const unit = ndc === undefined ? undefined : tables.drugBillingUnits.find(ndc)
    if (!unit || another !== undefined) return unlisted
    if (unit.procedure === line.procedure) return pass
    if (unit.otherProcedures?.includes(line.procedure)) return pass
    const cents = exposureCents(line)
    const right = procedureCode(unit.procedure)
    return finding({
      message: `NDC ${ndc ?? ''} belongs to ${right}, but the line bills ${code}.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'procedureCode', value: code },
        { row: line.row, field: 'ndc', value: ndc ?? '' },
      ],
      atRisk: [{ line, cents }],
      arithmetic: `${dollars(cents)} paid on row ${line.row} under a code that is not of the drug`,
      suggestedFix: `Bill ${right} if the NDC is right, or correct the NDC.`,
    })
  },
})

function isDrugCode(code: string | undefined): code is string {
  return code !== undefined && (code.startsWith('J') || code.startsWith('Q'))
}
