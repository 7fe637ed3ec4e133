import { digitsOnly } from '../../codes/procedure-section.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../facts/payers/medicare-pays.ts'
import { cells } from '../../findings/evidence.ts'
import { finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { notProfessional, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say } from '../../sentences/say.ts'

const noAnesthesia = notApplicable('no anesthesia that is paid by time')

/** Who gave or directed it: they decide what is paid. */
const payment: ReadonlySet<string> = new Set(['AA', 'AD', 'QK', 'QX', 'QY', 'QZ'])

/** Anesthesia of which nobody says who gave it. */
export const anesthesiaModifierMissing = defineLineRule({
  id: 'anesthesia-modifier-missing',
  version: 1,
  title: 'Anesthesia without a payment modifier',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '50 K: AA, AD, QK, QX, QY or QZ on each anesthesia service',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'The claim as it was received, with the modifier.',
  suggestedFix: 'Return the claim for the modifier that says who gave or directed the anesthesia.',
  triage({ procedure, modifiers, setting, standing }) {
    const number = digitsOnly(procedure)
    if (number < 100 || number > 1995) return noAnesthesia
    if (setting !== 'professional') return notProfessional
    if (standing.isUnpaid) return nothingPaid
    return modifiers.some((modifier) => payment.has(modifier)) ? pass : look
  },
  judge(line) {
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    // Files often keep one modifier of several.
    const isSure = paysOriginalMedicare(line) && line.modifiers.length === 0
    return finding({
      class: isSure ? 'error' : 'lead',
      message: say`${code(line.procedureCode)} has none of the modifiers AA, AD, QK, QX, QY and QZ, which say who gave the anesthesia and decide what is paid.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers'),
    })
  },
})
