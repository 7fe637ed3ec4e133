import { narrate, narrated, Narration, plainWords, skeletonOf, type Audience } from '@plumbline/ai'
import type { FindingWords } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { findModelTexts } from '../../db/model/model-texts.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { StoredFinding } from '../../stored-audits/stored-finding.ts'
import { textKey } from './text-key.ts'

/**
 * Each finding in plain words: those that a model wrote for its pattern where the customer wants them
 * and they were accepted, else those of the rules.
 */
export async function findingWords(
  { database, model }: Pick<Context, 'database' | 'model'>,
  tx: TenantTransaction,
  findings: readonly StoredFinding[],
): Promise<readonly FindingWords[]> {
  const wanted = model !== undefined && (await findModelSwitches(tx)).words
  const keys = findings.map((finding) =>
    wanted ? keyOf(finding, model.settings.model) : undefined,
  )
  const asked = keys.filter((key) => key !== undefined)
  const kept = await database.asSystemSingly((system) => findModelTexts(system, asked))
  const bodies = new Map(kept.map(({ key, body }) => [key.toString('hex'), body]))
  return findings.map((finding, at) => {
    const body = bodies.get(keys[at]?.toString('hex') ?? '')
    const narration = Narration.safeParse(body)
    if (!narration.success) return wordsBy('rules', (audience) => plainWords(finding, audience))
    const { data } = narration
    return wordsBy('model', (audience) => narrated(data, audience, finding.message))
  })
}

function keyOf(finding: StoredFinding, model: string): Buffer | undefined {
  const { parts, ofEarlierClaim } = finding
  if (ofEarlierClaim) return undefined
  return parts && textKey(narrate, model, skeletonOf({ ...finding, parts }))
}

function wordsBy(by: FindingWords['by'], words: (audience: Audience) => string): FindingWords {
  return {
    by,
    reviewer: words('reviewer'),
    provider: words('provider'),
    patient: words('patient'),
  }
}
