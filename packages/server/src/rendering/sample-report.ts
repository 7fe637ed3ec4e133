import { join } from 'node:path'
import { allRules, assembleDocument, runAudit } from '@plumbline/engine'
import { readClaims } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { renderReport } from '@plumbline/report'
import { productVersion } from '../product-version.ts'
import { causeWordsBy } from './cause-words.ts'

const fileName = 'medical-claims.csv'
const path = join(import.meta.dirname, '../../../../samples', fileName)
const dayMs = 86_400_000

/** The report of the sample file, audited now by every rule and the starter pack. */
export async function sampleReport(): Promise<string> {
  const intake = await readClaims({ name: fileName, path }, {})
  const { tables, releases } = loadReference()
  const now = Date.now()
  const { lines, fields, lineColumns: columns, members } = intake
  const auditDay = Math.floor(now / dayMs)
  const result = runAudit({ lines, fields, columns, rules: allRules, tables, auditDay })
  return renderReport({
    document: assembleDocument(intake, releases, result),
    ...{ lines, members, rules: allRules, productVersion },
    causeWords: causeWordsBy(),
    cover: { isSample: true },
    auditedAt: new Date(now).toISOString(),
  })
}
