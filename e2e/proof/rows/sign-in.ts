import { randomUUID } from 'node:crypto'
import { newAddress, password, register } from '../harness/people.ts'
import type { Row } from '../harness/row.ts'
import { Visitor } from '../harness/visitor.ts'
import { welchT } from '../harness/statistics.ts'

/** B: signing in, by those who guess. */

const signIn = (visitor: Visitor, email: string, guess = 'not the password') =>
  visitor.post('/api/login', { email, password: guess })

const enumeration: Row = {
  id: 'B1',
  less: 'the plan has 1,000 pairs and five kinds of accounts; 200 pairs tell a t of 4.5 from none',
  title: 'Known and unknown accounts: the same answer in the same time (Welch |t| < 4.5)',
  async run({ products, tally, count }) {
    const { product } = await products.shared()
    const pairs = count(200)
    const known: number[] = []
    const unknown: number[] = []
    let email = ''
    for (let at = 0; at < pairs; at++) {
      // Fewer guesses at one account than would be counted against it.
      if (at % 8 === 0) ({ email } = await register(product))
      const visitor = new Visitor(product.url, newAddress())
      const timed = async (of: number[], who: string) => {
        const started = performance.now()
        const answer = await signIn(visitor, who)
        of.push(performance.now() - started)
        return `${answer.status} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`
      }
      const absent = `${randomUUID()}@proof.example`
      // In turn, so that what else the machine does weighs on both.
      const first = at % 2 === 0 ? await timed(known, email) : await timed(unknown, absent)
      const second = at % 2 === 0 ? await timed(unknown, absent) : await timed(known, email)
      tally.check(first === second, `${first} / ${second}`)
    }
    const t = Math.abs(welchT(known, unknown))
    tally.check(t < 4.5, `the times differ: |t| = ${t.toFixed(1)}`)
  },
}

/** Ways in which one person's address of mail may be written. */
const spellings = [
  (email: string) => email,
  (email: string) => email.toUpperCase(),
  (email: string) => ` ${email} `,
  (email: string) => email.replace('@', '@\u200b'),
  (email: string) => email.replace('e', '\u0435'),
]

