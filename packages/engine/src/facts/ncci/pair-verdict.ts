import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { Encounter } from '../../batch/groups.ts'
import { namesParties } from '../../batch/kinds/line-standing.ts'
import type { Setting } from '../../batch/setting.ts'
import { isMedicaid } from '../../claim/medicaid.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { isMedicaidsOwn } from '../../reference/medicaid-tables.ts'
import type { PtpEdits } from '../../reference/ncci-rows.ts'
import {
  cannotTell,
  eachOpenLine,
  findingsAmong,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type GroupVerdict,
  type Look,
  type NoFinding,
  type TablesConsulted,
} from '../../rule/outcome.ts'
import { denied, noPatientOrProvider } from '../../rule/reasons.ts'
import type { TablesRead } from '../../rule/rule.ts'
import { hasPairEdits, withoutCode } from './ncci-scope.ts'

/** The tables that rules about pairs read. */
export type EditTables = TablesRead<never, EditTable>

type EditTable = 'ptpPractitioner' | 'ptpHospital' | 'ptpDmeMedicaid'

const otherBill = notApplicable('NCCI pair edits do not apply to this kind of bill')
const selectionOnly = cannotTell(
  'only everyday code pairs are in the starter pack; import the NCCI files for the rest',
)

/** Whether the pairs that are read are Medicaid's own. */
export function arePairsOfMedicaid(
  setting: Setting,
  consulted: (table: EditTable) => TablesConsulted,
): boolean {
  if (setting === 'dme') return true
  return isMedicaidsOwn(consulted(setting === 'professional' ? 'ptpPractitioner' : 'ptpHospital'))
}

/**
 * What a rule about pairs answers for equipment where Medicaid does not pay every line of the encounter, or its
 * edits were not imported; undefined for all else.
 */
export function unlessMedicaidsEquipment(
  { setting, lines }: Encounter,
  { ptpDmeMedicaid }: EditTables,
): GroupVerdict | undefined {
  if (setting !== 'dme') return undefined
  if (!lines.every((line) => isMedicaid(line))) return eachOpenLine(() => otherBill)
  return ptpDmeMedicaid === undefined ? eachOpenLine(() => supplierTable) : undefined
}

/** The edits of a setting; undefined where they were not imported, or where there are none. */
export function pairEdits(setting: Setting, tables: EditTables): PtpEdits | undefined {
  if (setting === 'dme') return tables.ptpDmeMedicaid
  return setting === 'professional' ? tables.ptpPractitioner : tables.ptpHospital
}

/**
 * What a service is to a rule about pairs if nothing else of the day is billed; `look` where it would
 * pass alone, but edits that are a selection do not say so of it beside others.
 */
export function pairTriage(
  service: BilledService,
  tables: EditTables,
): NoFinding | Look<undefined> {
  const edits = pairEdits(service.setting, tables)
  const alone = unpaired(service)
  // Who pays, the line says: of equipment only Medicaid has pairs.
  if (service.setting === 'dme') return alone.kind === 'pass' ? look : alone
  if (edits === undefined) return withoutPairEdits(service.setting)
  return alone.kind === 'pass' && !edits.complete ? look : alone
}

/**
 * What a service is to a rule about pairs that a modifier lets through: a pass is only known of the pair,
 * and the lines of one claim are one patient's, whoever that is.
 */
export function bypassTriage(
  service: BilledService,
  tables: EditTables,
): NoFinding | Look<undefined> {
  const alone = pairTriage(service, tables)
  return alone.kind === 'pass' || alone === noPatientOrProvider ? look : alone
}

function unpaired(service: BilledService): NoFinding {
  if (!hasPairEdits(service)) return otherBill
  if (service.procedure === noProcedure) return withoutCode(service)
  if (service.standing.isDenied) return denied
  return namesParties(service.standing) ? pass : noPatientOrProvider
}

const practitionerTable = cannotTell('table not imported: NCCI pair edits, practitioner')
const supplierTable = cannotTell('table not imported: Medicaid NCCI pair edits, DME supplier')
const hospitalTable = cannotTell('table not imported: NCCI pair edits, outpatient hospital')

/** What to answer where the edits of the setting are not at hand, or where there are none. */
function withoutPairEdits(setting: Setting): NoFinding {
  if (setting === 'professional') return practitionerTable
  return setting === 'outpatient-facility' ? hospitalTable : otherBill
}

/** What a rule about pairs finds; beside others no open line passes by edits that are a selection. */
export function pairVerdict(
  { lines, services }: Encounter,
  edits: PtpEdits,
  findings: readonly FindingOutcome[],
): GroupVerdict {
  if (!services.every(({ standing }) => namesParties(standing)))
    return findingsAmong(findings, noPatientOrProvider)
  return edits.complete || lines.length === 1 ? findings : findingsAmong(findings, selectionOnly)
}
