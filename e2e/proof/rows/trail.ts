import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '../harness/commands.ts'
import { ask } from '../harness/database.ts'
import { register, signInAsAdministrator } from '../harness/people.ts'
import type { Row } from '../harness/row.ts'

/** M: the audit trail, changed by whoever holds the database. */

const middle = '(select sequence from audit_trail order by random() limit 1)'
const last = '(select max(sequence) from audit_trail)'

/** Each leaves a trail that is not what was written; all as the database's owner. */
const tampers: readonly (readonly string[])[] = [
  [`update audit_trail set action = 'signed-in-x' where sequence = ${middle}`],
  [`update audit_trail set address = '10.9.8.7' where sequence = ${middle}`],
  [`update audit_trail set detail = '{"x":1}' where sequence = ${middle}`],
  [`update audit_trail set at = at - interval '1 hour' where sequence = ${middle}`],
  [`update audit_trail set actor_id = gen_random_uuid() where sequence = ${middle}`],
  [`delete from audit_trail where sequence = ${middle}`],
  [`delete from audit_trail where sequence = ${last}`],
  ['delete from audit_trail'],
  ['delete from audit_trail', 'delete from audit_trail_head'],
  [`delete from audit_trail where sequence > ${last} - 5`],
]

const trailTampered: Row = {
  id: 'M6',
  isLong: true,
  title:
    'Entries of the audit trail changed, moved in time, cut out, cut off, all gone: each is seen',
  less: 'the plan has 200 tampers: each is followed by the command, some seconds on a shared machine',
  async run({ products, tally, count }) {
    const product = await products.start({ ROLE: 'server' })
    await signInAsAdministrator(product)
    for (let at = 0; at < 10; at++) await register(product)
    // The anchor follows within a second.
    await pause(3_000)
    const verify = () => runCommand('verify-audit-trail', product.dataFolder)
    const whole = await verify()
    tally.check(whole.code === 0, `before: ${whole.said.slice(0, 120)}`)
    const asOwner = (...statements: string[]) =>
      ask(product, ['set session_replication_role = replica', ...statements])
    const tables = ['audit_trail', 'audit_trail_head']
    await asOwner(
      ...tables.flatMap((name) => [
        `create table kept_${name} as table ${name}`,
        // The product opens no database with a table that is held to nobody.
        `alter table kept_${name} enable row level security, force row level security`,
      ]),
    )
    for (let at = 0; at < count(40); at++) {
      const tamper = tampers[at % tampers.length] ?? []
      await asOwner(...tamper)
      const { code, said } = await verify()
      tally.check(code === 1, `${tamper.join('; ')}: ${code} ${said.slice(0, 80)}`)
      const put = tables.flatMap((name) => [
        `delete from ${name}`,
        `insert into ${name} overriding system value select * from kept_${name}`,
      ])
      await asOwner(...put)
    }
    const after = await verify()
    tally.check(after.code === 0, `put back as it was: ${after.said.slice(0, 120)}`)
  },
}

export const trailRows = [trailTampered]
