import { narrate, skeletonOf } from '@plumbline/ai'
import { allRules, day, isoDate, runAudit, type ClaimLine } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { identifier } from '../making/identifiers.ts'
import { readGolden } from './audit-golden.ts'

/** Fields whose cells hold whatever a file says; the same value stays the same in a file. */
const named = [
  ...['claimId', 'originalClaimId', 'patientKey', 'billingNpi', 'renderingNpi', 'referringNpi'],
  ...['facilityNpi', 'providerTaxId', 'providerId', 'prescriptionNumber', 'prescriberNpi'],
  ...['pharmacyId'],
] as const
/** Fields that rules look up: an identifier stands in them on some lines, as in a shifted row. */
const coded = ['procedureCode', 'drugName', 'specialty', 'placeOfService', 'payer'] as const

class Planter {
  readonly #given = new Map<string, string>()
  planted = 0

  of(value: unknown): string {
    const known = this.#given.get(String(value))
    if (known !== undefined) return known
    const made = identifier(this.planted++)
    this.#given.set(String(value), made)
    return made
  }

  line(line: ClaimLine, at: number): ClaimLine {
    const fields: Record<string, unknown> = { ...line }
    for (const field of named)
      if (fields[field] !== undefined) fields[field] = this.of(fields[field])
    const shifted = coded[at % (coded.length * 4)]
    if (shifted !== undefined) fields[shifted] = this.of(`${shifted} ${at}`)
    if (at % 25 === 7) fields.diagnoses = [this.of(`diagnosis ${at}`)]
    if (at % 25 === 9) fields.modifiers = [this.of(`modifier ${at}`)]
    return { ...line, ...fields }
  }

  get all(): readonly string[] {
    return Array.from(this.#given.values())
  }
}

/** What is sent for every finding of every file, and what must not be in it. */
async function told() {
  const { tables } = loadReference()
  const planter = new Planter()
  const prompts: string[] = []
  const facts = new Set<string>()
  let quoted = 0
  const files = goldenFiles()
  const again = files.filter(({ name }) => name.startsWith('planted'))
  for (const [place, file] of [...files, ...again].entries()) {
    const { lines: read } = await readGolden(file, 'plain')
    // The files with errors come twice, with identifiers on other lines.
    const lines = Array.from(read, (line, at) => planter.line(line, at + place))
    for (const { serviceFromDay, birthDay } of lines)
      for (const known of [serviceFromDay, birthDay])
        if (known !== undefined) facts.add(isoDate(known))
    const { claims } = runAudit({ lines, rules: allRules, tables, auditDay: day('2026-02-02') })
    const identifiers = planter.all
    for (const finding of claims.flatMap(({ findings }) => findings)) {
      const { system, user } = narrate.prompt(skeletonOf(finding))
      prompts.push(`${system}\n${user}`)
      if (identifiers.some((value) => finding.message.includes(value))) quoted += 1
    }
  }
  return { prompts, identifiers: planter.all, facts: Array.from(facts), quoted }
}

const { prompts, identifiers, facts, quoted } = await told()
const distinct = Array.from(new Set(prompts))

/** As it stands, in lower case, reversed, in base64, and in two pieces. */
const writings: readonly (readonly [string, (value: string) => readonly string[]])[] = [
  ['as it stands', (value) => [value]],
  ['in lower case', (value) => [value.toLowerCase()]],
  ['reversed', (value) => [Array.from(value).reverse().join('')]],
  ['in base64', (value) => [Buffer.from(value).toString('base64').replace(/=+$/, '')]],
  ['in two pieces', (value) => [value.slice(0, value.length / 2), value.slice(value.length / 2)]],
]

describe('what a model is told of findings', () => {
  test('is enough to prove something: 500 identifiers, 3,000 prompts, findings that quote them', () => {
    expect(new Set(identifiers).size).toBeGreaterThanOrEqual(500)
    expect(prompts.length).toBeGreaterThanOrEqual(3_000)
    expect(quoted).toBeGreaterThanOrEqual(100)
  })

  test.each(writings)('holds no identifier of the claims %s', (_, written) => {
    const found = [...identifiers, ...facts].filter((value) =>
      distinct.some((prompt) => written(value).every((piece) => prompt.includes(piece))),
    )
    expect(found).toEqual([])
  })
})

describe('what asking about findings costs', () => {
  test('is a question for each pattern, a tenth of the findings, each within what is held for it', () => {
    expect(distinct.length).toBeLessThan(prompts.length / 10)
    for (const prompt of distinct) {
      // Hardly a token of such text has fewer than three letters.
      expect(prompt.length / 3).toBeLessThan(narrate.limits.inputTokens)
    }
  })
})
