import { randomBytes } from 'node:crypto'
import { claimsFile, sendFile, whenEnded } from '../harness/claims.ts'
import { runCommand } from '../harness/commands.ts'
import { ask, databaseUrl } from '../harness/database.ts'
import { newAddress, newCustomer, register, signInAsAdministrator } from '../harness/people.ts'
import { startProduct } from '../harness/products.ts'
import type { Row } from '../harness/row.ts'
import { fieldOf, Visitor } from '../harness/visitor.ts'

/** S: what an attack once proved, tried again. */

const fairness: Row = {
  id: 'S1',
  isLong: true,
  title:
    'Behind 20 files of 5,000 lines of another customer: a small file is ready before three of them',
  less: 'counted in files that end before it, not in seconds: the machine is shared',
  async run({ products, tally, count }) {
    const product = await products.start()
    const admin = await signInAsAdministrator(product)
    const big = await newCustomer(product, admin)
    const small = await newCustomer(product, admin)
    const files = Math.max(6, count(20))
    const waiting: string[] = []
    for (let at = 0; at < files; at++) {
      const parts = claimsFile({ mark: `ZQbig${at}n`, lines: 5_000 })
      waiting.push((await sendFile(big.visitor, parts)) ?? '')
    }
    const endedOf = async () => {
      const list = JSON.parse((await big.visitor.get('/api/uploads')).body) as { status: string }[]
      return list.filter(({ status }) => status !== 'processing').length
    }
    const before = await endedOf()
    const parts = claimsFile({ mark: 'ZQsmall', lines: 200 })
    const id = (await sendFile(small.visitor, parts)) ?? ''
    tally.check((await whenEnded(small.visitor, id)).status === 'completed', 'the small file')
    const overtaken = (await endedOf()) - before
    tally.check(overtaken < 3, `${overtaken} big files ended before the small one`)
    for (const one of waiting) {
      const { status, totalClaims } = await whenEnded(big.visitor, one)
      tally.check(status === 'completed' && totalClaims === 5_000, `${status} ${totalClaims}`)
    }
  },
}

/** What whoever steals the application's login would try, to get past what it may see and do. */
const escalations: readonly (readonly string[])[] = [
  ['set role none', 'select count(*)::int as seen from claims'],
  ['reset role', 'select count(*)::int as seen from claims'],
  ['reset session authorization', 'select count(*)::int as seen from claims'],
  ['set role plumbline_owner'],
  ['set session authorization plumbline_owner'],
  ['set row_security = off', 'select count(*)::int as seen from claims'],
  ['delete from audit_trail'],
  ["update audit_trail set action = 'x'"],
  ['truncate audit_trail'],
  ['alter table claims disable row level security'],
  ['alter table claims no force row level security'],
  ['drop policy if exists tenant on claims', 'drop table claims'],
  ['create table of_the_thief (id int)'],
  ['create role thief superuser'],
  ['alter role plumbline_app bypassrls'],
  ['grant plumbline_owner to plumbline_app'],
  ["copy (select 1) to program 'true'"],
  ["select pg_read_file('/etc/passwd')"],
  ['create extension dblink'],
]

const databaseLogins: Row = {
  id: 'S3',
  title: 'The application’s database login: no way to other rows, the trail, or another role',
  async run({ products, tally }) {
    const { product } = await products.shared()
    const all = await ask(product, ['select count(*)::int as seen from claims'])
    tally.check(Number(all[0]?.['seen']) > 0, 'there is nothing that could be seen')
    for (const statements of escalations) {
      const answer = await ask(product, statements, 'plumbline_app').catch(() => 'refused')
      const held = answer === 'refused' || (typeof answer !== 'string' && answer[0]?.['seen'] === 0)
      tally.check(held, `${statements.join('; ')}: ${JSON.stringify(answer).slice(0, 80)}`)
    }
    const started = await runCommand('start', product.dataFolder, {
      DATABASE_URL: databaseUrl(product),
    })
    tally.check(started.code === 1, `started as a superuser: ${started.code}`)
    tally.check(/login|superuser|owns/i.test(started.said), started.said.slice(0, 120))
  },
}

const strangersPurchase: Row = {
  id: 'S4',
  title: 'A stranger pays with a customer’s address: plan and subscription stay as they were',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    for (let at = 0; at < count(20); at++) {
      const { visitor, email, id } = await register(product)
      const planId = at % 2 === 0 ? 'enterprise' : 'professional'
      await people.admin.visitor.post('/api/admin/update-plan', { userId: id, planId })
      const before = (await visitor.get('/api/user')).body
      const written = at % 3 === 0 ? email.toUpperCase() : email
      const stranger = new Visitor(product.url, newAddress())
      const order = { planId: 'starter', companyName: 'A', email: written }
      const checkout = await stranger.post('/api/create-checkout-session', order)
      const session = new URL(fieldOf(checkout, 'url')).pathname
      const form = 'application/x-www-form-urlencoded'
      const paid = await stranger.ask('POST', session, {
        bytes: Buffer.from('choice=pay'),
        headers: { 'content-type': form },
      })
      tally.check(paid.status === 303, `paying: ${paid.status}`)
      await stranger.get(`/api/verify-payment/${session.split('/').at(-1) ?? ''}`)
      tally.check((await visitor.get('/api/user')).body === before, 'the account was changed')
    }
  },
}

const wrongKey: Row = {
  id: 'S6',
  isLong: true,
  title: 'Wrong keys start nothing, and leave the trail whole for the right one',
  async run({ tally, count }) {
    const first = await startProduct()
    const folder = first.dataFolder
    const { visitor } = await newCustomer(first, await signInAsAdministrator(first))
    const id = (await sendFile(visitor, claimsFile({ mark: 'ZQkey' }))) ?? ''
    await whenEnded(visitor, id)
    await first.stop('keep')
    for (let at = 0; at < count(10); at++) {
      const key = randomBytes(32).toString('hex')
      const { code, said } = await runCommand('start', folder, { ENCRYPTION_KEY: key })
      tally.check(code === 1 && said.includes('is not the key of this database'), said.slice(0, 99))
    }
    const again = await startProduct({}, folder)
    try {
      const verified = await runCommand('verify-audit-trail', folder)
      tally.check(verified.code === 0, verified.said.slice(0, 120))
      const owner = new Visitor(again.url, visitor.address, visitor.cookie)
      const claims = await owner.get(`/api/uploads/${id}/claims`)
      tally.check(claims.body.includes('ZQkeyclaim0'), `the claims: ${claims.status}`)
    } finally {
      await again.stop()
    }
  },
}

export const findingRows = [fairness, databaseLogins, strangersPurchase, wrongKey]
