import { readFileSync } from 'node:fs'
import { parseMapping, type ColumnMapping } from '@plumbline/intake'
import { fileProblem } from '../command-error.ts'
import { asCommandError } from '../intake-problem.ts'

/** The mapping in a file. Throws `CommandError` that names the file. */
export function readMapping(path: string): ColumnMapping {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem(path, error)
  }
  try {
    return parseMapping(text)
  } catch (error) {
    throw asCommandError(path, error)
  }
}
