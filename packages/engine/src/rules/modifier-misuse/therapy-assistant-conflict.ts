import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { isTherapyEvaluation, therapyModifiers } from '../../facts/modifiers/therapy-services.ts'
import { payerEvidence } from '../../facts/payers/payer-evidence.ts'
import { paysOriginalMedicare, unlessMedicarePays } from '../../facts/payers/medicare-pays.ts'
import { cells } from '../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say, words } from '../../sentences/say.ts'

const noAssistant = notApplicable("no service of a therapist's assistant (CQ, CO)")

interface Fault {
  /** Ends the sentence that begins with the code. */
  readonly says: string
  /** Whether the service itself is one that no assistant may give. */
  readonly isOfTherapist: boolean
}

/** Modifiers of therapists' assistants on evaluations, and beside the plan of care of another discipline. */
export const therapyAssistantConflict = defineLineRule({
  id: 'therapy-assistant-conflict',
  version: 1,
  title: "Therapist's assistant where none can be",
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 5',
      '20.1: CQ beside GP and CO beside GO; other lines are returned',
    ),
    cite(
      'Medicare Benefit Policy Manual, chapter 15',
      '230.1 and 230.2: assistants do not evaluate',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'A record that shows who gave the service, and a corrected claim.',
  suggestedFix:
    'Ask who gave the service; recover an evaluation by an assistant, have other lines corrected.',
  triage(service) {
    const { modifiers, standing } = service
    if (!modifiers.includes('CQ') && !modifiers.includes('CO')) return noAssistant
    if (standing.isDenied) return denied
    const fault = faultOf(service)
    return fault === undefined ? pass : lookAt(fault)
  },
  judge(line, _, { says, isOfTherapist }) {
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    return finding({
      message: say`${code(line.procedureCode)} is billed with ${words(says)}.`,
      ...(!paysOriginalMedicare(line) && { class: 'lead' }),
      lines: [line],
      evidence: [...cells(line, 'procedureCode', 'modifiers'), payerEvidence(line)],
      ...(isOfTherapist && wholeLineAtRisk(line)),
    })
  },
})

/** A line without any of GP, GO and GN is told by another rule where its code is always therapy. */
function faultOf({ procedure, modifiers }: BilledService): Fault | undefined {
  const [physical, occupational] = [modifiers.includes('CQ'), modifiers.includes('CO')]
  if (isTherapyEvaluation(procedure)) {
    const who = `${physical ? 'CQ' : 'CO'}, an assistant in whole or in part`
    return { says: `${who}; evaluating is for the therapist alone`, isOfTherapist: true }
  }
  if (physical && occupational)
    return { says: 'CQ and CO, the assistants of two disciplines', isOfTherapist: false }
  const plans = therapyModifiers(modifiers)
  const [assistant, plan] = physical ? (['CQ', 'GP'] as const) : (['CO', 'GO'] as const)
  if (plans.length === 0 || plans.includes(plan)) return undefined
  const says = `${assistant} beside ${plans.join(' and ')}; ${assistant} goes with ${plan} alone`
  return { says, isOfTherapist: false }
}
