import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { notProfessional, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say } from '../../../sentences/say.ts'

const manipulations = new Set(['98940', '98941', '98942'].map(procedureNumber))

/** What the provider says of a service that Medicare does not cover; other rules read them. */
const saysNotCovered: ReadonlySet<string> = new Set(['GA', 'GX', 'GY', 'GZ'])

const otherService = notApplicable('no manipulation of the spine')
const otherPayer = notApplicable('another payer than Medicare may pay maintenance care')
const unknownPayer = cannotTell('the file does not name the payer; Medicare asks for AT')
const saidSo = notApplicable('the provider says that Medicare does not cover it')

/** Chiropractic care that does not say that it is active treatment, which Medicare alone covers. */
export const chiropracticWithoutAt = defineLineRule({
  id: 'chiropractic-without-at',
  version: 1,
  title: 'Chiropractic care not marked as active treatment',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Benefit Policy Manual, chapter 15',
      '240.1.3 maintenance therapy is not covered',
    ),
    cite('Medicare Claims Processing Manual, chapter 12', '220 chiropractic services: modifier AT'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy:
    'Records of active treatment of an acute or chronic subluxation, and a corrected claim.',
  suggestedFix: 'Deny the line as maintenance care unless it is billed again with AT.',
  triage({ procedure, modifiers, setting, standing }) {
    if (!manipulations.has(procedure)) return otherService
    if (setting !== 'professional') return notProfessional
    if (standing.isUnpaid) return nothingPaid
    if (modifiers.includes('AT')) return pass
    return modifiers.some((modifier) => saysNotCovered.has(modifier)) ? saidSo : look
  },
  judge(line) {
    const program = payerProgram(line)
    if (program === 'unknown') return unknownPayer
    if (program !== 'medicare' && program !== 'medicare-plan') return otherPayer
    return finding({
      message: say`${code(line.procedureCode)} has no AT, so it is maintenance care by its own account; Medicare covers active treatment alone.`,
      ...(program === 'medicare-plan' && { class: 'lead' }),
      lines: [line],
      evidence: [...cells(line, 'procedureCode', 'modifiers'), payerEvidence(line)],
      ...wholeLineAtRisk(line),
    })
  },
})
