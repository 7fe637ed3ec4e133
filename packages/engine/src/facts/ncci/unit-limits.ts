import type { ClaimLine } from '../../claim/claim-line.ts'
import { cannotTell, notApplicable, pass, type Settled } from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { MueLimit } from '../../reference/ncci-rows.ts'
import type { TablesRead } from '../../rule/rule.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import { namesParties } from '../../batch/line-standing.ts'
import { hasUnitLimits } from './ncci-scope.ts'
import { isOwedElsewhere } from '../payers/owed-elsewhere.ts'
import { payerProgram } from '../payers/payer-program.ts'
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

const otherBill = notApplicable('Medically Unlikely Edits do not speak about this kind of bill')
const practitionerTable = cannotTell('table not imported: Medically Unlikely Edits, practitioner')
const hospitalTable = cannotTell(
  'table not imported: Medically Unlikely Edits, outpatient hospital',
)
const dmeTable = cannotTell('table not imported: Medically Unlikely Edits, DME supplier')

/** What to answer where no MUEs of the setting are at hand. */
export function withoutUnitLimits(setting: Setting): Settled {
  if (setting === 'professional') return practitionerTable
  if (setting === 'outpatient-facility') return hospitalTable
  return setting === 'dme' ? dmeTable : otherBill
}

const noCode = notApplicable('no CPT or HCPCS code on the line')
const denied = notApplicable('the line was denied')
const codeMissing = cannotTell('no procedure code on the line')
const noUnits = cannotTell('no units on the line')
const noLimit = cannotTell('CMS publishes no unit limit for the code')
const selectionOnly = cannotTell(
  'only everyday unit limits are in the starter pack; import the MUE file for the rest',
)
const nobodyNamed = cannotTell(
  'no provider or patient on the line, so units of other claims of the day could not be added',
)

const zeroOfMedicare = notApplicable(
  'a limit of zero says that Medicare does not pay the service, which other payers may',
)

/**
 * Whether a limit of zero says nothing about the line: it stands for what Medicare does not pay at
 * all. Private payers cover by terms of their own, and preventive, childhood and family planning
 * services are owed by all other payers.
 */
export function isZeroOfMedicareOnly(line: ClaimLine, limit: MueLimit): boolean {
  if (limit.units > 0) return false
  const program = payerProgram(line)
  if (program === 'other') return true
  return (
    program !== 'medicare' &&
    program !== 'medicare-plan' &&
    isOwedElsewhere(line.procedure, line.serviceFromDay)
  )
}

/** What to answer for a line whose units stay within the limit, or cannot be held against one. */
export function unitOutcome(
  line: ClaimLine,
  service: BilledService,
  limits: ProcedureTable<MueLimit>,
): Settled {
  const known = withoutLooking(service)
  if (known !== undefined) return known
  if (line.units === undefined || line.units <= 0) return noUnits
  const limit = limits.find(line.procedure)
  if (limit !== undefined && isZeroOfMedicareOnly(line, limit)) return zeroOfMedicare
  return withinLimit(service, limit, limits)
}

/** What a service comes to if nothing else of its code is billed; undefined where its units decide. */
export function unitAnswer(
  service: BilledService,
  limits: ProcedureTable<MueLimit>,
): Settled | undefined {
  const known = withoutLooking(service)
  if (known !== undefined) return known
  const limit = limits.find(service.procedure)
  const units = service.standing.fewUnits
  if (units === undefined || (limit !== undefined && units > limit.units)) return undefined
  return withinLimit(service, limit, limits)
}

function withoutLooking(service: BilledService): Settled | undefined {
  if (!hasUnitLimits(service)) return otherBill
  if (service.procedure === noProcedure) {
    return service.procedureCode === undefined && service.setting === 'professional'
      ? codeMissing
      : noCode
  }
  return service.standing.isDenied ? denied : undefined
}

function withinLimit(
  { standing }: BilledService,
  limit: MueLimit | undefined,
  limits: ProcedureTable<MueLimit>,
): Settled {
  if (limit === undefined) return limits.complete ? noLimit : selectionOnly
  return limit.adjudicationIndicator === 1 || namesParties(standing) ? pass : nobodyNamed
}
