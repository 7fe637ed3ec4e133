import { writeFileSync } from 'node:fs'
import { skeletonOf, type Skeleton } from '@plumbline/ai'
import { loadReference } from '@plumbline/reference'
import { goldenFiles } from '../packages/golden/src/golden-files.ts'
import { auditGolden } from '../packages/golden/src/measuring/audit-golden.ts'
import { evaluateWords } from '../packages/server/src/model/evaluation/evaluate-words.ts'
import { evaluationText } from '../packages/server/src/model/evaluation/evaluation-text.ts'
import { sdkTransport } from '../packages/server/src/model/sdk-transport.ts'
import { parseEnvironment } from '../packages/server/src/settings/environment.ts'
import { modelOf } from '../packages/server/src/settings/model-settings.ts'

/** Asks the model that is set for words about patterns of the golden files and writes down how it did. */
const settings = modelOf(parseEnvironment(process.env))
if (settings === undefined) {
  process.stderr.write(
    'No model is set, so none can be measured. Set AI_PROVIDER, AI_MODEL and AI_API_KEY (docs/ai.md), then run this again.\n',
  )
  process.exit(1)
}

const most = 200
const skeletons = await patterns()
process.stdout.write(`Asking ${settings.model} about ${skeletons.length} patterns.\n`)
const evaluation = await evaluateWords(sdkTransport(settings), skeletons, (done) => {
  if (done % 20 === 0) process.stdout.write(`${done} of ${skeletons.length}\n`)
})
if (evaluation.failed === evaluation.asked) {
  process.stderr.write('The provider answered nothing; nothing was written. Check its settings.\n')
  process.exit(1)
}
const day = new Date().toISOString().slice(0, 10)
const file = new URL('../docs/ai-results.md', import.meta.url)
writeFileSync(file, evaluationText(evaluation, { day, prices: settings.prices }))
process.stdout.write('Wrote docs/ai-results.md.\n')

/** Each pattern of the files with planted errors once, as many as are worth their price. */
async function patterns(): Promise<readonly Skeleton[]> {
  const { tables } = loadReference()
  const found = new Map<string, Skeleton>()
  for (const file of goldenFiles().filter(({ name }) => name.startsWith('planted'))) {
    const { claims } = await auditGolden(file, 'plain', tables)
    for (const { findings } of claims)
      for (const finding of findings) {
        const skeleton = skeletonOf(finding)
        found.set(JSON.stringify(skeleton), skeleton)
      }
  }
  return Array.from(found.values()).slice(0, most)
}
