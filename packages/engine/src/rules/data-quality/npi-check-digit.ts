import type { ClaimLine } from '../../claim/claim-line.ts'
import { FileNpis, type NpiField } from '../../facts/bills/file-npis.ts'
import { fieldLabels } from '../../result/field-labels.ts'
import { eachOpenLine, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { noNpi } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { field, list, nothing, say, words } from '../../sentences/say.ts'

const atypical = notApplicable('the provider identifier is no NPI')

/** Identifiers in NPI columns whose check digit does not hold. */
export const npiCheckDigit = defineGroupRule({
  id: 'npi-check-digit',
  version: 3,
  title: 'NPI that no provider can have',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    cite('45 CFR 162.406', '(a) ten digits, the last of them a check digit'),
    cite(
      'HHS final rule on the NPI, 69 FR 3434, and the check digit requirements of CMS',
      'Luhn formula over 80840 and the number; the first digit is 1 or 2',
    ),
  ],
  needs: { fields: [], tables: [] },
  clearedBy: 'The correct NPI from NPPES, or proof that the provider is atypical and has none.',
  suggestedFix: 'Look the provider up in NPPES and resubmit with the right NPI.',
  judge({ lines }, { mayHave }) {
    const npis = new FileNpis(lines, mayHave)
    return eachOpenLine((line) => {
      switch (npis.gravestOn(line)) {
        case 'wrong-check-digit':
          return wrongNpis(line, npis.wrongFieldsOf(line), npis.areMasked)
        case 'valid':
          return pass
        case 'no-npi':
          return atypical
        case undefined:
          return noNpi
      }
    })
  },
})

function wrongNpis(line: ClaimLine, wrong: readonly NpiField[], areMasked: boolean): Outcome {
  const named = wrong.map((of) => say`${words(nameOf(of))} ${field(line, of)}`)
  const [verb, pronoun] = wrong.length === 1 ? ['fails its', 'it'] : ['fail their', 'them']
  const others = areMasked
    ? words('; so do most numbers of this file, which are masked or made up')
    : nothing
  return finding({
    message: say`The ${list(named, ' and the ')} ${words(verb)} check digit, so no provider was ever given ${words(pronoun)}${others}.`,
    ...(areMasked && { class: 'notice' }),
    lines: [line],
    evidence: wrong.map((of) => ({ row: line.row, field: of, value: line[of] ?? '' })),
  })
}

function nameOf(of: NpiField): string {
  return of === 'pharmacyId' ? 'pharmacy NPI' : fieldLabels[of]
}
