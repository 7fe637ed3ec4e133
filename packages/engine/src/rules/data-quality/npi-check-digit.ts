import type { ClaimLine } from '../../claim-line.ts'
import { isValidNpi } from '../../derive/npi.ts'
import type { Evidence } from '../../finding.ts'
import { cannotTell, finding, notApplicable, pass } from '../../outcome.ts'
import { defineRule } from '../../rule.ts'

const npiFields = [
  'renderingNpi',
  'billingNpi',
  'facilityNpi',
  'referringNpi',
  'prescriberNpi',
] as const

const noNpi = cannotTell('no NPI on the line')
const atypical = notApplicable('the provider identifier is no NPI')

/** Identifiers in NPI columns whose check digit does not hold. */
export const npiCheckDigit = defineRule({
  id: 'npi-check-digit',
  version: 1,
  title: 'NPI that no provider can have',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [{ title: '45 CFR 162.406', section: '(a) standard unique health identifier' }],
  needs: { fields: [], tables: [] },
  clearedBy: 'The correct NPI from NPPES, or proof that the provider is atypical and has none.',
  suggestedFix: 'Look the provider up in NPPES and resubmit with the right NPI.',
  check(line) {
    const npis = npiFields.flatMap((field) => evidenceOf(line, field))
    if (npis.length === 0) return noNpi
    const wrong = npis.filter(({ value }) => /^\d{10}$/.test(value) && !isValidNpi(value))
    const [first] = wrong
    if (first) {
      return finding({
        message: `NPI ${first.value} fails its check digit, so no provider was ever given it.`,
        lines: [line],
        evidence: wrong,
      })
    }
    return npis.every(({ value }) => !/^\d{10}$/.test(value)) ? atypical : pass
  },
})

function evidenceOf(line: ClaimLine, field: (typeof npiFields)[number]): Evidence[] {
  const value = line[field]
  return value === undefined ? [] : [{ row: line.row, field, value }]
}
