import { readFileSync } from 'node:fs'
import { parseLayout, parseMapping, type ColumnMapping, type FixedLayout } from '@plumbline/intake'
import { fileProblem } from '../command-error.ts'
import { asCommandError } from '../intake-problem.ts'

/** The mapping in a file. Throws `CommandError` that names the file. */
export function readMapping(path: string): ColumnMapping {
  return readDescription(path, parseMapping)
}

/** The layout in a file. Throws `CommandError` that names the file. */
export function readLayout(path: string): FixedLayout {
  return readDescription(path, parseLayout)
}

function readDescription<Description>(
  path: string,
  parse: (text: string) => Description,
): Description {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem(path, error)
  }
  try {
    return parse(text)
  } catch (error) {
    throw asCommandError(path, error)
  }
}
