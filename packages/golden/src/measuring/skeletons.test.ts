import { plainWords, skeletonOf } from '@plumbline/ai'
import { slotText, type Finding } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { goldenFiles } from '../golden-files.ts'
import { auditGolden } from './audit-golden.ts'

/** What a fact of a finding says where somebody could know it again; rules name codes of services themselves. */
function factsOf({ parts }: Finding): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'row') return []
    if (part.kind === 'code' || part.kind === 'count') return []
    if (part.kind === 'field' && part.field === 'procedureCode') return []
    const text = slotText(part)
    return /\d/.test(text) && text.length >= 4 ? [text] : []
  })
}

const planted = goldenFiles().filter(({ name }) => name.startsWith('planted'))

describe.each(planted)('the skeletons of $name', (file) => {
  const { tables } = loadReference()
  /** Each finding once, at however many claims it stands. */
  const findingsOf = async () => {
    const { claims } = await auditGolden(file, 'plain', tables)
    return Array.from(new Set(claims.flatMap(({ findings }) => findings)))
  }

  test('hold none of the facts, and are far fewer than the findings', async () => {
    const findings = await findingsOf()
    const skeletons = new Set(findings.map((finding) => skeletonOf(finding).sentence))
    expect(skeletons.size).toBeLessThan(findings.length / 2)
    const facts = new Set(findings.flatMap(factsOf))
    expect(facts.size).toBeGreaterThan(100)
    const told = Array.from(skeletons).join('\n')
    expect(Array.from(facts).filter((fact) => told.includes(fact))).toEqual([])
  })

  test('stand for findings that have plain words', async () => {
    for (const finding of await findingsOf()) expect(plainWords(finding)).toMatch(/^[A-Z].+\.$/)
  })
})
