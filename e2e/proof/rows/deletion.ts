import { readdirSync } from 'node:fs'
import { claimsFile, sendFile, whenEnded } from '../harness/claims.ts'
import { ask } from '../harness/database.ts'
import { newCustomer, password } from '../harness/people.ts'
import type { Product } from '../harness/products.ts'
import type { Row } from '../harness/row.ts'

/** M: customers delete what is theirs. */

/** Tables of the product with rows of an account, by every column that could name it, from the catalog. */
async function tablesNaming(product: Product, id: string): Promise<string[]> {
  const columns = await ask(product, [
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid'
       and table_name not in ('audit_trail', 'deletions')`,
  ])
  const found: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const rows = await ask(product, [
      `select 1 from "${String(table)}" where "${String(column)}" = '${id}' limit 1`,
    ])
    if (rows.length > 0) found.push(`${String(table)}.${String(column)}`)
  }
  return found
}

function filesNaming(folder: string, id: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.includes(id) && !name.startsWith('deletions'))
}

const ownDeletion: Row = {
  id: 'M9',
  title: 'A customer deletes an upload and the account: no row, no file, no session; others stay',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    for (let at = 0; at < count(10); at++) {
      const { visitor, id } = await newCustomer(product, people.admin.visitor)
      const send = () => sendFile(visitor, claimsFile({ mark: `ZQgone${at}n` }))
      const [first = '', second = ''] = [await send(), await send()]
      await whenEnded(visitor, first)
      await whenEnded(visitor, second)
      const named = await tablesNaming(product, first)
      tally.check(named.length > 0, 'the search finds nothing of an upload that is there')
      const foreign = await people.other.visitor.ask('DELETE', `/api/uploads/${first}`)
      tally.check(foreign.status === 404, `deleted by another: ${foreign.status}`)
      const gone = await visitor.ask('DELETE', `/api/uploads/${first}`)
      tally.check(gone.status === 200, `the upload: ${gone.status} ${gone.body.slice(0, 80)}`)
      const left = [
        ...(await tablesNaming(product, first)),
        ...filesNaming(product.dataFolder, first),
      ]
      tally.check(left.length === 0, `of the upload: ${left.join(', ')}`)
      const kept = await visitor.get(`/api/uploads/${second}/claims`)
      tally.check(kept.status === 200, `the other upload: ${kept.status}`)
      const wrong = await visitor.post('/api/account/delete', { password: 'not the password 1' })
      tally.check(wrong.status >= 400 && wrong.status < 500, `a wrong password: ${wrong.status}`)
      const { status } = await visitor.post('/api/account/delete', { password })
      tally.check(status === 200, `the account: ${status}`)
      for (const one of [id, second]) {
        const of = [...(await tablesNaming(product, one)), ...filesNaming(product.dataFolder, one)]
        tally.check(of.length === 0, `of the account: ${of.join(', ')}`)
      }
      tally.check((await visitor.get('/api/user')).status === 401, 'the session still holds')
    }
    const other = await people.other.visitor.get(`/api/uploads/${people.other.uploadId}/claims`)
    tally.check(other.body.includes(people.other.mark), 'another customer’s claims are gone')
  },
}

export const deletionRows = [ownDeletion]
