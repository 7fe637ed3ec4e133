import { readFileSync, writeFileSync } from 'node:fs'
import { physicalRow, type GoldenFile } from '../making/golden-file.ts'
import type { RowFinding } from './audit-golden.ts'

const folder = new URL('../../../../golden/', import.meta.url)

/** What is committed of a golden file: its size and its findings by scene, one finding a line. */
export function expectedText(file: GoldenFile, findings: readonly RowFinding[]): string {
  const scenes = Map.groupBy(findings, ({ row }) => sceneOf(file, row))
  const blocks = Array.from(scenes, ([scene, found]) => {
    const lines = found.map((each) => `      ${JSON.stringify(cells(each))}`)
    return `    ${JSON.stringify(scene)}: [\n${lines.join(',\n')}\n    ]`
  })
  const body = blocks.length === 0 ? '{}' : `{\n${blocks.join(',\n')}\n  }`
  return `{\n  "rows": ${file.rows.length},\n  "columns": ["row", "rule", "class", "cents"],\n  "findings": ${body}\n}\n`
}

function cells(found: RowFinding) {
  return [found.row, found.ruleId, found.class, found.cents] as const
}

function sceneOf(file: GoldenFile, row: number): string {
  const truth = file.rows[row - physicalRow(0)]
  if (!truth) throw new RangeError(`${file.name} has no row ${row}`)
  return truth.scene
}

/** The lines of an expected text that are findings of one rule: `[3,"the-rule","lead",9485]`. */
export function findingsIn(text: string, ruleId: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line.startsWith('[') && line.includes(`,"${ruleId}",`))
}

/** The committed text; empty where none was written yet. */
export function committedText(name: string): string {
  try {
    return readFileSync(new URL(`${name}.json`, folder), 'utf8')
  } catch {
    return ''
  }
}

export function writeExpected(name: string, text: string): void {
  writeFileSync(new URL(`${name}.json`, folder), text)
}
