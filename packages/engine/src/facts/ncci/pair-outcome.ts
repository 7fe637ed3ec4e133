import { cannotTell, notApplicable, pass, type Settled } from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { PtpEdits } from '../../reference/ncci-rows.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { namesParties } from '../../batch/line-standing.ts'
import { hasPairEdits } from './ncci-scope.ts'
import type { Setting } from '../../batch/setting.ts'

type EditTables = TablesRead<never, 'ptpPractitioner' | 'ptpHospital'>

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

/** The edits of a setting; undefined where they were not imported, or where there are none. */
export function pairEdits(setting: Setting, tables: EditTables): PtpEdits | undefined {
  return setting === 'professional' ? tables.ptpPractitioner : tables.ptpHospital
}

/** What to answer for a service that no edit names beside another one of the day. */
export function pairOutcome(service: BilledService, edits: PtpEdits, isAlone: boolean): Settled {
  if (!hasPairEdits(service)) return otherBill
  if (service.procedure === noProcedure) {
    return service.procedureCode === undefined && service.setting === 'professional'
      ? codeMissing
      : noCode
  }
  if (service.standing.isDenied) return denied
  if (!namesParties(service.standing)) return nobodyNamed
  return edits.complete || isAlone ? pass : selectionOnly
}

const practitionerTable = cannotTell('table not imported: NCCI pair edits, practitioner')
const hospitalTable = cannotTell('table not imported: NCCI pair edits, outpatient hospital')

/** What to answer where the edits of the setting are not at hand, or where there are none. */
export function withoutPairEdits(setting: Setting): Settled {
  if (setting === 'professional') return practitionerTable
  return setting === 'outpatient-facility' ? hospitalTable : otherBill
}
