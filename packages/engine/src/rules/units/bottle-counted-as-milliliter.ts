import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { withFormWords } from '../../facts/forms/form-words.ts'
import { bottledLiquids } from '../../facts/forms/bottled-liquids.table.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending, noQuantityOrDays } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, name, say, words } from '../../sentences/say.ts'

const noName = cannotTell('no drug name, which would tell a liquid or a cream')
const otherDrug = notApplicable('no drug that is known to come in bottles or tubes of many doses')

/** More bottles than one fill has. */
const mostBottles = 4
/** A dose or two may be given at once. */
const leastDays = 3

/** What comes in bottles or tubes of many doses, billed as so many of them and not by volume or weight. */
export const bottleCountedAsMilliliter = defineLineRule({
  id: 'bottle-counted-as-milliliter',
  version: 2,
  title: 'Bottles or tubes counted as milliliters or grams',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'units',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Billing Unit Standard',
      'powders for reconstitution by mouth: milliliters once mixed',
    ),
    cite('FDA labels of the drugs', 'section 2, dosage; section 16, how supplied'),
  ],
  needs: { fields: ['quantity', 'daysSupply'], optionalTables: ['drugs'] },
  clearedBy:
    'The dispensing record with the milliliters that were dispensed, and the label of the bottle.',
  suggestedFix: 'Bill the milliliters that the bottle holds once mixed, and reprice.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const drugName = fillName(drug, context)
    if (drugName === undefined) return noName
    const said = withFormWords(drugName)
    const rows = bottledLiquids.filter(({ names, liquid }) => names.test(said) && liquid.test(said))
    return rows.length === 0 ? otherDrug : lookAt({ drugName, rows })
  },
  judge(line, _, { drugName, rows }) {
    const { quantity, daysSupply } = line
    const [row] = inEffect(rows, line.serviceFromDay)
    if (row === undefined) return otherDrug
    if (quantity === undefined || daysSupply === undefined || quantity <= 0 || daysSupply <= 0) {
      return noQuantityOrDays
    }
    if (!Number.isInteger(quantity) || quantity > mostBottles || daysSupply < leastDays) return pass
    return finding({
      message: say`${count(quantity)} of ${name(drugName)} for ${count(daysSupply)} days can be no ${words(row.unit)}: one dose of it is more than a day would have. The quantity seems to count ${words(row.holders)}.`,
      lines: [line],
      evidence: cells(line, drugField(line), 'quantity', 'daysSupply'),
    })
  },
})
