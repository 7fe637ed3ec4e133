import Papa from 'papaparse'
import { claimsFile, sendFile, whenEnded } from '../harness/claims.ts'
import { newCustomer } from '../harness/people.ts'
import type { Row } from '../harness/row.ts'
import { fileWith, starters } from './formulas.ts'

/** D: what the product writes, with hostile words in it. */

const scripts = [
  '<script>__xss(1)</script>',
  '<img src=x onerror=__xss(1)>',
  '"><svg onload=__xss(1)>',
  '</title><script>__xss(1)</script>',
  '</style><img src=x onerror=__xss(1)>',
  "javascript:__xss(1)//'",
  '<iframe srcdoc="<script>__xss(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=__xss(1)>',
  '{{constructor.constructor("__xss(1)")()}}',
  '${__xss(1)}',
  '<a href="javascript:__xss(1)">x</a>',
  '&lt;script&gt;__xss(1)&lt;/script&gt;',
  '<!--<img src="--><img src=x onerror=__xss(1)//">',
  '<form action=//evil.example><input name=x>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
]

const crossSiteScripting: Row = {
  id: 'D1',
  less: 'the plan renders a thousand strings in a browser; the journeys do that with fewer',
  title:
    'Scripts in every column, header, file name and title: none stands in report or answers as markup',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const { visitor } = await newCustomer(product, people.admin.visitor)
    const tags = (html: string) => html.match(/<[a-z!/]/gi)?.length ?? 0
    const reportOf = async (words: string, name: string) => {
      const parts = claimsFile({
        mark: name,
        fileName: `${words.replaceAll('"', '')}.csv`,
        file: fileWith(words),
      })
      const id = await sendFile(visitor, parts)
      if (id === undefined || (await whenEnded(visitor, id)).status !== 'completed')
        return undefined
      const claims = await visitor.get(`/api/uploads/${id}/claims`)
      return { report: await visitor.get(`/api/uploads/${id}/report?members=full`), claims }
    }
    const benign = await reportOf('plain words', 'plain')
    for (const words of scripts.slice(0, count(scripts.length * 4))) {
      const read = await reportOf(words, words)
      if (!tally.check(read !== undefined && benign !== undefined, `not audited: ${words}`))
        continue
      if (!read) continue
      const { body, headers } = read.report
      tally.check(!body.includes(words) || !/[<>]/.test(words), `stands as it is: ${words}`)
      tally.check(tags(body) === tags(benign?.report.body ?? ''), `brings markup: ${words}`)
      tally.check(
        /default-src 'none'/.test(String(headers['content-security-policy'])),
        'no policy',
      )
      const api = read.claims.headers
      const type = String(api['content-type'])
      tally.check(type.startsWith('application/json'), `claims are answered as ${type}`)
      tally.check(api['x-content-type-options'] === 'nosniff', 'claims could be sniffed')
    }
  },
}

/** What a spreadsheet would run: it looks past space, quotes and what cannot be seen. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks past
const runs = /^[\s\u0000-\u001f\u00a0\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/

const formulas: Row = {
  id: 'D2',
  title: 'Formulas in every column of the claims: the export has none, and amounts stay numbers',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const { visitor } = await newCustomer(product, people.admin.visitor)
    for (const words of starters.slice(0, count(starters.length * 4))) {
      const parts = claimsFile({ mark: 'ZQformula', file: fileWith(words) })
      const id = await sendFile(visitor, parts)
      if (id === undefined || (await whenEnded(visitor, id)).status !== 'completed') {
        tally.check(true, 'refused')
        continue
      }
      for (const file of ['claims.csv', 'set-aside.csv']) {
        const { body, status } = await visitor.get(`/api/uploads/${id}/${file}`)
        if (status !== 200) continue
        const { data } = Papa.parse<string[]>(body.replace(/^\ufeff/, ''), { skipEmptyLines: true })
        for (const cell of data.flat()) {
          const isNumber = /^-?\d+(?:\.\d+)?$/.test(cell)
          tally.check(isNumber || !runs.test(cell), `${file}: ${JSON.stringify(cell.slice(0, 60))}`)
        }
      }
    }
  },
}

export const outputRows = [crossSiteScripting, formulas]
