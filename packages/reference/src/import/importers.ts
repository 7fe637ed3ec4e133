import type { Importer } from './importer.ts'
import { ptpEditsImporter } from './ptp-edits.ts'
import { unitLimitsImporter } from './unit-limits.ts'

/** Every layout that is understood; the first that recognises a file reads it. */
export const importers: readonly Importer[] = [ptpEditsImporter, unitLimitsImporter]
