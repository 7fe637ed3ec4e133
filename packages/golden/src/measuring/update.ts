import { loadReference } from '@plumbline/reference'
import { goldenFiles } from '../golden-files.ts'
import { auditGolden } from './audit-golden.ts'
import { committedText, expectedText, writeExpected } from './expected-findings.ts'

/** Writes `golden/*.json` anew and says what changed. */
export async function updateExpected(): Promise<void> {
  const { tables } = loadReference()
  for (const file of goldenFiles()) {
    const { findings } = await auditGolden(file, 'plain', tables)
    const text = expectedText(file, findings)
    const word = text === committedText(file.name) ? 'unchanged' : 'changed'
    writeExpected(file.name, text)
    process.stdout.write(
      `${file.name}: ${file.rows.length} rows, ${findings.length} findings, ${word}\n`,
    )
  }
}
