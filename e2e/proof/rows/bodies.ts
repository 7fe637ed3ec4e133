import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { endpoints, type Endpoint } from '@plumbline/contract'
import { pathWith } from '../harness/path-with.ts'
import { claimsFile } from '../harness/claims.ts'
import { newCustomer } from '../harness/people.ts'
import type { Row } from '../harness/row.ts'
import { formOf } from '../harness/visitor.ts'

/** C: requests made to break what takes them. */

const form = 'multipart/form-data; boundary=b'
const strangeForms: readonly { type: string; body: string }[] = [
  { type: 'multipart/form-data', body: 'x' },
  { type: `${form}; boundary=c`, body: '--c--' },
  { type: form, body: '' },
  { type: form, body: '--b' },
  { type: form, body: '--b\r\n\r\n' },
  { type: form, body: '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--' },
  {
    type: form,
    body: '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"; filename="b.csv"\r\n\r\nx\r\n--b--',
  },
  {
    type: form,
    body: '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nx\r\n'.repeat(10_000),
  },
  { type: `multipart/form-data; boundary=${'b'.repeat(5_000)}`, body: 'x' },
]

const multipart: Row = {
  id: 'C4',
  title:
    'Forms cut off anywhere, with thousands of parts, without bounds: refused, nothing left over',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const { visitor } = await newCustomer(product, people.admin.visitor)
    for (const { type, body } of strangeForms) {
      const sent = { bytes: Buffer.from(body), headers: { 'content-type': type } }
      const { status } = await visitor.ask('POST', '/api/uploads', sent)
      tally.check(status >= 400 && status < 500, `${type.slice(0, 60)}: ${status}`)
    }
    const whole = formOf(claimsFile({ mark: 'ZQcut', lines: 20 }))
    const cuts = count(280)
    for (let at = 0; at < cuts; at++) {
      const bytes = whole.bytes.subarray(0, Math.floor((whole.bytes.length * at) / cuts))
      const headers = { 'content-type': whole.type }
      const { status } = await visitor.ask('POST', '/api/uploads', { bytes, headers })
      tally.check(status >= 400 && status < 500, `cut at ${bytes.length}: ${status}`)
    }
    await pause(2_000)
    const parts = readdirSync(product.dataFolder, { recursive: true, encoding: 'utf8' })
    const left = parts.filter((name) => name.endsWith('.part'))
    tally.check(left.length === 0, `left over: ${left.join(', ')}`)
  },
}

const types = [
  ...['application/json\t', ' application/json', 'application/json; charset=utf-16', 'text/json'],
  ...['application/json garbage', 'APPLICATION/JSON', 'application/json, text/plain', 'text/plain'],
  ...['application/vnd.api+json', 'application/x-www-form-urlencoded', '', 'application/json;a'],
]
const strangeBodies = [
  ...['[]', '"x"', 'null', '1', '{', '{"a":', '{"__proto__":{"role":"admin"}}'],
  ...[`${'['.repeat(20_000)}${']'.repeat(20_000)}`, '{"email":{"$ne":1},"password":{"$ne":1}}'],
]

const contentTypes: Row = {
  id: 'C7',
  title: 'Content types and JSON that would slip past the description of a call: refused',
  async run({ products, tally }) {
    const { people } = await products.shared()
    const { visitor } = people.active
    const taking = Object.entries<Endpoint>(endpoints).filter(
      ([, { method, body, access }]) =>
        method !== 'GET' && body !== undefined && access !== 'admin',
    )
    for (const [name, { method, path }] of taking) {
      const asked = pathWith(path, randomUUID())
      const ask = (type: string, text: string) =>
        visitor.ask(method, asked, { bytes: Buffer.from(text), headers: { 'content-type': type } })
      for (const type of types) {
        const { status } = await ask(type, '{"invalid":true}')
        tally.check(status >= 400 && status < 500, `${name} ${JSON.stringify(type)}: ${status}`)
      }
      for (const text of strangeBodies) {
        const { status } = await ask('application/json', text)
        tally.check(status >= 400 && status < 500, `${name} ${text.slice(0, 40)}: ${status}`)
      }
    }
  },
}

const nul: Row = {
  id: 'C7n',
  title:
    'NUL in every text that is taken, odd addresses, parts without a name: refused, no error of ours',
  async run({ products, tally }) {
    const { people } = await products.shared()
    const { visitor } = people.active
    const names = { firstName: 'A', lastName: 'B', companyName: 'C' }
    const account = { email: 'a@proof.example', password: 'long enough 7', ...names }
    for (const field of ['firstName', 'lastName', 'companyName']) {
      const { status } = await visitor.post('/api/register', { ...account, [field]: 'a\0b' })
      tally.check(status === 400, `register ${field}: ${status}`)
      const profile = await visitor.post('/api/update-profile', { [field]: 'a\0b' })
      tally.check(profile.status === 400, `profile ${field}: ${profile.status}`)
    }
    for (const path of ['/api/verify-payment/%00', '/%E0%A4%A', '/api/%E0%A4%A']) {
      const { status, headers } = await visitor.get(path)
      tally.check(status >= 400 && status < 500, `${path}: ${status}`)
      tally.check(headers['x-content-type-options'] === 'nosniff', `${path}: no headers`)
    }
    const nameless =
      '--b\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: text/csv\r\n\r\nx\r\n--b--'
    const sent = { bytes: Buffer.from(nameless), headers: { 'content-type': form } }
    const { status } = await visitor.ask('POST', '/api/uploads', sent)
    tally.check(status < 500, `a file without a name: ${status}`)
  },
}

export const bodyRows = [multipart, contentTypes, nul]
