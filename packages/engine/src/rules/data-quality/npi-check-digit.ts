import type { ClaimField, ClaimLine } from '../../claim-line.ts'
import { npiStanding } from '../../derive/npi.ts'
import { fieldLabels } from '../../field-labels.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../outcome.ts'
import { defineRule } from '../../rule.ts'

/** Fields that hold an NPI; a pharmacy's may also be an NCPDP number, which is shorter. */
const npiFields = [
  'renderingNpi',
  'billingNpi',
  'facilityNpi',
  'referringNpi',
  'prescriberNpi',
  'pharmacyId',
] as const satisfies readonly ClaimField[]

type NpiField = (typeof npiFields)[number]

const noNpi = cannotTell('no NPI on the line')
const atypical = notApplicable('the provider identifier is no NPI')

/** Identifiers in NPI columns whose check digit does not hold. */
export const npiCheckDigit = defineRule({
  id: 'npi-check-digit',
  version: 3,
  title: 'NPI that no provider can have',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [{ title: '45 CFR 162.406', section: '(a) standard unique health identifier' }],
  needs: { fields: [], tables: [] },
  clearedBy: 'The correct NPI from NPPES, or proof that the provider is atypical and has none.',
  suggestedFix: 'Look the provider up in NPPES and resubmit with the right NPI.',
  check({ lines }) {
    const fileIsMasked = looksMasked(lines)
    return lines.map((line) => judge(line, fileIsMasked))
  },
})

/** In a file with this many different numbers, of which most are wrong, they are made up or masked. */
const masked = { fewestNumbers: 5, wrongShare: 0.5 } as const

function looksMasked(lines: readonly ClaimLine[]): boolean {
  const numbers = new Set<string>()
  let last: string | undefined
  const add = (value: string | undefined) => {
    if (value === undefined || value === last) return
    numbers.add(value)
    last = value
  }
  for (const line of lines) {
    add(line.renderingNpi)
    add(line.billingNpi)
    add(line.facilityNpi)
    add(line.referringNpi)
    add(line.prescriberNpi)
    add(line.pharmacyId)
  }
  let npis = 0
  let wrong = 0
  for (const number of numbers) {
    const standing = npiStanding(number)
    if (standing !== 'no-npi') npis++
    if (standing === 'wrong-check-digit') wrong++
  }
  return npis >= masked.fewestNumbers && wrong > npis * masked.wrongShare
}

function judge(line: ClaimLine, fileIsMasked: boolean): Outcome {
  const worst = Math.max(
    gravity(line.renderingNpi),
    gravity(line.billingNpi),
    gravity(line.facilityNpi),
    gravity(line.referringNpi),
    gravity(line.prescriberNpi),
    gravity(line.pharmacyId),
  )
  if (worst === gravityOf['wrong-check-digit']) return wrongNpis(line, fileIsMasked)
  if (worst === gravityOf.valid) return pass
  return worst === gravityOf['no-npi'] ? atypical : noNpi
}

/** One finding says it all, so the gravest identifier decides; 0 where there is none. */
const gravityOf = { 'no-npi': 1, valid: 2, 'wrong-check-digit': 3 } as const

function gravity(identifier: string | undefined): number {
  return identifier === undefined ? 0 : gravityOf[npiStanding(identifier)]
}

function wrongNpis(line: ClaimLine, fileIsMasked: boolean): Outcome {
  const fields = npiFields.filter(
    (field) => gravity(line[field]) === gravityOf['wrong-check-digit'],
  )
  const named = fields.map((field) => `${nameOf(field)} ${line[field] ?? ''}`)
  const [verb, pronoun] = fields.length === 1 ? ['fails its', 'it'] : ['fail their', 'them']
  return finding({
    message: `The ${named.join(' and the ')} ${verb} check digit, so no provider was ever given ${pronoun}${fileIsMasked ? '; so do most numbers of this file, which are masked or made up' : ''}.`,
    ...(fileIsMasked && { class: 'notice' as const }),
    lines: [line],
    evidence: fields.map((field) => ({ row: line.row, field, value: line[field] ?? '' })),
  })
}

function nameOf(field: NpiField): string {
  return field === 'pharmacyId' ? 'pharmacy NPI' : fieldLabels[field]
}
