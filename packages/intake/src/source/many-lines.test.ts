import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readClaims } from '../index.ts'

it('refuses a packed file of more lines than an audit holds, before its rows are read', async () => {
  const text = `claim_id,date_of_service,cpt,charge\n${'1,\n'.repeat(5_000_000)}`
  const bytes = gzipSync(text, { level: 1 })
  await expect(readClaims({ name: 'rows.csv.gz', bytes })).rejects.toMatchObject({
    code: 'file-too-large',
    message:
      'The file has more than 5,000,000 lines. Split it into smaller files, such as one for each month of service.',
  })
})
