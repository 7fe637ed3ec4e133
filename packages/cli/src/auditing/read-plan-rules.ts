import { readFileSync } from 'node:fs'
import { readPlanRules } from '@plumbline/contract'
import type { PlanRuleSet } from '@plumbline/engine'
import { CommandError, fileProblem } from '../command-error.ts'

/** The plan rules in a file. Throws `CommandError` that names the file and all that is wrong with it. */
export function planRulesIn(path: string): PlanRuleSet {
  const { set, problems } = readPlanRules(parsed(path))
  if (set) return set
  const [first = '', ...others] = problems
  const rest = others.map((problem) => `\n  ${problem}`).join('')
  throw new CommandError(`${path}: ${first}${rest}`)
}

function parsed(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem(path, error)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(
      `${path}: This is no JSON. See docs/plan-rules.md for how rules are written.`,
    )
  }
}
