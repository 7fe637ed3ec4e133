import { claimsFile, sendFile, whenEnded } from '../harness/claims.ts'
import { newCustomer, signInAsAdministrator } from '../harness/people.ts'
import { startProduct } from '../harness/products.ts'
import type { Row } from '../harness/row.ts'
import { filesIn, tampers, whereInClear } from '../harness/stored-files.ts'
import { Visitor } from '../harness/visitor.ts'

/** G: what lies on the disk. */

const identifiers: Row = {
  id: 'G1',
  isLong: true,
  title: 'Names and numbers of patients, in database, files, queue and log: nowhere in clear',
  async run({ products, tally }) {
    const { product, people } = await products.shared()
    const { mark } = people.active
    for (const words of [`${mark}member0`, `${mark}name`]) {
      const found = whereInClear(product.dataFolder, words)
      tally.check(found.length === 0, `${words} in ${found.join(', ')}`)
      tally.check(!product.process.said().includes(words), `${words} in the log`)
    }
    const found = whereInClear(product.dataFolder, people.active.email)
    tally.check(found.length > 0, 'the search finds nothing at all: not even the account')
    for (const secret of [people.active.visitor.cookie, people.admin.visitor.cookie]) {
      tally.check(whereInClear(product.dataFolder, secret).length === 0, 'a session in clear')
      tally.check(!product.process.said().includes(secret), 'a session in the log')
    }
    tally.check(!product.process.said().includes(mark), 'a customer’s words in the log')
  },
}

const claimRows: Row = {
  id: 'G1r',
  isLong: true,
  title: 'Claim numbers, providers, names of files and uploads: nowhere in clear',
  async run({ products, tally }) {
    const { product, people } = await products.shared()
    const { mark } = people.active
    for (const words of [`${mark}claim0`, `${mark}doctor`, `${mark}file`, `${mark}upload`]) {
      const found = whereInClear(product.dataFolder, words)
      tally.check(found.length === 0, `${words} in ${found.join(', ')}`)
    }
  },
}

const changedFiles: Row = {
  id: 'G2',
  less: 'the plan has 11,000 changes; here whole files, the envelope’s own tests flip every byte',
  isLong: true,
  title: 'Stored files changed, cut, lengthened or gone before they are audited: never audited',
  async run({ tally, count }) {
    // Without a worker, files wait where they can be changed.
    let product = await startProduct({ ROLE: 'server' })
    try {
      const { visitor } = await newCustomer(product, await signInAsAdministrator(product))
      const ids: string[] = []
      const folder = product.dataFolder
      const storedNow = () =>
        filesIn(folder).filter((file) => !/\/(?:postgres|compile-cache)\//.test(file))
      for (let at = 0; at < count(12); at++) {
        const before = new Set(storedNow())
        const id = await sendFile(visitor, claimsFile({ mark: `ZQtamper${at}n` }))
        if (id === undefined) throw new Error('The file was refused')
        const stored = storedNow().filter((file) => !before.has(file) && file.includes(id))
        const file = stored[0] ?? storedNow().find((one) => !before.has(one))
        if (file === undefined) throw new Error('No stored file was found')
        tampers[at % tampers.length]?.(file)
        ids.push(id)
      }
      const { cookie } = visitor
      await product.stop('keep')
      product = await startProduct({}, folder)
      const again = new Visitor(product.url, visitor.address, cookie)
      for (const id of ids) {
        const { status } = await whenEnded(again, id)
        tally.check(status === 'failed', `a changed file: ${status}`)
      }
    } finally {
      await product.stop()
    }
  },
}

export const dataRows = [identifiers, claimRows, changedFiles]
