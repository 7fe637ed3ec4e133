import { randomBytes, randomInt } from 'node:crypto'
import { pdfOf } from '../../../packages/intake/src/testing/pdf-of.ts'
import { claimLine, claimsFile, claimsHeader, sendFile, whenEnded } from '../harness/claims.ts'
import type { Proof, Row } from '../harness/row.ts'
import { newCustomer } from '../harness/people.ts'

/** C: files made to break what reads them. */

const seedCsv = [claimsHeader, ...Array.from({ length: 20 }, (_, at) => claimLine('ZQseed', at))]

/** What a file may be spoiled by; each takes a good one. */
const spoilers: readonly ((good: Buffer) => Buffer)[] = [
  (good) => flipped(good, 3),
  (good) => flipped(good, 200),
  (good) => good.subarray(0, randomInt(1, good.length)),
  (good) => Buffer.concat([good, randomBytes(500)]),
  (good) => spliced(good, Buffer.from('"')),
  (good) => spliced(good, Buffer.from([0, 0, 0])),
  (good) => spliced(good, Buffer.from('\ud800\u202e\ufeff', 'utf8')),
  (good) => spliced(good, Buffer.from('\r')),
  (good) => spliced(good, Buffer.from(','.repeat(5_000))),
  (good) => Buffer.from(good.toString().replaceAll(',', ';').replaceAll('\n', '\r\r\n')),
  (good) => Buffer.from(`\ufeff${good.toString()}`, 'utf16le'),
  (good) =>
    Buffer.from(good.toString().replace('Units', '__proto__').replace('Paid', 'constructor')),
  (good) => Buffer.from(good.toString().replaceAll('120.00', '1e999').replaceAll('2024', '9999')),
]

function flipped(good: Buffer, bytes: number): Buffer {
  const copy = Buffer.from(good)
  for (let at = 0; at < bytes; at++) copy[randomInt(copy.length)] = randomInt(256)
  return copy
}

function spliced(good: Buffer, piece: Buffer): Buffer {
  const at = randomInt(good.length)
  return Buffer.concat([good.subarray(0, at), piece, good.subarray(at)])
}

/** Sends spoiled files: each ends with results or a sentence, and the next good one is audited. */
async function sendSpoiled(
  { products, tally }: Proof,
  good: Buffer,
  fileName: string,
  files: number,
): Promise<void> {
  const { product, people } = await products.shared()
  const { visitor } = await newCustomer(product, people.admin.visitor)
  const together = 8
  for (let from = 0; from < files; from += together) {
    const batch = Array.from({ length: Math.min(together, files - from) }, async (_, at) => {
      const spoil = spoilers[(from + at) % spoilers.length]
      const file = spoil?.(good) ?? good
      const id = await sendFile(visitor, claimsFile({ mark: 'ZQspoiled', fileName, file }))
      // Refused at once, which is an end as well.
      if (id === undefined) return true
      const { status, errorMessage } = await whenEnded(visitor, id)
      return status === 'completed' || (status === 'error' && errorMessage.length > 20)
    })
    for (const held of await Promise.all(batch)) tally.check(held, 'ended without a sentence')
    const health = await visitor.get('/healthz')
    tally.check(health.status === 200, `health after spoiled files: ${health.status}`)
  }
  const last = await sendFile(visitor, claimsFile({ mark: 'ZQgood', lines: 3 }))
  const ended = last === undefined ? undefined : await whenEnded(visitor, last)
  tally.check(ended?.status === 'completed' && ended.totalClaims === 3, 'the next good file')
}

const spoiledCsv: Row = {
  id: 'C1',
  less: 'the plan has 10,000 mutants; 3,000 more go through the reader alone in its own tests',
  title: 'Spoiled CSV files: results or a sentence, and the next file works',
  run: (proof) => sendSpoiled(proof, Buffer.from(seedCsv.join('\n')), 'a.csv', proof.count(400)),
}

