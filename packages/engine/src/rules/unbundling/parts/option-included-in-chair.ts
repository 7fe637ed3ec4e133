import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { rowsWithOption } from '../../../facts/equipment/included-options.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, row, say, words } from '../../../sentences/say.ts'

const noOption = notApplicable('no option that the payment of a chair may include')
const replaced = notApplicable('a part replaced in a repair (RA, RB), which is paid apart')

/** Options of a wheelchair paid on the day of the chair whose payment includes them. */
export const optionIncludedInChair = defineGroupRule({
  id: 'option-included-in-chair',
  version: 1,
  title: 'Option that the payment of the wheelchair includes',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('LCD L33792 and policy article A52504', 'wheelchair options: what each base includes'),
    cite('LCD L33789 and policy article A52498', 'power mobility: the basic equipment package'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Proof that the option is for another chair, or replaces a part of one in a repair.',
  suggestedFix: 'Compare the delivery slips; recover the option where it came with the chair.',
  triage({ procedureCode = '', modifiers, standing }) {
    if (rowsWithOption(procedureCode).length === 0) return noOption
    if (modifiers.includes('RA') || modifiers.includes('RB')) return replaced
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    const paidOn = Map.groupBy(
      lines.filter((line) => !isUnpaid(line)),
      ({ serviceFromDay }) => serviceFromDay,
    )
    const bases = new Map<string, ClaimLine | undefined>()
    const baseOf = (day: Day | undefined, codes: RegExp) => {
      const asked = `${day ?? ''} ${codes.source}`
      if (!bases.has(asked))
        bases.set(
          asked,
          paidOn.get(day)?.find(({ procedureCode = '' }) => codes.test(procedureCode)),
        )
      return bases.get(asked)
    }
    const options = new Map<string, ReturnType<typeof rowsWithOption>>()
    const optionsOf = (procedureCode: string) => {
      const known = options.get(procedureCode) ?? rowsWithOption(procedureCode)
      options.set(procedureCode, known)
      return known
    }
    return eachOpenLine((line) => {
      if (!identified) return noPatient
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      for (const included of optionsOf(line.procedureCode ?? '')) {
        const base = baseOf(line.serviceFromDay, included.base)
        if (base === undefined) continue
        return finding({
          message: say`${code(line.procedureCode)} was paid on ${date(line.serviceFromDay ?? 0)} beside ${words(included.says)} ${code(base.procedureCode)} (${row(base)}), whose payment includes it.`,
          lines: [line],
          related: [base],
          evidence: codeEvidence([line, base]),
          ...wholeLineAtRisk(line),
        })
      }
      return pass
    })
  },
})
