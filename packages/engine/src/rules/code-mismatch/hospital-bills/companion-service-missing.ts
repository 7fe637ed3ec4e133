import { noProcedure } from '../../../claim/procedure-number.ts'
import type { CompanionRow } from '../../../facts/outpatient/companions.table.ts'
import { companionOf, isCompanion, needsCompanion } from '../../../facts/outpatient/companions.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
} from '../../../rule/outcome.ts'
import { noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, field, say, words } from '../../../sentences/say.ts'

const otherService = notApplicable('a service that can stand alone')
const lateCharges = cannotTell('a bill of late charges: what belongs to it is on another')

/** A bill that adds to an earlier one. */
const addsToAnother = '5'

/** Services on a hospital's outpatient claim without the one that they are part of or use up. */
export const companionServiceMissing = defineGroupRule({
  id: 'companion-service-missing',
  version: 3,
  title: 'Hospital service without what it is billed with',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Integrated Outpatient Code Editor', 'edits 43, 58, 76, 87, 93, 100 and 115'),
    cite('Medicare Claims Processing Manual', 'chapter 4, 160.1, 200.1, 231, 231.11 and 290.5'),
  ],
  needs: { fields: ['procedureCode', 'claimId'] },
  clearedBy: 'The claim as it was billed, where the file leaves lines of it out.',
  suggestedFix: 'Return the claim; it is billed again with the missing line, or without this one.',
  triage({ procedure, procedureCode = '', setting, billType, standing }) {
    if (procedure === noProcedure || !needsCompanion(procedureCode)) return otherService
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    if (billType?.endsWith(addsToAnother)) return lateCharges
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }) {
    const known = new Map<CompanionRow, boolean>()
    const hasCompanion = (companion: CompanionRow) => {
      const has = known.get(companion) ?? lines.some((line) => isCompanion(line, companion))
      known.set(companion, has)
      return has
    }
    return eachOpenLine((line) => {
      const { serviceFromDay: day } = line
      if (day === undefined) return noServiceDate
      const companion = companionOf(line)
      if (companion === undefined) return otherService
      if (hasCompanion(companion)) return pass
      return finding({
        message: say`Claim ${field(line, 'claimId')} bills ${code(line.procedureCode)} on ${date(day)} without ${words(companion.says)}.`,
        lines: [line],
        evidence: cells(line, 'claimId', 'procedureCode', 'billType'),
        ...wholeLineAtRisk(line),
      })
    })
  },
})
