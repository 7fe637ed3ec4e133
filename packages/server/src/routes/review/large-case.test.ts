import { CaseWhole, ErrorAnswer, LetterWhole } from '@plumbline/contract'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { change, caseVisitor } from '../../testing/case-visitor.ts'
import { runWorker } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const claims = 510
const csv = [
  'Claim ID,Patient ID,Billing NPI,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
  ...Array.from({ length: claims }, (_, at) => {
    const line = `C${at},M${at},1003000126,2024-03-01,99213,E119,1,120.00,80.00`
    return [line, line, line]
  }).flat(),
].join('\n')

test('a letter of very many lines is a page, and no Word document; its evidence says so', async () => {
  const { visitor, uploadId } = await caseVisitor(server, csv)
  const given = { filter: { upload: uploadId, decision: 'confirmed' } }
  const made = await visitor.post('/api/cases', {
    ...given,
    ...{ role: 'plan', situation: 'record-request' },
  })
  expect(made.statusCode, made.body.slice(0, 200)).toBe(201)
  const { id, reference, items } = CaseWhole.parse(made.json())
  expect(items.length).toBeGreaterThanOrEqual(claims)
  expect((await change(visitor, id, { counterpart: 'A group' })).statusCode).toBe(200)
  const letter = LetterWhole.parse((await visitor.post(`/api/cases/${id}/letters`)).json())
  const document = (format: string) =>
    visitor.get(`/api/letters/${letter.id}/document?format=${format}`)
  expect((await document('html')).statusCode).toBe(200)
  const refused = await document('docx')
  expect(refused.statusCode).toBe(400)
  expect(ErrorAnswer.parse(refused.json()).message).toContain('too large for Word')
  const files = unzipSync((await visitor.get(`/api/cases/${id}/evidence`)).rawPayload)
  const said = files[`${reference}/letters/letter_${reference}_v1_draft_without_word.txt`]
  expect(Buffer.from(said ?? []).toString()).toContain('too large for Word')
})
