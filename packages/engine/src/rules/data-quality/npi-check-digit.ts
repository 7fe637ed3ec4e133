import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { npiStanding, type NpiStanding } from '../../codes/npi.ts'
import { fieldLabels } from '../../result/field-labels.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

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
  sources: [
    { title: '45 CFR 162.406', section: '(a) ten digits, the last of them a check digit' },
    {
      title: 'HHS final rule on the NPI, 69 FR 3434, and the check digit requirements of CMS',
      section: 'Luhn formula over 80840 and the number; the first digit is 1 or 2',
    },
  ],
  needs: { fields: [], tables: [] },
  clearedBy: 'The correct NPI from NPPES, or proof that the provider is atypical and has none.',
  suggestedFix: 'Look the provider up in NPPES and resubmit with the right NPI.',
  check({ lines }) {
    const known = new Map<string, NpiStanding>()
    const worst = worstByLine(lines, known)
    if (worst.every((gravest) => gravest === gravityOf.valid)) return pass
    const fileIsMasked = looksMasked(known)
    return lines.map((line, at) => outcomeOf(line, worst[at] ?? 0, fileIsMasked))
  },
})

/** In a file with this many different numbers, of which most are wrong, they are made up or masked. */
const masked = { fewestNumbers: 5, wrongShare: 0.5 } as const

function looksMasked(known: ReadonlyMap<string, NpiStanding>): boolean {
  let npis = 0
  let wrong = 0
  for (const standing of known.values()) {
    if (standing !== 'no-npi') npis++
    if (standing === 'wrong-check-digit') wrong++
  }
  return npis >= masked.fewestNumbers && wrong > npis * masked.wrongShare
}

/** The gravity of the worst identifier of each line; those of one claim mostly name the same. */
function worstByLine(lines: readonly ClaimLine[], known: Map<string, NpiStanding>): Uint8Array {
  const worst = new Uint8Array(lines.length)
  let last: ClaimLine | undefined
  lines.forEach((line, position) => {
    worst[position] =
      last !== undefined && namesAlike(line, last)
        ? (worst[position - 1] ?? 0)
        : worstOf(line, known)
    last = line
  })
  return worst
}

function namesAlike(one: ClaimLine, other: ClaimLine): boolean {
  return (
    one.renderingNpi === other.renderingNpi &&
    one.billingNpi === other.billingNpi &&
    one.facilityNpi === other.facilityNpi &&
    one.referringNpi === other.referringNpi &&
    one.prescriberNpi === other.prescriberNpi &&
    one.pharmacyId === other.pharmacyId
  )
}

/** The gravity of the worst identifier of a line. */
function worstOf(line: ClaimLine, known: Map<string, NpiStanding>): number {
  return Math.max(
    gravity(line.renderingNpi, known),
    gravity(line.billingNpi, known),
    gravity(line.facilityNpi, known),
    gravity(line.referringNpi, known),
    gravity(line.prescriberNpi, known),
    gravity(line.pharmacyId, known),
  )
}

function outcomeOf(line: ClaimLine, worst: number, fileIsMasked: boolean): Outcome {
  if (worst === gravityOf['wrong-check-digit']) return wrongNpis(line, fileIsMasked)
  if (worst === gravityOf.valid) return pass
  return worst === gravityOf['no-npi'] ? atypical : noNpi
}

/** One finding says it all, so the gravest identifier decides; 0 where there is none. */
const gravityOf = { 'no-npi': 1, valid: 2, 'wrong-check-digit': 3 } as const

/** Files name the same few providers all over, so each number is worked out once. */
function gravity(identifier: string | undefined, known: Map<string, NpiStanding>): number {
  if (identifier === undefined) return 0
  let standing = known.get(identifier)
  if (!standing) known.set(identifier, (standing = npiStanding(identifier)))
  return gravityOf[standing]
}

function wrongNpis(line: ClaimLine, fileIsMasked: boolean): Outcome {
  const fields = npiFields.filter((field) => isWrong(line[field]))
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

function isWrong(identifier: string | undefined): boolean {
  return identifier !== undefined && npiStanding(identifier) === 'wrong-check-digit'
}
