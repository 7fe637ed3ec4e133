import type { ClaimLine } from '../../claim/claim-line.ts'
import { FileNpis, type WrongNpi } from '../../facts/bills/npis/file-npis.ts'
import type { NpiField } from '../../facts/bills/npis/npi-fields.ts'
import { lineForFile, maskedNpis } from '../../facts/bills/npis/masked-npis.ts'
import { fieldLabels } from '../../result/field-labels.ts'
import { cells } from '../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { noNpi } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { field, list, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const maskedFile = cannotTell('the NPIs of this file are masked or made up')
const atypical = notApplicable('the provider identifier is no NPI')

/** Identifiers in NPI columns whose check digit does not hold. */
export const npiCheckDigit = defineGroupRule({
  id: 'npi-check-digit',
  version: 4,
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
  needs: { fields: [] },
  clearedBy: 'The correct NPI from NPPES, or proof that the provider is atypical and has none.',
  suggestedFix: 'Look the provider up in NPPES and resubmit with the right NPI.',
  judge({ lines }, { mayHave }) {
    const npis = new FileNpis(lines, mayHave)
    if (npis.areAllValid) return pass
    const told = npis.areMasked ? lineForFile(lines, npis) : undefined
    return eachOpenLine((line) => {
      switch (npis.gravestOn(line)) {
        case 'wrong-check-digit':
        case 'wrong-first-digit':
          if (!npis.areMasked) return wrongNpis(line, npis.wrongFieldsOf(line))
          return line === told ? maskedNpis(line, npis) : maskedFile
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

function wrongNpis(line: ClaimLine, wrong: readonly WrongNpi[]): Outcome {
  const reasons = [
    faultOf(
      line,
      wrong,
      'wrong-check-digit',
      say`fails its check digit`,
      say`fail their check digit`,
    ),
    faultOf(
      line,
      wrong,
      'wrong-first-digit',
      say`does not begin with 1 or 2`,
      say`do not begin with 1 or 2`,
    ),
  ].filter((reason) => reason !== undefined)
  return finding({
    message: say`The ${list(reasons, '; the ')}, so no provider was ever given ${words(wrong.length === 1 ? 'it' : 'them')}.`,
    lines: [line],
    evidence: cells(line, ...wrong.map((each) => each.field)),
  })
}

/** The numbers of a line that have one fault, and what it is. */
function faultOf(
  line: ClaimLine,
  wrong: readonly WrongNpi[],
  fault: WrongNpi['standing'],
  ofOne: Sentence,
  ofSeveral: Sentence,
): Sentence | undefined {
  const named = wrong
    .filter(({ standing }) => standing === fault)
    .map((each) => say`${words(nameOf(each.field))} ${field(line, each.field)}`)
  if (named.length === 0) return undefined
  return say`${list(named, ' and the ')} ${named.length === 1 ? ofOne : ofSeveral}`
}

function nameOf(of: NpiField): string {
  return of === 'pharmacyId' ? 'pharmacy NPI' : fieldLabels[of]
}
