import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { allRules, type Rule } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { requireRule } from '../packages/cli/src/auditing/chosen-rules.ts'
import { plantedCounts, plantsMissing } from '../packages/golden/src/measuring/planted-counts.ts'
import {
  ruleDifferences,
  type RuleDifference,
} from '../packages/golden/src/measuring/rule-difference.ts'

/**
 * `npm run rule ID`: the rule's table of cases, then what the golden files expect of it and what it
 * finds there. Exit status 1 where a case fails, findings differ or too few errors are planted.
 */

const shownAtMost = 10

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Answers whether all cases hold. */
function runCases(id: string): Promise<boolean> {
  const [cases] = globSync(`packages/engine/src/rules/**/${id}.test.ts`)
  if (cases === undefined) {
    say(`${id} has no table of cases: write packages/engine/src/rules/<category>/${id}.test.ts.`)
    return Promise.resolve(false)
  }
  return new Promise((resolve) => {
    const child = spawn('vitest', ['run', '--project', 'unit', cases], { stdio: 'inherit' })
    child.on('close', (status) => {
      resolve(status === 0)
    })
  })
}

/** Answers whether the golden files get what they expect. */
function showDifference({ file, expected, found, missing, added }: RuleDifference): boolean {
  say(`golden/${file}.json: ${expected} findings expected, ${found} found`)
  const lines = [
    ...missing.map((finding) => `  - ${finding}`),
    ...added.map((finding) => `  + ${finding}`),
  ]
  for (const line of lines.slice(0, shownAtMost)) say(line)
  if (lines.length > shownAtMost) say(`  and ${lines.length - shownAtMost} more`)
  return lines.length === 0
}

async function runGolden(rule: Rule): Promise<boolean> {
  const differences = await ruleDifferences(rule, loadReference().tables)
  const same = differences.map(showDifference).every((isSame) => isSame)
  if (!same) say('Where the new findings are right, "npm run golden" writes them.')
  const planted = plantedCounts()
  const missing = plantsMissing(rule, planted)
  say(missing ?? `${planted.get(rule.id) ?? 0} errors are planted for it.`)
  return same && missing === undefined
}

async function run(id: string | undefined): Promise<number> {
  if (id === undefined) {
    say('Name a rule: npm run rule exact-duplicate')
    return 2
  }
  try {
    requireRule(id)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return 2
  }
  const casesHold = await runCases(id)
  const rule = allRules.find((each) => each.id === id)
  const isAsExpected = rule !== undefined && (await runGolden(rule))
  return casesHold && isAsExpected ? 0 : 1
}

process.exitCode = await run(process.argv[2])
