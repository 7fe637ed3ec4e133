import { addOnCodesImporter } from './add-on-codes.ts'
import {
  adjustmentReasonsImporter,
  modifiersImporter,
  placesOfServiceImporter,
} from './code-lists.ts'
import { codeEditorFlagsImporter } from './code-editor-flags.ts'
import { deviceIntensiveImporter } from './device-intensive.ts'
import { diagnosisCodesImporter } from './diagnosis-codes.ts'
import { diagnosisEditsImporter } from './diagnosis-edits.ts'
import { drgDiagnosesImporter } from './drg-diagnoses.ts'
import { drgsImporter } from './drgs.ts'
import { drugPackagesImporter, drugProductsImporter, drugSelectionImporter } from './drug-lists.ts'
import {
  drugBillingUnitsImporter,
  drugPaymentLimitsImporter,
  drugPricesImporter,
} from './drug-prices.ts'
import { exclusionsImporter } from './exclusions.ts'
import { feeScheduleImporter } from './fee-schedule.ts'
import type { Importer } from './importer.ts'
import { laboratoryFeesImporter } from './laboratory-fees.ts'
import { localitiesImporter } from './localities.ts'
import { levelTwoCodesImporter } from './level-two-codes.ts'
import { opioidProductsImporter } from './opioid-products.ts'
import { oppsStatusImporter } from './opps-status.ts'
import { ptpEditsImporter } from './ptp-edits.ts'
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
  deviceIntensiveImporter,
  diagnosisCodesImporter,
  diagnosisEditsImporter,
  codeEditorFlagsImporter,
  drgsImporter,
  drgDiagnosesImporter,
  drugPackagesImporter,
  drugProductsImporter,
  drugSelectionImporter,
  drugPricesImporter,
  drugBillingUnitsImporter,
  drugPaymentLimitsImporter,
  opioidProductsImporter,
  placesOfServiceImporter,
  modifiersImporter,
  adjustmentReasonsImporter,
  exclusionsImporter,
]
