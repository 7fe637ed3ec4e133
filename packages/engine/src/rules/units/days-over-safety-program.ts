import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { programLimits } from '../../facts/fills/program-limits.table.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, money, name, row, say, words } from '../../sentences/say.ts'

const noName = cannotTell('no drug name, which would tell a drug of a safety program')
const otherDrug = notApplicable('no drug of which a safety program limits the days of a fill')
const noDays = cannotTell('no days supply on the line')

/** What a fill of a month may go beyond its limit by. */
const spareDays = 3

/** Fills for more days than the safety program of the drug allows. */
export const daysOverSafetyProgram = defineLineRule({
  id: 'days-over-safety-program',
  version: 2,
  title: 'More days than the safety program allows',
  category: 'units',
  class: 'lead',
  basis: 'binding',
  cuts: 'units',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'Federal Food, Drug, and Cosmetic Act 505-1 (21 USC 355-1)',
      'risk evaluation and mitigation strategies',
    ),
    cite('FDA labels of the drugs', 'boxed warnings that limit the days of use'),
  ],
  needs: { fields: ['daysSupply'], optionalTables: ['drugs'] },
  clearedBy: 'The dispensing record, where the fill held fewer days than were billed.',
  suggestedFix: 'Compare with the record of the program; recover the days above its limit.',
  triageDrug(named, context) {
    if (named.service.standing.isDenied) return deniedOrPending
    const drugName = fillName(named, context)
    if (drugName === undefined) return noName
    const limits = programLimits.filter(({ names }) => names.test(drugName))
    return limits.length === 0 ? otherDrug : lookAt({ drugName, limits })
  },
  judge(line, _, { drugName, limits }) {
    const [limit] = inEffect(limits, line.serviceFromDay)
    if (limit === undefined) return otherDrug
    const { daysSupply } = line
    if (daysSupply === undefined || daysSupply <= 0) return noDays
    if (daysSupply <= limit.days + spareDays) return pass
    const paid = exposureCents(line)
    return finding({
      message: say`${name(drugName)} was dispensed for ${count(daysSupply)} days; ${words(limit.program)} allows ${count(limit.days)}.`,
      lines: [line],
      evidence: cells(line, drugField(line), 'daysSupply'),
      sources: [{ title: limit.source, section: 'days supply' }],
      atRisk: [{ line, cents: Math.round(paid * (1 - limit.days / daysSupply)) }],
      arithmetic: say`${count(limit.days)} of ${count(daysSupply)} days are allowed: the rest of ${money(paid)} on ${row(line)}`,
    })
  },
})
