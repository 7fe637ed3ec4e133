import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { DrugContext } from '../../../facts/drugs/drug-context.ts'
import { isGenericTablet } from '../../../facts/market/brand-market.ts'
import { cannotTell, finding, notApplicable, pass } from '../../../rule/outcome.ts'
import { cells } from '../../../findings/evidence.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { field, say, words } from '../../../sentences/say.ts'

const noCode = cannotTell('no dispense-as-written code on the line')
const noKind = cannotTell('the line does not say whether a brand or a generic was dispensed')
const brand = notApplicable('a brand was dispensed')

/** What each code says of a brand being dispensed; 0 and 6 say nothing of the kind. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['1', 'the prescriber did not allow a substitute'],
  ['2', 'the patient asked for the brand'],
  ['3', 'the pharmacist chose the brand'],
  ['4', 'the generic was not in stock'],
  ['5', 'the brand was dispensed as a generic'],
  ['7', 'the law requires the brand'],
  ['8', 'the generic was not on the market'],
  ['9', 'the plan wants the brand'],
])

/** Codes of a choice of the brand: one dispensed as a generic (5), or for want of one (4, 8), may go by the ingredient. */
const choices: ReadonlySet<string> = new Set(['1', '2', '3', '7', '9'])

/** A generic drug with a code that only a brand can have. */
export const dispenseAsWrittenConflict = defineLineRule({
  id: 'dispense-as-written-conflict',
  version: 3,
  title: 'Brand code on a generic drug',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard',
      'field 408-D8, dispense as written (product selection) code',
    ),
  ],
  needs: { fields: ['dispenseAsWritten'], optionalTables: ['drugs', 'drugProfiles'] },
  clearedBy: 'The prescription, and the product that was dispensed (a branded generic, for one).',
  suggestedFix: 'Check which product was dispensed and at which price the claim was paid.',
  judge(line, context) {
    const { dispenseAsWritten, brandGeneric } = line
    if (dispenseAsWritten === undefined) return noCode
    if (isNoCode(dispenseAsWritten)) return flagCode(line)
    if (brandGeneric === undefined && !isGenericByName(line, context)) return noKind
    if (brandGeneric === 'brand') return brand
    const meaning = meanings.get(dispenseAsWritten)
    if (meaning === undefined) return pass
    return finding({
      message: say`Dispense-as-written code ${field(line, 'dispenseAsWritten')} says that ${words(meaning)}, but ${words(brandGeneric === undefined ? 'the line names the drug as generics are named' : 'a generic was dispensed')}.`,
      lines: [line],
      evidence: cells(
        line,
        'dispenseAsWritten',
        brandGeneric === undefined ? 'drugName' : 'brandGeneric',
      ),
    })
  },
})

/** Where the line does not say what was dispensed: its name, beside a code of a choice of the brand. */
function isGenericByName(line: ClaimLine, context: DrugContext): boolean {
  return choices.has(line.dispenseAsWritten ?? '') && isGenericTablet(line, context)
}

/** One letter that stands for neither yes nor no: the codes are the digits 0 to 9. */
function isNoCode(dispenseAsWritten: string): boolean {
  return /^[A-MO-XZ]$/i.test(dispenseAsWritten)
}

function flagCode(line: ClaimLine) {
  return finding({
    message: say`${field(line, 'dispenseAsWritten')} is no dispense-as-written code; those are the digits 0 to 9.`,
    lines: [line],
    evidence: cells(line, 'dispenseAsWritten'),
  })
}
