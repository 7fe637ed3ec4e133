import { pairOfLine, secondLook } from '@plumbline/ai'
import { claimLine, Memories, type ClaimLine } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { identifier } from '../making/identifiers.ts'
import { readGolden } from './audit-golden.ts'

const { tables } = loadReference()
const services = tables.procedureProfiles?.releases[0]?.data
const diseases = tables.diagnosisProfiles?.releases[0]?.data
if (!services || !diseases) throw new Error('The starter pack has no profiles')
const pairTables = { services, diseases }

const identifiers = Array.from({ length: 1_200 }, (_, at) => identifier(at))
let given = 0
const next = () => identifiers[given++ % identifiers.length] ?? ''

/** Every field that says who somebody is; on some lines, as in a shifted row, the codes too. */
function planted(line: ClaimLine, at: number): ClaimLine {
  const fields = {
    ...{ claimId: next(), patientKey: next(), billingNpi: next(), renderingNpi: next() },
    ...{ providerTaxId: next(), payer: next(), specialty: next() },
  }
  if (at % 11 === 3) return claimLine({ ...line, ...fields, procedureCode: next() })
  if (at % 11 === 7)
    return claimLine({ ...line, ...fields, diagnoses: [...line.diagnoses, next()] })
  return claimLine({ ...line, ...fields })
}

/** What would be sent of every line, found or not, twice with identifiers in other places. */
async function told(): Promise<string[]> {
  const prompts: string[] = []
  for (const file of goldenFiles()) {
    const { lines } = await readGolden(file, 'plain')
    const memories = new Memories()
    for (const pass of [0, 2]) {
      for (const [at, line] of lines.entries()) {
        const pair = pairOfLine(planted(line, at + pass), pairTables, memories)
        if (!pair) continue
        const { system, user } = secondLook.prompt(pair)
        prompts.push(`${system}\n${user}`)
      }
    }
  }
  return prompts
}

const prompts = await told()
const distinct = Array.from(new Set(prompts))

describe('what a model is told of pairs', () => {
  test('is enough to prove something: identifiers in every field, and many prompts', () => {
    expect(new Set(identifiers).size).toBeGreaterThanOrEqual(500)
    expect(prompts.length).toBeGreaterThanOrEqual(3_000)
    expect(distinct.length).toBeGreaterThan(50)
  })

  test.each<[string, (value: string) => readonly string[]]>([
    ['as it stands', (value) => [value]],
    ['in lower case', (value) => [value.toLowerCase()]],
    ['reversed', (value) => [Array.from(value).reverse().join('')]],
    ['in base64', (value) => [Buffer.from(value).toString('base64').replace(/=+$/, '')]],
    ['in two pieces', (value) => [value.slice(0, value.length / 2), value.slice(value.length / 2)]],
  ])('holds no identifier of the lines %s', (_, written) => {
    const found = identifiers.filter((value) =>
      distinct.some((prompt) => written(value).every((piece) => prompt.includes(piece))),
    )
    expect(found).toEqual([])
  })

  test('has no date, and no number but those of codes and spans of years', () => {
    for (const prompt of distinct) {
      const user = prompt.slice(prompt.lastIndexOf('\n') + 1)
      const bare = user
        .replace(/"code":"[A-Z\d.]+"/g, '')
        .replace(/"age":"(?:under 2|2 to 12|13 to 17|18 to 44|45 to 64|65 or older)"/, '')
      expect(bare).not.toMatch(/\d/)
    }
  })
})
