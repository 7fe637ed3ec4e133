import { addOnCodesImporter } from './add-on-codes.ts'
import {
  adjustmentReasonsImporter,
  modifiersImporter,
  placesOfServiceImporter,
} from './code-lists.ts'
import {
  articleDiagnosesImporter,
  coverageArticlesImporter,
  coverageCriteriaImporter,
  coverageDeterminationsImporter,
} from './coverage.ts'
import { codeEditorFlagsImporter } from './code-editor-flags.ts'
import { deviceIntensiveImporter } from './prices/device-intensive.ts'
import { diagnosisCodesImporter } from './diagnosis-codes.ts'
import { diagnosisEditsImporter } from './diagnosis-edits.ts'
import { drgDiagnosesImporter } from './stays/drg-diagnoses.ts'
import { drgsImporter } from './stays/drgs.ts'
import { drugPackagesImporter, drugProductsImporter, drugSelectionImporter } from './drug-lists.ts'
import {
  drugBillingUnitsImporter,
  drugPaymentLimitsImporter,
  drugPricesImporter,
} from './drug-prices.ts'
import { excludedNpisImporter } from './excluded-npis.ts'
import { exclusionsImporter } from './exclusions.ts'
import { feeScheduleImporter } from './prices/fee-schedule.ts'
import type { Importer } from './importer.ts'
import { excludedDiagnosesImporter } from './excluded-diagnoses.ts'
import { anesthesiaBasesImporter, anesthesiaFactorsImporter } from './prices/anesthesia.ts'
import { equipmentFeesImporter } from './prices/equipment-fees.ts'
import { surgeryCenterServicesImporter } from './prices/surgery-center-services.ts'
import {
  complicationExclusionsImporter,
  excludingPrincipalsImporter,
} from './stays/complication-exclusions.ts'
import { inpatientProceduresImporter } from './stays/inpatient-procedures.ts'
import {
  acquiredConditionsImporter,
  admissionExemptionsImporter,
} from './stays/acquired-conditions.ts'
import { telehealthServicesImporter } from './telehealth-services.ts'
import { laboratoryFeesImporter } from './prices/laboratory-fees.ts'
import { localitiesImporter } from './prices/localities.ts'
import { levelTwoCodesImporter } from './level-two-codes.ts'
import { opioidProductsImporter } from './opioid-products.ts'
import { rebateProductsImporter } from './rebate-products.ts'
import { oppsStatusHistoryImporter, oppsStatusImporter } from './prices/opps-status.ts'
import { ptpEditsImporter } from './ptp-edits.ts'
import { decisionItemsImporter, visitLevelsImporter } from './visit-levels.ts'
import { medicaidUnitLimitsImporter, unitLimitsImporter } from './unit-limits.ts'

/** Every layout that is understood; the first that recognizes a file reads it. */
export const importers: readonly Importer[] = [
  ptpEditsImporter,
  unitLimitsImporter,
  medicaidUnitLimitsImporter,
  addOnCodesImporter,
  feeScheduleImporter,
  laboratoryFeesImporter,
  localitiesImporter,
  levelTwoCodesImporter,
  oppsStatusImporter,
  oppsStatusHistoryImporter,
  deviceIntensiveImporter,
  surgeryCenterServicesImporter,
  equipmentFeesImporter,
  anesthesiaFactorsImporter,
  telehealthServicesImporter,
  inpatientProceduresImporter,
  diagnosisCodesImporter,
  diagnosisEditsImporter,
  codeEditorFlagsImporter,
  drgsImporter,
  drgDiagnosesImporter,
  complicationExclusionsImporter,
  excludingPrincipalsImporter,
  admissionExemptionsImporter,
  acquiredConditionsImporter,
  excludedDiagnosesImporter,
  drugPackagesImporter,
  drugProductsImporter,
  drugSelectionImporter,
  drugPricesImporter,
  drugBillingUnitsImporter,
  drugPaymentLimitsImporter,
  opioidProductsImporter,
  rebateProductsImporter,
  placesOfServiceImporter,
  modifiersImporter,
  adjustmentReasonsImporter,
  exclusionsImporter,
  excludedNpisImporter,
  anesthesiaBasesImporter,
  visitLevelsImporter,
  decisionItemsImporter,
  coverageDeterminationsImporter,
  coverageArticlesImporter,
  articleDiagnosesImporter,
  coverageCriteriaImporter,
]
