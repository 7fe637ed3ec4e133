import { basename } from 'node:path'
import {
  narrate,
  pairOfLine,
  secondLook,
  skeletonOf,
  summaryWords,
  type Prompt,
} from '@plumbline/ai'
import {
  allRules,
  day,
  exposureCents,
  Memories,
  runAudit,
  type ClaimLine,
  type ClaimVerdict,
} from '@plumbline/engine'
import { readClaims } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import {
  mostPairs,
  pairFloorCents,
} from '../packages/server/src/services/second-look/pairs-of-upload.ts'

/**
 * Reckons, without asking anybody, what words and second looks of claims files take: questions, and tokens of prompts at
 * four letters each. `npm run ai:cost -- FILE...`; REFERENCE_FOLDER names imported tables. Each file is audited twice, and
 * words that an earlier file had are not asked for again.
 */
const { tables } = loadReference({ folder: process.env.REFERENCE_FOLDER })
const services = tables.procedureProfiles?.releases[0]?.data
const diseases = tables.diagnosisProfiles?.releases[0]?.data
const today = day(new Date().toISOString().slice(0, 10))
const known = new Set<string>()

for (const path of process.argv.slice(2)) {
  const { lines, fields, lineColumns: columns } = await readClaims({ name: basename(path), path }, { auditDay: today }) // prettier-ignore
  const { claims } = runAudit({ lines, fields, columns, rules: allRules, tables, auditDay: today })
  for (const run of ['first', 'second']) {
    const asked = questionsOf(lines, claims)
    const thousand = lines.length / 1_000
    const told = asked.map(([use, prompts]) => {
      const letters = prompts.reduce((sum, text) => sum + text.length, 0)
      return `${use} ${prompts.length} (${(prompts.length / thousand).toFixed(1)}), tokens ${Math.round(letters / 4)} (${Math.round(letters / 4 / thousand)})`
    })
    process.stdout.write(`${basename(path)}, ${lines.length} lines, ${run} audit; for 1,000 lines in brackets:\n  ${told.join('\n  ')}\n`) // prettier-ignore
  }
}

/** Questions that nothing known answers, by use. */
function questionsOf(lines: readonly ClaimLine[], claims: readonly ClaimVerdict[]) {
  const findings = new Set(claims.flatMap((claim) => claim.findings))
  const rules = allRules.filter(({ id }) =>
    Array.from(findings).some(({ ruleId }) => ruleId === id),
  )
  return [
    ['narrate', unknown(Array.from(findings, (finding) => narrate.prompt(skeletonOf(finding))))],
    // At most: a report names the dearest six of these.
    ['summary-words, all rules', unknown(rules.map((rule) => summaryWords.prompt(rule)))],
    ['second-look, one look each', unknown(pairs(lines, claims))],
  ] as const
}

function unknown(prompts: readonly Prompt[]): readonly string[] {
  const texts = new Set(prompts.map(({ system, user }) => `${system}\n${user}`))
  const asked = Array.from(texts).filter((text) => !known.has(text))
  for (const text of asked) known.add(text)
  return asked
}

function pairs(lines: readonly ClaimLine[], claims: readonly ClaimVerdict[]): readonly Prompt[] {
  if (!services || !diseases) return []
  const memories = new Memories()
  const found = new Map<string, { readonly prompt: Prompt; cents: number }>()
  for (const [at, line] of lines.entries()) {
    const cents = exposureCents(line)
    if (claims[at]?.errorFlag !== 'Clean' || cents < pairFloorCents) continue
    const pair = pairOfLine(line, { services, diseases }, memories)
    if (!pair) continue
    const prompt = secondLook.prompt(pair)
    const before = found.get(prompt.user)?.cents ?? 0
    found.set(prompt.user, { prompt, cents: Math.max(before, cents) })
  }
  return Array.from(found.values())
    .sort((one, other) => other.cents - one.cents)
    .slice(0, mostPairs)
    .map(({ prompt }) => prompt)
}