/** Headers in which a guesser claims to be somebody else each time. */
const claims = (at: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.${at % 250}.${at % 240}`,
  'x-real-ip': `10.1.${at % 250}.${at % 240}`,
  forwarded: `for="[2001:db8::${at.toString(16)}]"`,
  'cf-connecting-ip': `10.2.${at % 250}.7`,
})

const bruteForce: Row = {
  id: 'B2',
  less: 'the plan has 10,000 guesses; after the tenth each is refused alike',
  title:
    'One account guessed from one address, headers and spelling changed each time: 10 at most are looked at',
  async run({ products, tally, count }) {
    const { product } = await products.shared()
    const { email, visitor } = await register(product)
    const guesser = new Visitor(product.url, newAddress())
    let verified = 0
    for (let at = 0; at < count(1_000); at++) {
      const spelled = spellings[at % spellings.length]?.(email) ?? email
      const body = { email: spelled, password: `guess ${at}` }
      const { status } = await guesser.post('/api/login', body, { headers: claims(at) })
      if (status === 401) verified++
      const held = [400, 401, 429].includes(status) && verified <= 10 * spellings.length
      tally.check(held, `guess ${at}: ${status}, ${verified} looked at`)
    }
    const own = await signIn(visitor, email, password)
    tally.check(own.status === 200, `the owner, where he signed in before: ${own.status}`)
  },
}

const spreadGuesses: Row = {
  id: 'B2s',
  title: 'One account guessed from many addresses: 10 at most are looked at in 15 minutes',
  async run({ products, tally, count }) {
    const { product } = await products.shared()
    const { email } = await register(product)
    let verified = 0
    for (let at = 0; at < Math.max(15, count(200)); at++) {
      const { status } = await signIn(new Visitor(product.url, newAddress()), email, `guess ${at}`)
      if (status === 401) verified++
      tally.check(verified <= 10, `${verified} guesses looked at`)
    }
  },
}

const ownerLockedOut: Row = {
  id: 'B2o',
  title: 'The owner signs in from a known browser while strangers guess from many addresses',
  async run({ products, tally }) {
    const { product } = await products.shared()
    const { email, visitor } = await register(product)
    for (let at = 0; at < 110; at++) {
      await signIn(new Visitor(product.url, newAddress()), email, `guess ${at}`)
    }
    const { status } = await signIn(visitor, email, password)
    tally.check(status === 200, `the owner: ${status}`)
  },
}

const spraying: Row = {
  id: 'B3',
  isLong: true,
  less: 'the plan has 2,000 over 200 addresses and an alarm; 400 from one, since each hundred slows the next by a second',
  title:
    'One password over many accounts from one address, 50 at once: each hundred waits a second more',
  async run({ products, tally, count }) {
    const { product } = await products.shared()
    const guesser = new Visitor(product.url, newAddress())
    const together = 50
    const waitingAtOnce = 4
    let looked = 0
    const spray = async () => {
      const started = performance.now()
      const { status } = await signIn(guesser, `${randomUUID()}@proof.example`, 'Summer2026!')
      return { status, milliseconds: performance.now() - started }
    }
    for (let before = 0; before < count(400); before += together) {
      const least = Math.floor(Math.max(0, before - 1) / 100) * 1_000
      const size = Math.min(together, count(400) - before)
      for (const { status, milliseconds } of await Promise.all(
        Array.from({ length: size }, spray),
      )) {
        // Few of one network wait at a time; who is told to come again was not looked at.
        const held = status === 429 || (status === 401 && milliseconds >= least)
        tally.check(held, `after ${before}: ${status} in ${Math.round(milliseconds)} ms`)
        if (status === 401) looked++
      }
    }
    const most = 100 + together + (waitingAtOnce * count(400)) / together
    tally.check(looked <= most, `${looked} guesses were looked at, of at most ${most}`)
  },
}

const registrationFlood: Row = {
  id: 'B4',
  title: 'Accounts registered from one address: limited',
  async run({ products, tally }) {
    const { product } = await products.shared()
    const address = newAddress()
    let made = 0
    for (let at = 0; at < 30; at++) {
      const names = { firstName: 'A', lastName: 'B', companyName: 'C' }
      const account = { email: `${randomUUID()}@proof.example`, password, ...names }
      const { status } = await new Visitor(product.url, address).post('/api/register', account)
      if (status < 300) made++
    }
    tally.check(made < 30, `${made} of 30 registered at once`)
  },
}

const longPasswords: Row = {
  id: 'B4l',
  title: 'Passwords of a megabyte are refused before they are hashed',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    for (let at = 0; at < count(200); at++) {
      const visitor = new Visitor(product.url, newAddress())
      const started = performance.now()
      const { status } = await signIn(visitor, people.active.email, 'x'.repeat(1 << 20))
      const milliseconds = performance.now() - started
      tally.check([400, 413].includes(status), `a megabyte: ${status}, ${milliseconds} ms`)
    }
  },
}

const weakPasswords: Row = {
  id: 'B5',
  title: 'Common passwords, the own address and the product’s name are refused',
  async run({ products, tally }) {
    const { product } = await products.shared()
    for (const weak of ['password', '12345678', 'aaaaaaaa', 'Plumbline', 'qwertyuiop', 'own']) {
      const email = `${randomUUID()}@proof.example`
      const account = { email, password: weak === 'own' ? email : weak }
      const names = { firstName: 'A', lastName: 'B', companyName: 'C' }
      const visitor = new Visitor(product.url, newAddress())
      const { status } = await visitor.post('/api/register', { ...account, ...names })
      tally.check(status === 400, `${weak}: ${status}`)
    }
  },
}

export const signInRows = [
  ...[enumeration, bruteForce, spreadGuesses, ownerLockedOut, spraying],
  ...[registrationFlood, longPasswords, weakPasswords],
]
