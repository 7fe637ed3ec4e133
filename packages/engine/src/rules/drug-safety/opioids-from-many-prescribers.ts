import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { hasPainExemption } from '../../facts/doses/pain-exemption.ts'
import { drugsTaken, type DrugTaken, type TakenFill } from '../../facts/fills/drug-taken.ts'
import { isOpioidForPain } from '../../facts/therapy/opioid-class.ts'
import { cells } from '../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type FindingOutcome,
  type NoFinding,
} from '../../rule/outcome.ts'
import { deniedOrPending, noPatient, noServiceDate } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, date, say } from '../../sentences/say.ts'

/** Half a year, over which the overutilization monitoring of Part D looks. */
const spanDays = 182
const manyPrescribers = 4
const manyPharmacies = 4

const noOpioid = notApplicable('no opioid for pain')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')
const nobodyNamed = cannotTell('no prescriber or no pharmacy on the line')

const withoutSupply: Readonly<Record<Exclude<DrugTaken['kind'], 'taken'>, NoFinding>> = {
  'not-dispensed': deniedOrPending,
  undated: noServiceDate,
  'unknown-drug': cannotTell('the drug is not known, so neither is whether it is an opioid'),
  'without-days': cannotTell('no days supply of the opioid'),
}

/** Opioids of one patient from many prescribers and many pharmacies. */
export const opioidsFromManyPrescribers = defineGroupRule({
  id: 'opioids-from-many-prescribers',
  version: 1,
  title: 'Opioids from many prescribers and pharmacies',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      '42 CFR 423.100',
      'potential at-risk beneficiary: opioids from several prescribers and pharmacies',
      'drugProfiles',
    ),
    cite('CMS, Part D Overutilization Monitoring System', 'six months of opioid fills'),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'prescriberNpi', 'pharmacyId'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'Prescribers of one practice, stores of one chain, a move, hospice, palliative care, cancer pain or sickle cell disease.',
  suggestedFix:
    'Ask the prescribers whether they know of each other; consider one prescriber and one pharmacy.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const taken = drugsTaken(lines, context)
    if (taken.areAllOutside(isOpioidForPain)) return noOpioid
    const opioids = taken.fills.filter(({ drugClass }) => isOpioidForPain(drugClass))
    if (opioids.length > 0 && lines.some(hasPainExemption)) return exempt
    const found = findingOf(opioids)
    return eachOpenLine((line) => {
      const drug = taken.of(line)
      if (drug.kind !== 'taken') return withoutSupply[drug.kind]
      if (!isOpioidForPain(drug.fill.drugClass)) return noOpioid
      if (found?.line === line) return found.outcome
      if (line.prescriberNpi === undefined || line.pharmacyId === undefined) return nobodyNamed
      const consulted = context.on(drug.fill.fromDay)
      return consulted ? passUnder(consulted) : noOpioid
    })
  },
})

/** The first fill with which the last half-year reaches both numbers. */
function findingOf(
  opioids: readonly TakenFill[],
): { readonly line: ClaimLine; readonly outcome: FindingOutcome } | undefined {
  if (opioids.length < manyPrescribers) return undefined
  const inOrder = opioids.toSorted((one, other) => one.fromDay - other.fromDay)
  const prescribers = new Counted()
  const pharmacies = new Counted()
  let first = 0
  for (const [at, { line, fromDay }] of inOrder.entries()) {
    prescribers.add(line.prescriberNpi)
    pharmacies.add(line.pharmacyId)
    for (; (inOrder[first]?.fromDay ?? fromDay) <= fromDay - spanDays; first++) {
      prescribers.remove(inOrder[first]?.line.prescriberNpi)
      pharmacies.remove(inOrder[first]?.line.pharmacyId)
    }
    if (line.index === historyIndex) continue
    if (prescribers.different >= manyPrescribers && pharmacies.different >= manyPharmacies) {
      const span = inOrder.slice(first, at + 1).map((each) => each.line)
      return { line, outcome: flag(line, span, prescribers.different, pharmacies.different) }
    }
  }
  return undefined
}

/** How many different names stand among those that were added and not removed again. */
class Counted {
  readonly #times = new Map<string, number>()

  get different(): number {
    return this.#times.size
  }

  add(name: string | undefined): void {
    if (name !== undefined) this.#times.set(name, (this.#times.get(name) ?? 0) + 1)
  }

  remove(name: string | undefined): void {
    if (name === undefined) return
    const left = (this.#times.get(name) ?? 0) - 1
    if (left > 0) this.#times.set(name, left)
    else this.#times.delete(name)
  }
}

function flag(
  line: ClaimLine,
  span: readonly ClaimLine[],
  prescribers: number,
  pharmacies: number,
): FindingOutcome {
  const [first = line] = span
  return finding({
    message: say`${count(span.length)} opioid fills from ${date(first.serviceFromDay ?? 0)} to ${date(line.serviceFromDay ?? 0)} come from ${count(prescribers)} prescribers and ${count(pharmacies)} pharmacies.`,
    lines: [line],
    related: span.filter((each) => each !== line),
    evidence: span.flatMap((each) => cells(each, 'serviceFromDay', 'prescriberNpi', 'pharmacyId')),
  })
}
