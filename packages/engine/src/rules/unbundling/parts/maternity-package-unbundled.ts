import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import { settingOf } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { maternityCare, routineVisit } from '../../../facts/surgery/maternity-care.ts'
import { MaternityPackages } from '../../../facts/surgery/maternity-packages.ts'
import {
  overlapWith,
  reachOf,
  type MaternityOverlap,
} from '../../../facts/surgery/maternity-overlap.ts'
import { earlierEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  eachLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type Look,
  type NoFinding,
  type Outcome,
} from '../../../rule/outcome.ts'
import {
  noPatientOrProvider,
  noServiceDate,
  notProfessional,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noMaternity = notApplicable('no maternity care')

/** Parts of the care of a pregnancy, paid beside the package or delivery that holds them. */
export const maternityPackageUnbundled = defineGroupRule({
  id: 'maternity-package-unbundled',
  version: 2,
  title: 'Maternity care paid beside its package',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('CPT, maternity care and delivery', 'services that the global obstetric package holds'),
    cite('42 CFR 414.40', 'global packages, here by the definitions of the codes'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy: 'Records of an unrelated problem, of care for another group, or of a second child.',
  suggestedFix: 'Recover the part: the package pays for it.',
  // Office visits are looked at beside a package alone: most files have none.
  triage: (service) =>
    maternityCare(service.procedure) === undefined ? noMaternity : careTriage(service),
  judge({ lines, identified }) {
    const wholes = lines.filter(isPackage)
    if (wholes.length === 0) return pass
    if (!identified) return noPatientOrProvider
    const packages = new MaternityPackages(wholes, groupOf)
    return eachLine((line, service) => {
      const isMaternity = maternityCare(line.procedure) !== undefined
      if (!isMaternity && routineVisit(line) === undefined) return noMaternity
      const settled = careTriage(service)
      return settled.kind === 'look' ? outcomeOf(line, packages) : settled
    })
  },
})

function careTriage({ setting, standing }: BilledService): NoFinding | Look<undefined> {
  if (setting !== 'professional') return notProfessional
  if (standing.isUnpaid) return nothingPaid
  if (!standing.namesPatient || !standing.namesProvider) return noPatientOrProvider
  return standing.isDated ? look : noServiceDate
}

/** Packages, and deliveries alone, which pay for themselves and some for the care after them. */
function isWhole({ procedure }: ClaimLine): boolean {
  const care = maternityCare(procedure)
  return care === 'package' || care === 'delivery'
}

function isPackage(line: ClaimLine): boolean {
  return (
    isWhole(line) &&
    line.serviceFromDay !== undefined &&
    settingOf(line) === 'professional' &&
    !isUnpaid(line)
  )
}

function outcomeOf(line: ClaimLine, packages: MaternityPackages): Outcome {
  const { serviceFromDay: day } = line
  if (day === undefined) return noServiceDate
  const reach = reachOf(line)
  const own = packages.ofGroup(groupOf(line), day, reach)
  return (
    firstOverlap(line, own) ??
    (reach.ofAnybody ? firstOverlap(line, packages.ofAnybody(day, reach)) : undefined) ??
    pass
  )
}

function firstOverlap(line: ClaimLine, wholes: Iterable<ClaimLine>): FindingOutcome | undefined {
  for (const whole of wholes) {
    const overlap = overlapWith(line, whole, isOneGroup(line, whole))
    if (overlap !== undefined) return flag(line, whole, overlap)
  }
  return undefined
}

/** A practice, not a practitioner: the package is of all who share it. */
function isOneGroup(line: ClaimLine, whole: ClaimLine): boolean {
  const group = groupOf(line)
  return group !== undefined && group === groupOf(whole)
}

function groupOf({ providerTaxId, billingNpi, renderingNpi, providerId }: ClaimLine) {
  return providerTaxId ?? billingNpi ?? renderingNpi ?? providerId
}

const says: Readonly<Record<MaternityOverlap['what'], string>> = {
  antepartum: 'which pays for the routine care before the delivery',
  delivery: 'which pays for a delivery too',
  postpartum: 'which pays for the care after the delivery',
}

function flag(
  line: ClaimLine,
  whole: ClaimLine,
  { what, isSure }: MaternityOverlap,
): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} was paid beside ${code(whole.procedureCode)} of ${date(whole.serviceFromDay ?? 0)}, ${words(says[what])}.`,
    ...(!isSure && { class: 'lead' }),
    lines: [line],
    related: [whole],
    evidence: earlierEvidence(line, whole),
    ...wholeLineAtRisk(line),
  })
}
