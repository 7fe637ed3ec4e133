import { fileURLToPath } from 'node:url'
import prettier from 'prettier'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { claims, folderWith, plumbline } from './run-plumbline.ts'
import { auditDocumentSchema } from './schema/audit-document-schema.ts'

const published = fileURLToPath(
  new URL('../../../docs/audit-document.schema.json', import.meta.url),
)

/** `npx vitest run -u packages/cli/test/audit-document-schema.test.ts` writes it anew. */
test('the published schema is the one that documents are held to', async () => {
  const schema = z.toJSONSchema(auditDocumentSchema, { io: 'input', override: withoutSafeLimits })
  const text = await prettier.format(JSON.stringify(schema), { parser: 'json', printWidth: 100 })
  await expect(text).toMatchFileSnapshot(published)
})

/** What every integer is in JavaScript, nobody needs to read. */
function withoutSafeLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

const sample = (name: string) => fileURLToPath(new URL(`../../../samples/${name}`, import.meta.url))

test.each([
  ['medical claims', sample('medical-claims.csv')],
  ['medical claims in a PDF', sample('medical-claims.pdf')],
  ['pharmacy claims', sample('pharmacy-claims.csv')],
  ['a few lines', 'claims.csv'],
])('the document of %s holds to it, and has nothing that it does not name', async (_, file) => {
  const { out } = await plumbline(
    folderWith({ 'claims.csv': claims }),
    'audit',
    file,
    '--json',
    '-',
  )
  const document: unknown = JSON.parse(out)
  expect(auditDocumentSchema.parse(document)).toEqual(document)
})

test('what is missing, or of another kind, does not hold', () => {
  expect(auditDocumentSchema.safeParse({ schemaVersion: 2 }).success).toBe(false)
  expect(auditDocumentSchema.safeParse([]).success).toBe(false)
})
