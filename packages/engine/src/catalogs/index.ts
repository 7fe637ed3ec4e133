import type { Catalog } from './catalog.ts'
import { commercialEditors } from './commercial-editors.table.ts'
import { deskAudits } from './desk-audits.table.ts'
import { inpatientEditor } from './inpatient-editor.table.ts'
import { medicaidEdits } from './medicaid-edits.table.ts'
import { outpatientEditor } from './outpatient-editor.table.ts'
import { ownChecks } from './own-checks.table.ts'
import { rebateDisputes } from './rebate-disputes.table.ts'
import { recoveryAudits } from './recovery-audits.table.ts'

/** Every catalog by which what the rules look for is counted. */
export const catalogs: readonly Catalog[] = [
  outpatientEditor,
  inpatientEditor,
  medicaidEdits,
  recoveryAudits,
  commercialEditors,
  deskAudits,
  rebateDisputes,
  ownChecks,
]