const spoiledPdf: Row = {
  id: 'C2',
  less: 'the plan has 3,050, with a thousand of pdf.js’s own files, which are not part of the repository',
  isLong: true,
  title: 'Spoiled PDF files: results or a sentence, and the next file works',
  async run(proof) {
    const cells = seedCsv.map((line) => line.split(',').slice(0, 10))
    const [header = [], ...rows] = cells
    const good = Buffer.from(await pdfOf(header, rows))
    await sendSpoiled(proof, good, 'a.pdf', proof.count(120))
  },
}

const rowsKept: Row = {
  id: 'C1r',
  title: 'No row is lost: rows with one spoiled cell are audited or set aside with a reason',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const { visitor } = await newCustomer(product, people.admin.visitor)
    const spoiled = [
      '',
      '1e999',
      '0000-00-00',
      '<b>',
      '=1+1',
      '\u202e',
      'x'.repeat(5_000),
      '-',
      '"',
    ]
    for (let at = 0; at < count(40); at++) {
      const lines = seedCsv.map((line, row) => {
        if (row === 0 || row % 3 !== 0) return line
        const cells = line.split(',')
        cells[(row + at) % cells.length] = JSON.stringify(spoiled[at % spoiled.length]).slice(1, -1)
        return cells.join(',')
      })
      const id = await sendFile(visitor, claimsFile({ mark: 'ZQkept', file: lines.join('\n') }))
      if (id === undefined) continue
      const { status, totalClaims } = await whenEnded(visitor, id)
      const details = (await visitor.get(`/api/uploads/${id}`)).body
      const aside = Number(/"setAsideRows":(\d+)/.exec(details)?.[1] ?? 0)
      const whole = status === 'error' || totalClaims + aside === seedCsv.length - 1
      tally.check(whole, `${totalClaims} audited and ${aside} set aside of ${seedCsv.length - 1}`)
    }
  },
}

const page = '<!doctype html><script>alert(1)</script>'
const lies: readonly (readonly [string, Buffer])[] = [
  ['a.csv', Buffer.from('MZ\u0090\u0000this program cannot be run')],
  ['a.csv', Buffer.from(page)],
  ['a.csv', Buffer.from('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>')],
  ['a.pdf', Buffer.from('PK\u0003\u0004zip')],
  ['a.csv', Buffer.from('%PDF-1.7\nnothing')],
  ['a.pdf', Buffer.from('claim_id\n1')],
  ['a.csv.exe', Buffer.from(seedCsv.join('\n'))],
  ['a.html', Buffer.from(page)],
  ['a.csv', Buffer.alloc(0)],
  ['a.csv', Buffer.from('x')],
]
const strangeNames = [
  ...['../../../etc/passwd.csv', '..\\..\\x.csv', '/etc/x.csv', 'C:\\x.csv', '\u202efdp.csv'],
  ...[`${'x'.repeat(300)}.csv`, 'a%00.csv', '.csv', 'con.csv', '<img src=x onerror=alert(1)>.csv'],
]

const typeLies: Row = {
  id: 'C3',
  title: 'Files that are not what they say, and names that would lead elsewhere',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const { visitor } = await newCustomer(product, people.admin.visitor)
    for (const [fileName, file] of lies.slice(0, count(lies.length * 10))) {
      const id = await sendFile(visitor, claimsFile({ mark: 'ZQlie', fileName, file }))
      const ended = id === undefined ? undefined : await whenEnded(visitor, id)
      tally.check(ended?.status !== 'completed', `${fileName}: ${file.subarray(0, 20).toString()}`)
    }
    for (const fileName of strangeNames.slice(0, count(strangeNames.length * 10))) {
      const id = await sendFile(visitor, claimsFile({ mark: 'ZQname', fileName }))
      const ended = id === undefined ? undefined : await whenEnded(visitor, id)
      tally.check(ended?.status !== 'error', `${fileName}: ${ended?.errorMessage ?? ''}`)
    }
  },
}

export const fileRows = [spoiledCsv, rowsKept, spoiledPdf, typeLies]
