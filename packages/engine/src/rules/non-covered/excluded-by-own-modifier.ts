import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { basisOf, wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noSuchModifier = notApplicable('neither modifier GY nor GZ')
const afterMedicare = notApplicable('a payer after Medicare may pay what Medicare refuses')
const noPayment = cannotTell('no paid or allowed amount on the line')

/** Before, contractors could look at the record of a line with GZ and pay it. */
const automaticDenial = day('2011-07-01')

const meaning = {
  GY: 'the service is excluded from Medicare by law',
  GZ: 'the service is expected to be denied as not necessary',
} as const

/** Lines that were paid although their own modifier says that they are not to be. */
export const excludedByOwnModifier = defineRule({
  id: 'excluded-by-own-modifier',
  version: 2,
  title: 'Paid although its own modifier says not to',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 23, 20.9.1.1: modifiers GY and GZ on professional and supplier claims',
    },
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 1, 60: non-covered charges on institutional claims',
    },
    {
      title: 'CMS Change Request 7228',
      section: 'automatic denial of lines with GZ for services from 2011-07-01 on',
    },
    { title: 'Social Security Act', section: '1862(a)' },
  ],
  needs: { fields: ['modifiers'], tables: [] },
  clearedBy: 'A corrected claim without the modifier, with the record that supports it.',
  suggestedFix: 'Ask the payment back, or have the modifier corrected.',
  byService: (service) => (ownExclusion(service) ? undefined : noSuchModifier),
  check(line) {
    const modifier = ownExclusion(line)
    if (modifier === undefined) return noSuchModifier
    const program = payerProgram(line)
    if (program === 'other' || program === 'other-federal') return afterMedicare
    if (line.paidCents === undefined && line.allowedCents === undefined) return noPayment
    const cents = isDenied(line) ? 0 : exposureCents(line)
    return cents === 0
      ? pass
      : found(line, modifier, cents, program === 'medicare' && isNeverPaid(line, modifier))
  },
})

function ownExclusion({
  modifiers,
}: Pick<ClaimLine, 'modifiers'>): keyof typeof meaning | undefined {
  if (modifiers.length === 0) return undefined
  if (modifiers.includes('GY')) return 'GY'
  return modifiers.includes('GZ') ? 'GZ' : undefined
}

function isNeverPaid({ serviceFromDay }: ClaimLine, modifier: keyof typeof meaning): boolean {
  return modifier === 'GY' || (serviceFromDay ?? automaticDenial) >= automaticDenial
}

function found(
  line: ClaimLine,
  modifier: keyof typeof meaning,
  cents: number,
  certain: boolean,
): Outcome {
  return finding({
    class: certain ? 'error' : 'lead',
    message: `Modifier ${modifier} says that ${meaning[modifier]}, yet ${dollars(cents)} were ${basisOf(line)} on row ${line.row}.`,
    lines: [line],
    evidence: [{ row: line.row, field: 'modifiers', value: line.modifiers.join(' ') }],
    ...wholeLineAtRisk(line),
  })
}
