import type { ProcedureNumber } from '../claim/procedure-number.ts'
import type {
  AdjustmentReasonFacts,
  ModifierFacts,
  PlaceOfServiceFacts,
  ProviderExclusion,
} from './code-list-rows.ts'
import type { ArticleDiagnoses, CoverageCriteria, CoveringDocuments } from './coverage-rows.ts'
import type {
  DiagnosisEdits,
  DiagnosisFacts,
  DiagnosisProfile,
  ExcludedDiagnoses,
} from './diagnosis-rows.ts'
import type {
  AcquiredConditions,
  AdmissionExemption,
  ComplicationExclusion,
  DrgFacts,
  ExcludingPrincipals,
  GroupedDiagnosis,
  InpatientProcedureEdits,
  InpatientProcedureFacts,
} from './drg-rows.ts'
import type {
  DrugBillingUnit,
  DrugFacts,
  DrugPrice,
  DrugProfile,
  OpioidFactor,
  OpioidProduct,
  DrugLabel,
  RebateProduct,
} from './drug-rows.ts'
import type { CodeTable, ProcedureTable } from './look-up-tables.ts'
import type { AddOnEdit, MueLimit, PtpEdits } from './ncci-rows.ts'
import type {
  AnesthesiaBase,
  AnesthesiaFactor,
  DeviceShare,
  EquipmentFees,
  FeeSchedulePayment,
  FeeScheduleRow,
  LaboratoryFee,
  LocalityIndexes,
  OppsStatus,
  PaymentLimit,
  ProcedureCodeFacts,
  ProcedureProfile,
  RelativeValues,
  SurgeryCenterService,
  TelehealthService,
} from './procedure-rows.ts'
import type { DecisionItems, VisitLevel } from './visit-rows.ts'

/** Each reference table by name and what it holds. */
export interface TableData {
  ptpPractitioner: PtpEdits
  ptpHospital: PtpEdits
  muePractitioner: ProcedureTable<MueLimit>
  mueHospital: ProcedureTable<MueLimit>
  mueDme: ProcedureTable<MueLimit>
  ptpPractitionerMedicaid: PtpEdits
  ptpHospitalMedicaid: PtpEdits
  ptpDmeMedicaid: PtpEdits
  muePractitionerMedicaid: ProcedureTable<MueLimit>
  mueHospitalMedicaid: ProcedureTable<MueLimit>
  mueDmeMedicaid: ProcedureTable<MueLimit>
  procedureCodes: ProcedureTable<ProcedureCodeFacts>
  feeSchedule: ProcedureTable<FeeScheduleRow>
  diagnosisCodes: CodeTable<DiagnosisFacts>
  drugs: CodeTable<DrugFacts>
  procedureProfiles: ProcedureTable<ProcedureProfile>
  feeSchedulePayments: ProcedureTable<FeeSchedulePayment>
  relativeValues: ProcedureTable<RelativeValues>
  /** By the number of the contractor and of the locality, seven digits: `1011200`. */
  localities: CodeTable<LocalityIndexes>
  laboratoryFees: ProcedureTable<LaboratoryFee>
  addOnCodes: ProcedureTable<AddOnEdit>
  addOnCodesMedicaid: ProcedureTable<AddOnEdit>
  /** Components of each lab panel. */
  labPanels: ProcedureTable<readonly ProcedureNumber[]>
  oppsStatus: ProcedureTable<OppsStatus>
  /** Device-intensive procedures alone: complete for its year. */
  deviceIntensive: ProcedureTable<DeviceShare>
  surgeryCenterServices: ProcedureTable<SurgeryCenterService>
  equipmentFees: ProcedureTable<EquipmentFees>
  anesthesiaBases: ProcedureTable<AnesthesiaBase>
  /** By locality as `localities`; `0000000` is the national one. */
  anesthesiaFactors: CodeTable<AnesthesiaFactor>
  /** Services on the list alone: complete for its year. */
  telehealthServices: ProcedureTable<TelehealthService>
  drugPaymentLimits: ProcedureTable<PaymentLimit>
  /** By code without dot; longer prefixes first, so any code of a known category is found. */
  diagnosisProfiles: CodeTable<DiagnosisProfile>
  diagnosisEdits: CodeTable<DiagnosisEdits>
  /** By DRG of three digits. */
  drgs: CodeTable<DrgFacts>
  /** By code without dot. */
  drgDiagnoses: CodeTable<GroupedDiagnosis>
  /** By code without dot. */
  complicationExclusions: CodeTable<ComplicationExclusion>
  /** By group. */
  excludingPrincipals: CodeTable<ExcludingPrincipals>
  /** By code without dot; complete for its year. */
  admissionExemptions: CodeTable<AdmissionExemption>
  /** By ICD-10-CM or ICD-10-PCS code without dot. */
  acquiredConditions: CodeTable<AcquiredConditions>
  /** By ICD-10-PCS code, or the beginning of one. */
  inpatientProcedureCodes: CodeTable<InpatientProcedureFacts>
  /** By ICD-10-PCS code. */
  inpatientProcedureEdits: CodeTable<InpatientProcedureEdits>
  /** By code or category without dot; a note of a category holds for its codes. */
  excludedDiagnoses: CodeTable<ExcludedDiagnoses>
  placesOfService: CodeTable<PlaceOfServiceFacts>
  modifiers: CodeTable<ModifierFacts>
  adjustmentReasons: CodeTable<AdjustmentReasonFacts>
  /**
   * By ingredient in lower case without salts (`oxycodone`), several joined by `; ` in alphabetical
   * order (`acetaminophen; oxycodone`); by brand name in lower case too (`percocet`).
   */
  drugProfiles: CodeTable<DrugProfile>
  /** By ingredient, or `ingredient|route` where the factor depends on it: `fentanyl|patch`. */
  opioidFactors: CodeTable<OpioidFactor>
  /** By 11-digit NDC. */
  opioidProducts: CodeTable<OpioidProduct>
  /** By 11-digit NDC: packages of the last quarters alone, so that an absent one proves nothing. */
  rebateProducts: CodeTable<RebateProduct>
  drugPrices: CodeTable<DrugPrice>
  /** Names of packages by 11-digit NDC, where no drug directory lists them. */
  drugLabels: CodeTable<DrugLabel>
  drugBillingUnits: CodeTable<DrugBillingUnit>
  /** By NPI. */
  exclusions: CodeTable<ProviderExclusion>
  /** Read beside records alone, as are those below: audits never ask them. */
  visitLevels: ProcedureTable<VisitLevel>
  /** By part: `problems`, `data`, `risk`. */
  decisionItems: CodeTable<DecisionItems>
  coverageDeterminations: ProcedureTable<CoveringDocuments>
  coverageArticles: ProcedureTable<CoveringDocuments>
  /** By number of the article. */
  articleDiagnoses: CodeTable<ArticleDiagnoses>
  coverageCriteria: ProcedureTable<CoverageCriteria>
}

export type TableName = keyof TableData
