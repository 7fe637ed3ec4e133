import type { BilledService } from '../../batch/kinds/billed-services.ts'
import {
  disciplineOf,
  isAlwaysTherapy,
  therapyModifiers,
} from '../../facts/modifiers/therapy-services.ts'
import { payerEvidence } from '../../facts/payers/payer-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say, words } from '../../sentences/say.ts'

const noTherapy = notApplicable('no service that is always therapy')
const otherBill = notApplicable('a bill on which therapy has no modifiers')
const otherPayer = notApplicable('another payer than Medicare need not ask for the modifier')
const unknownPayer = cannotTell('the file does not name the payer; Medicare asks for GP, GO or GN')

/** Therapy that does not say under which plan of care it was given, or names that of another discipline. */
export const therapyModifierMissing = defineLineRule({
  id: 'therapy-modifier-missing',
  version: 1,
  title: 'Therapy without the modifier of its plan of care',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 5',
      '20.1 discipline-specific modifiers GN, GO and GP',
    ),
    cite('CMS annual therapy code list', 'always therapy'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'A plan of care of the discipline, and a corrected claim.',
  suggestedFix: 'Return the line; it is billed again with GP, GO or GN as the plan of care says.',
  triage(service) {
    if (!isAlwaysTherapy(service.procedure)) return noTherapy
    if (!hasTherapyModifiers(service)) return otherBill
    if (service.standing.isDenied) return denied
    const says = faultOf(service)
    return says === undefined ? pass : lookAt({ says })
  },
  judge(line, _, { says }) {
    const program = payerProgram(line)
    if (program === 'unknown') return unknownPayer
    if (program !== 'medicare' && program !== 'medicare-plan') return otherPayer
    return finding({
      message: say`${code(line.procedureCode)} is always therapy, and the line has ${words(says)}; Medicare takes it under the plan of care of one discipline alone.`,
      ...(program === 'medicare-plan' && { class: 'lead' }),
      lines: [line],
      evidence: [...cells(line, 'procedureCode', 'modifiers'), payerEvidence(line)],
    })
  },
})

/** Home health and hospice are paid by the episode and the day. */
function hasTherapyModifiers({ setting, billType = '' }: BilledService): boolean {
  if (setting === 'professional') return true
  return setting === 'outpatient-facility' && !/^(?:3[23]|8[12])/.test(billType)
}

/** What is wrong with the modifiers of a therapy line, as a sentence says it; undefined where nothing is. */
function faultOf({ procedure, modifiers }: BilledService): string | undefined {
  const said = therapyModifiers(modifiers)
  if (said.length === 0) return 'none of GP, GO and GN'
  const discipline = disciplineOf(procedure)
  if (discipline === undefined || said.includes(discipline)) return undefined
  return `${said.join(' and ')} and not ${discipline}, the one of its discipline`
}
