import { Upload } from '@plumbline/contract'
import { allAnswers, threeFiles } from './all-answers.ts'
import { customer, type TestCustomer } from './customers.ts'
import { multipartRequest } from './multipart.ts'
import { ended } from './run-worker.ts'
import type { TestServer } from './test-server.ts'

/** Audits of somebody who wants a model's words and has none yet. */
export interface AuditsToWord {
  readonly owner: TestCustomer
  readonly uploads: readonly Upload[]
  /** All that the product says of them without a word of a model. */
  readonly before: string
}

/** Has three files audited; a worker has to run. What the worker is told of words goes to nobody: its breaker is open. */
export async function auditsToWord(server: TestServer): Promise<AuditsToWord> {
  const owner = await customer(server)
  const uploads: Upload[] = []
  for (const [auditType, text] of threeFiles) {
    const parts = [
      { name: 'uploadName', value: 'March' },
      { name: 'auditType', value: auditType },
      { name: 'file', fileName: 'a.csv', value: text },
    ]
    const { id } = Upload.parse((await owner.visitor.send(multipartRequest(parts))).json())
    uploads.push(await ended(owner.visitor, id))
  }
  const before = await allAnswers(owner.visitor, uploads)
  for (let failures = 0; failures < 5; failures += 1) server.context.model?.breaker.failed(owner.id)
  await owner.visitor.post('/api/ai-settings', { words: true })
  return { owner, uploads, before }
}
