import type { ClaimLine } from '../claim-line.ts'
import { isDenied } from '../exposure.ts'
import { cannotTell, notApplicable, pass, type Outcome } from '../outcome.ts'
import { noProcedure } from '../procedure-number.ts'
import type { PtpEdits } from '../reference/ncci-rows.ts'
import type { Encounter } from './groups.ts'
import { hasPairEdits } from './ncci-scope.ts'
import type { Setting } from './setting.ts'

const otherBill = notApplicable('NCCI pair edits do not speak about this kind of bill')
const noCode = notApplicable('no CPT or HCPCS code on the line')
const codeMissing = cannotTell('no procedure code on the line')
const denied = notApplicable('the line was denied')
const selectionOnly = cannotTell(
  'only everyday code pairs are in the starter pack; import the NCCI files for the rest',
)
const nobodyNamed = cannotTell(
  'no provider or patient on the line, so other claims of the day could not be compared',
)

/** What to answer for a line without a finding about code pairs. */
export function pairOutcome(line: ClaimLine, encounter: Encounter, edits: PtpEdits): Outcome {
  if (!hasPairEdits(line, encounter.setting)) return otherBill
  if (line.procedure === noProcedure) {
    return line.procedureCode === undefined && encounter.setting === 'professional'
      ? codeMissing
      : noCode
  }
  if (isDenied(line)) return denied
  if (encounter.provider.identity === 'claim' || !encounter.patient.identified) return nobodyNamed
  return edits.complete || encounter.lines.length === 1 ? pass : selectionOnly
}

const practitionerTable = cannotTell('table not imported: NCCI pair edits, practitioner')
const hospitalTable = cannotTell('table not imported: NCCI pair edits, outpatient hospital')

/** What to answer where the edits of the setting are not at hand, or where there are none. */
export function withoutPairEdits(setting: Setting): Outcome {
  if (setting === 'professional') return practitionerTable
  return setting === 'outpatient-facility' ? hospitalTable : otherBill
}
