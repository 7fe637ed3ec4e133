import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import type { PatientHistory } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { likenessOf, nearDays, type Likeness } from '../../facts/bills/near-duplicates.ts'
import { noFindings, outcomeByService } from '../../findings/outcome-by-line.ts'
import { agreement } from '../../facts/bills/bill-agreement.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type FindingOutcome,
  type Settled,
} from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const denied = notApplicable('the line was denied')
const unpaid = notApplicable('nothing was paid on the line')
const noCode = notApplicable('no CPT or HCPCS code on the line')
const nobody = cannotTell('the file does not say who the patient is')
const noDay = cannotTell('no date of service')

/** A second bill that differs from the first in little: suspend and ask, never deny by itself. */
export const nearDuplicate = defineRule({
  id: 'near-duplicate',
  version: 3,
  title: 'Bill that looks like one already paid',
  category: 'duplicate',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual',
      section: 'chapter 1, 120 (suspect duplicates are suspended for review)',
    },
  ],
  needs: { fields: ['patientKey', 'claimId', 'procedureCode'], tables: [] },
  clearedBy: 'The records of both services, or word from the provider that they are two.',
  suggestedFix: 'Compare the two claims and their records before the second one stands.',
  byService: outcomeOf,
  together: (one, other) =>
    one.procedure === other.procedure &&
    one.procedure !== noProcedure &&
    !one.standing.isUnpaid &&
    !other.standing.isUnpaid,
  check(patient) {
    const findings = patient.identified ? suspectsOf(patient) : noFindings
    return outcomeByService(patient, findings, outcomeOf)
  },
})

function outcomeOf({ procedure, standing }: BilledService): Settled {
  if (procedure === noProcedure) return noCode
  if (standing.isDenied) return denied
  if (standing.isUnpaid) return unpaid
  if (!standing.namesPatient) return nobody
  return standing.isDated ? pass : noDay
}

/** Lines stand by date, so only the few days before each are looked through. */
function suspectsOf({ lines }: PatientHistory): ReadonlyMap<ClaimLine, FindingOutcome> {
  let findings: Map<ClaimLine, FindingOutcome> | undefined
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]
    if (line?.serviceFromDay === undefined || line.procedure === noProcedure) continue
    for (let before = at - 1; before >= 0; before--) {
      const earlier = lines[before]
      if ((earlier?.serviceFromDay ?? 0) < line.serviceFromDay - nearDays) break
      if (earlier === undefined || earlier.procedure !== line.procedure) continue
      const likeness = likenessOf(earlier, line)
      if (likeness === undefined) continue
      findings ??= new Map()
      findings.set(line, finding(draftOf(earlier, line, likeness)))
      break
    }
  }
  return findings ?? noFindings
}

const reasons: Readonly<Record<Likeness, string>> = {
  'billed-again': 'by the same provider on the same day',
  'two-payees': 'under the same payee on the same day by different providers',
  'days-apart': `by the same provider within ${nearDays} days, though the service does not repeat so soon`,
}

function draftOf(earlier: ClaimLine, line: ClaimLine, likeness: Likeness): FindingDraft {
  const { agree, differ, inAll } = agreement(earlier, line)
  const place = earlier.row > 0 ? `row ${earlier.row}` : 'an earlier upload'
  return {
    message:
      `${line.procedureCode ?? ''} on ${isoDate(line.serviceFromDay ?? 0)} was billed on claims ${earlier.claimId ?? ''} (${place}) and ${line.claimId ?? ''} ` +
      `${reasons[likeness]}; they agree in ${agree} of ${inAll} particulars and differ in ${differ.join(', ')}.`,
    lines: [line],
    related: [earlier],
    evidence: [earlier, line].flatMap(({ row, claimId, procedureCode }) => [
      { row, field: 'claimId', value: claimId ?? '' },
      { row, field: 'procedureCode', value: procedureCode ?? '' },
    ]),
    ...wholeLineAtRisk(line),
  }
}
