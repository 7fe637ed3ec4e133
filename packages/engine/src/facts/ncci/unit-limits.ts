import type { ClaimLine } from '../../claim/claim-line.ts'
import {
  cannotTell,
  look,
  notApplicable,
  pass,
  type Look,
  type NoFinding,
} from '../../rule/outcome.ts'
import { denied, noPatientOrProvider, noUnits } from '../../rule/reasons.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { MueLimit } from '../../reference/ncci-rows.ts'
import type { TablesRead } from '../../rule/rule.ts'
import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { namesParties } from '../../batch/kinds/line-standing.ts'
import { hasUnitLimits, isSuppliersItem, withoutCode } from './ncci-scope.ts'
import { isZeroOfMedicareOnly } from './zero-limits.ts'
import type { Setting } from '../../batch/setting.ts'

type LimitTables = TablesRead<never, 'muePractitioner' | 'mueHospital' | 'mueDme'>

/** The MUEs of a setting; undefined where they were not imported, or where there are none. */
export function unitLimits(
  setting: Setting,
  tables: LimitTables,
): ProcedureTable<MueLimit> | undefined {
  if (setting === 'professional') return tables.muePractitioner
  if (setting === 'outpatient-facility') return tables.mueHospital
  return setting === 'dme' ? tables.mueDme : undefined
}

const otherBill = notApplicable('Medically Unlikely Edits do not apply to this kind of bill')
const practitionerTable = cannotTell('table not imported: Medically Unlikely Edits, practitioner')
const hospitalTable = cannotTell(
  'table not imported: Medically Unlikely Edits, outpatient hospital',
)
const dmeTable = cannotTell('table not imported: Medically Unlikely Edits, DME supplier')

/** What to answer where no MUEs of the setting are at hand. */
export function withoutUnitLimits(setting: Setting): NoFinding {
  if (setting === 'professional') return practitionerTable
  if (setting === 'outpatient-facility') return hospitalTable
  return setting === 'dme' ? dmeTable : otherBill
}

const supplierItem = cannotTell(
  'an item of a supplier, whose unit limits stand in the DME table, on a line not marked as DME',
)
const noLimit = cannotTell('CMS publishes no unit limit for the code')
const selectionOnly = cannotTell(
  'only everyday unit limits are in the starter pack; import the MUE file for the rest',
)
const zeroOfMedicare = notApplicable(
  'a limit of zero says that Medicare does not pay the service, which other payers may',
)

/**
 * What a service is if nothing else of its code is billed; `look` where its units decide, which
 * services tell only where they are few.
 */
export function unitTriage(
  service: BilledService,
  tables: LimitTables,
): NoFinding | Look<undefined> {
  const limits = unitLimits(service.setting, tables)
  if (limits === undefined) return withoutUnitLimits(service.setting)
  const known = withoutLooking(service)
  if (known) return known
  const limit = limits.find(service.procedure)
  const units = service.standing.fewUnits
  if (units === undefined || (limit !== undefined && units > limit.units)) return look
  return withinLimit(service, limit, limits)
}

/** What to answer for a line whose units stay within the limit, or cannot be held against one. */
export function unitOutcome(
  line: ClaimLine,
  service: BilledService,
  limits: ProcedureTable<MueLimit>,
): NoFinding {
  const known = withoutLooking(service)
  if (known) return known
  if (line.units === undefined || line.units <= 0) return noUnits
  const limit = limits.find(line.procedure)
  if (limit !== undefined && isZeroOfMedicareOnly(line, limit)) return zeroOfMedicare
  return withinLimit(service, limit, limits)
}

function withoutLooking(service: BilledService): NoFinding | undefined {
  if (!hasUnitLimits(service)) return otherBill
  if (isSuppliersItem(service)) return supplierItem
  if (service.procedure === noProcedure) return withoutCode(service)
  return service.standing.isDenied ? denied : undefined
}

function withinLimit(
  { standing }: BilledService,
  limit: MueLimit | undefined,
  limits: ProcedureTable<MueLimit>,
): NoFinding {
  if (limit === undefined) return limits.complete ? noLimit : selectionOnly
  const isAlone = limit.adjudicationIndicator === 1
  return isAlone || namesParties(standing) ? pass : noPatientOrProvider
}
