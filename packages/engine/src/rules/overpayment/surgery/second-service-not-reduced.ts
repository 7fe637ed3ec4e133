import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Encounter } from '../../../batch/groups.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { hasPricingModifier } from '../../../facts/prices/priced-service.ts'
import {
  dueShare,
  isReducedKind,
  reducedServices,
  type ReducedService,
} from '../../../facts/surgery/reduced-services.ts'
import { reductions } from '../../../facts/prices/reductions.ts'
import { showsReduction } from '../../../facts/prices/reduced-therapy.ts'
import { saysSeparate } from '../../../facts/surgery/line-roles.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied, notInFeeSchedule, notProfessional, otherPayer } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, percent, row, say, words } from '../../../sentences/say.ts'

const notReduced = notApplicable('no imaging, therapy or test of which a second one is paid less')
const otherPrice = notApplicable('a modifier changes the price')
const separate = notApplicable('the line says that the service was apart')
const onlyOne = notApplicable('no other such service of the provider that day')
const noFee = cannotTell('no amount, place or relative values for the service')

const onePrice = cannotTell(
  'therapy of which every unit in the file has one price: the amounts may be those before the reduction',
)

/** By the fee schedule's indicator for multiple procedures. */
const therapy = '5'

/** Costs of places move the shares of two codes apart by a few percent; a reduction moves them more. */
const mostOfReduction = 0.7

/** Further imaging, therapy, tests of the heart or the eyes of a day, paid like the first. */
export const secondServiceNotReduced = defineGroupRule({
  id: 'second-service-not-reduced',
  version: 2,
  title: 'Second imaging, therapy or test of a day paid in full',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  picksSurvivor: true,
  sources: [
    cite(
      'Medicare Claims Processing Manual',
      'chapter 5, 10.7: therapy; chapter 12, 40.6, and chapter 13, 20.3: imaging; indicators 4 to 7',
    ),
    cite('Medicare Physician Fee Schedule', 'multiple procedure indicator', 'feeSchedule'),
    cite('Medicare Physician Fee Schedule', 'relative values', 'relativeValues'),
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedule', 'relativeValues'] },
  clearedBy: 'Proof of separate sessions (59 or XE), or a contract without the reduction.',
  suggestedFix:
    'Price the services of the day again: the costliest in full, each further one reduced.',
  triage(service, { feeSchedule }) {
    if (service.setting !== 'professional') return notProfessional
    const fee = feeSchedule.find(service.procedure)
    if (fee === undefined) return notInFeeSchedule
    if (!isReducedKind(fee.multipleProcedure)) return notReduced
    if (service.standing.isDenied) return denied
    const others = service.modifiers.filter((modifier) => modifier !== 'TC' && modifier !== '51')
    return hasPricingModifier({ modifiers: others }) ? otherPrice : look
  },
  judge(encounter, { tables, memories }) {
    const byKind = new Map<string, Kind>()
    const kindOf = (kind: string) => {
      const known = byKind.get(kind) ?? gather(reducedServices(encounter, kind, tables))
      byKind.set(kind, known)
      return known
    }
    return eachOpenLine((line) => {
      const program = payerProgram(line)
      if (program !== 'medicare' && program !== 'medicare-plan') return otherPayer
      const kind = tables.feeSchedule.find(line.procedure)?.multipleProcedure ?? ''
      const { first, byLine } = kindOf(kind)
      const service = byLine.get(line)
      if (service === undefined) return saysSeparate(line) ? separate : noFee
      if (first === undefined || byLine.size === 1) return onlyOne
      if (service === first) return pass
      const outcome = outcomeOf(service, first, kind, encounter)
      if (outcome.kind !== 'finding' || kind !== therapy) return outcome
      return showsReduction(byLine.values(), memories) ? outcome : onePrice
    })
  },
})

/** The services of one kind, worked out once for all their lines. */
interface Kind {
  /** The one that is paid in full. */
  readonly first: ReducedService | undefined
  readonly byLine: ReadonlyMap<ClaimLine, ReducedService>
}

function gather(services: readonly ReducedService[]): Kind {
  return { first: services[0], byLine: new Map(services.map((service) => [service.line, service])) }
}

/** The shares of the two tell it: a payer that reduces pays less of the second fee than of the first. */
function outcomeOf(
  service: ReducedService,
  first: ReducedService,
  kind: string,
  { day }: Encounter,
): Outcome {
  const due = dueShare(service, false) / dueShare(first, true)
  if (service.ratio / first.ratio < due + mostOfReduction * (1 - due)) return pass
  return finding({
    message: say`${code(service.line.procedureCode)} came to ${percent(service.ratio)} of Medicare's national fee on ${date(day)}, as ${code(first.line.procedureCode)} did beside it (${percent(first.ratio)}, ${row(first.line)}); a further such service of the day is paid at ${words(reductions.get(kind)?.says ?? '')}.`,
    lines: [service.line],
    related: [first.line],
    evidence: codeEvidence([service.line, first.line]),
    ...shareAtRisk(service.line, 1 - service.share),
  })
}
