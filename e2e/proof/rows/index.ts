import type { Row } from '../harness/row.ts'
import { accessRows } from './access.ts'
import { billingRows } from './billing.ts'
import { bodyRows } from './bodies.ts'
import { dataRows } from './data.ts'
import { deletionRows } from './deletion.ts'
import { durabilityRows } from './durability.ts'
import { fileRows } from './files.ts'
import { findingRows } from './findings.ts'
import { manyAtOnceRows } from './many-at-once.ts'
import { outputRows } from './output.ts'
import { sessionRows } from './sessions.ts'
import { signInRows } from './sign-in.ts'
import { spreadsheetRows } from './spreadsheets.ts'
import { stoppedRows } from './stopped.ts'
import { trailRows } from './trail.ts'

/** Every row, in the order in which they run. */
export const rows: readonly Row[] = [
  ...[...accessRows, ...signInRows, ...sessionRows],
  ...[...fileRows, ...bodyRows, ...outputRows, ...spreadsheetRows],
  ...[...durabilityRows, ...stoppedRows, ...manyAtOnceRows],
  ...[...billingRows, ...dataRows],
  ...[...findingRows, ...trailRows, ...deletionRows],
]
