import type {
  AddOnEdit,
  CodeTable,
  ProcedureNumber,
  ProcedureTable,
  TableData,
  TableName,
} from '@plumbline/engine'
import { codeKey } from './code-key.ts'
import { KeyedRows } from './keyed-rows.ts'
import { PtpPairs } from './ptp-pairs.ts'
import type { ReleaseFile } from './release-file.ts'

type Openers = { readonly [Name in TableName]?: (file: ReleaseFile) => TableData[Name] }

/** How each table that can be imported is read from its file. */
const openers: Openers = {
  ptpPractitioner: (file) => new PtpPairs(file),
  ptpHospital: (file) => new PtpPairs(file),
  muePractitioner: procedureTable,
  mueHospital: procedureTable,
  mueDme: procedureTable,
  ptpPractitionerMedicaid: (file) => new PtpPairs(file),
  ptpHospitalMedicaid: (file) => new PtpPairs(file),
  ptpDmeMedicaid: (file) => new PtpPairs(file),
  muePractitionerMedicaid: procedureTable,
  mueHospitalMedicaid: procedureTable,
  mueDmeMedicaid: procedureTable,
  procedureCodes: procedureTable,
  feeSchedule: procedureTable,
  feeSchedulePayments: procedureTable,
  relativeValues: procedureTable,
  laboratoryFees: procedureTable,
  oppsStatus: procedureTable,
  deviceIntensive: procedureTable,
  surgeryCenterServices: procedureTable,
  equipmentFees: procedureTable,
  anesthesiaBases: procedureTable,
  anesthesiaFactors: codeTable,
  telehealthServices: procedureTable,
  drugPaymentLimits: procedureTable,
  addOnCodes: (file) => procedureTable(file, reviveAddOn),
  addOnCodesMedicaid: (file) => procedureTable(file, reviveAddOn),
  diagnosisCodes: codeTable,
  diagnosisEdits: codeTable,
  drgs: codeTable,
  drgDiagnoses: codeTable,
  complicationExclusions: codeTable,
  excludingPrincipals: codeTable,
  admissionExemptions: codeTable,
  acquiredConditions: codeTable,
  inpatientProcedureCodes: codeTable,
  inpatientProcedureEdits: codeTable,
  excludedDiagnoses: codeTable,
  placesOfService: codeTable,
  localities: codeTable,
  modifiers: codeTable,
  adjustmentReasons: codeTable,
  drugs: codeTable,
  drugPrices: codeTable,
  drugLabels: codeTable,
  drugBillingUnits: codeTable,
  opioidProducts: codeTable,
  rebateProducts: codeTable,
  exclusions: codeTable,
  visitLevels: procedureTable,
  decisionItems: codeTable,
  coverageDeterminations: procedureTable,
  coverageArticles: procedureTable,
  articleDiagnoses: codeTable,
  coverageCriteria: procedureTable,
}

/** The look-ups of a release file; `undefined` for a table that is never imported. */
export function openTable(file: ReleaseFile): TableData[TableName] | undefined {
  return openers[file.header.table]?.(file)
}

function procedureTable<Row>(
  file: ReleaseFile,
  revive?: (stored: unknown) => Row,
): ProcedureTable<Row> {
  const rows = new KeyedRows<Row>(file, revive)
  return { complete: file.header.complete, find: (procedure) => rows.find(procedure) }
}

function codeTable<Row>(file: ReleaseFile): CodeTable<Row> {
  const rows = new KeyedRows<Row>(file)
  let lastCode: string | undefined
  let lastRow: Row | undefined
  return {
    complete: file.header.complete,
    // Several rules ask about a line's code one after the other.
    find: (code) => {
      if (code !== lastCode) {
        lastRow = rows.find(codeKey(code))
        lastCode = code
      }
      return lastRow
    },
  }
}

/** An add-on edit as the file holds it: a set does not go into JSON. */
export interface StoredAddOn {
  readonly type: AddOnEdit['type']
  readonly primaries: readonly ProcedureNumber[]
}

function reviveAddOn(stored: unknown): AddOnEdit {
  const { type, primaries } = stored as StoredAddOn
  return { type, primaries: new Set(primaries) }
}
