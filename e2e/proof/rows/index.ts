import type { Row } from '../harness/row.ts'
import { accessRows } from './access.ts'
import { bodyRows } from './bodies.ts'
import { fileRows } from './files.ts'
import { outputRows } from './output.ts'
import { sessionRows } from './sessions.ts'
import { signInRows } from './sign-in.ts'

/** Every row, in the order in which they run. */
export const rows: readonly Row[] = [
  ...[...accessRows, ...signInRows, ...sessionRows],
  ...[...fileRows, ...bodyRows, ...outputRows],
]
