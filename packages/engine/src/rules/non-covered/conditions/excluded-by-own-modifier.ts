import { basisOf, exposureCents, isDenied } from '../../../claim/exposure.ts'
import {
  excludingModifier,
  isNeverPaid,
  saysOfExcluding,
} from '../../../facts/modifiers/excluding-modifiers.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, row, say, words } from '../../../sentences/say.ts'

const noSuchModifier = notApplicable('none of the modifiers GY, GZ, PA, PB and PC')
const afterMedicare = notApplicable('a payer after Medicare may pay what Medicare refuses')
const noPayment = cannotTell('no paid or allowed amount on the line')

/** Lines that were paid although their own modifier says that they are not to be. */
export const excludedByOwnModifier = defineLineRule({
  id: 'excluded-by-own-modifier',
  version: 3,
  title: 'Paid although its own modifier says not to',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 23, 20.9.1.1: modifiers GY and GZ on professional and supplier claims',
    ),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 1, 60: non-covered charges on institutional claims',
    ),
    cite(
      'CMS Change Request 7228',
      'automatic denial of lines with GZ for services from 2011-07-01 on',
    ),
    cite(
      'Medicare National Coverage Determinations Manual',
      '140.6, 140.7 and 140.8: modifiers PC, PA and PB',
    ),
    cite('Social Security Act', '1862(a)'),
  ],
  needs: { fields: ['modifiers'] },
  clearedBy: 'A corrected claim without the modifier, with the record that supports it.',
  suggestedFix: 'Recover the payment, or have the modifier corrected.',
  triage({ modifiers }) {
    const modifier = excludingModifier(modifiers)
    return modifier === undefined ? noSuchModifier : lookAt(modifier)
  },
  judge(line, _, modifier) {
    const program = payerProgram(line)
    const isOther = program === 'other' || program === 'other-federal'
    if (isOther && (modifier === 'GY' || modifier === 'GZ')) return afterMedicare
    if (line.paidCents === undefined && line.allowedCents === undefined) return noPayment
    const cents = isDenied(line) ? 0 : exposureCents(line)
    if (cents === 0) return pass
    return finding({
      class: program === 'medicare' && isNeverPaid(line, modifier) ? 'error' : 'lead',
      message: say`Modifier ${code(modifier)} says that ${words(saysOfExcluding[modifier])}, yet ${money(cents)} was ${words(basisOf(line))} on ${row(line)}.`,
      lines: [line],
      evidence: cells(line, 'modifiers'),
      ...wholeLineAtRisk(line),
    })
  },
})
