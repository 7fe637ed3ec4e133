import { ErrorAnswer, FindingGroups, FindingsPage, type Upload } from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const csv = [
  'Claim ID,Member ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI',
  'C1,QZ-1,2024-03-01,99213,E119,1,120.00,80.00,1234567893',
  'C2,QZ-1,2024-03-01,99213,E119,1,120.00,80.00,1234567893',
  'C3,QZ-4,2024-03-02,99213,E119,1,130.00,90.00,1003000126',
  'C4,QZ-4,2024-03-02,99213,E119,1,130.00,90.00,1003000126',
].join('\n')

let owner: TestCustomer
let upload: Upload
let payees: FindingGroups['groups']

beforeAll(async () => {
  owner = await customer(server)
  upload = await ended(owner.visitor, (await sendFile(owner.visitor, csv)).id)
  const answer = await owner.visitor.get(`/api/findings/groups?by=provider&upload=${upload.id}`)
  payees = FindingGroups.parse(answer.json()).groups
}, 60_000)

async function report(query = ''): Promise<string> {
  const answer = await owner.visitor.get(`/api/uploads/${upload.id}/report${query}`)
  expect([answer.statusCode, answer.body.slice(0, 80)]).toEqual([200, expect.anything()])
  return answer.body
}

function order(body: object) {
  return owner.visitor.post(`/api/uploads/${upload.id}/report`, body)
}

/** The dollars that a report says of itself, by how sure they are. */
function splitOf(text: string) {
  const after = (name: string) => {
    const found = new RegExp(`<dt>${name}</dt>\\s*<dd class="n">([^<]+)<`).exec(text)?.[1] ?? ''
    return Number(found.replaceAll(/[$,]/g, ''))
  }
  return { firm: after('Firm'), recordsNeeded: after('Records needed') }
}

test('the report, each packet and the list of the same filter come to the same, to the cent', async () => {
  const editions = payees.map(({ key }) => [`?edition=payee&payee=${key}`, `&provider=${key}`])
  for (const [edition = '', filter = ''] of [['', ''], ['?edition=summary', ''], ...editions]) {
    const list = await owner.visitor.get(`/api/findings?upload=${upload.id}${filter}`)
    const { dollars } = FindingsPage.parse(list.json())
    expect(dollars.firm + dollars.recordsNeeded).toBeGreaterThan(0)
    const { firm, recordsNeeded } = dollars
    expect(splitOf(await report(edition)), edition).toEqual({ firm, recordsNeeded })
  }
})

describe('one payee’s packet', () => {
  test('has the lines of the payee that was chosen, and no other', async () => {
    const labels = payees.map(({ label }) => label).sort()
    expect(labels).toEqual(['1003000126', '1234567893'])
    for (const { key, label } of payees) {
      const text = await report(`?edition=payee&payee=${key}`)
      const body = text.slice(text.indexOf('</head>'))
      const own = label === '1234567893' ? ['C1', 'C2'] : ['C3', 'C4']
      expect(text).toContain(label)
      expect(text).not.toContain(labels.find((other) => other !== label))
      for (const claim of ['C1', 'C2', 'C3', 'C4']) {
        expect([claim, new RegExp(`\\b${claim}\\b`).test(body)]).toEqual([
          claim,
          own.includes(claim),
        ])
      }
      expect(await report(`?edition=payee&payee=${key}`)).toBe(text)
    }
  })

  test('of nobody in the file is not found, and without a payee refused', async () => {
    const get = (query: string) => owner.visitor.get(`/api/uploads/${upload.id}/report${query}`)
    expect((await get(`?edition=payee&payee=${'ab'.repeat(32)}`)).statusCode).toBe(404)
    expect((await get('?edition=payee')).statusCode).toBe(400)
    expect((await get(`?payee=${'ab'.repeat(32)}`)).statusCode).toBe(400)
  })
})

describe('words for the cover', () => {
  const cover = { preparedFor: 'Acme <b>Health</b>', administrator: 'TPA, Inc.', status: 'final' }

  test('stand on it, and make a report of its own that stays', async () => {
    const plain = await report()
    const made = await order({ edition: 'summary', cover })
    expect(made.statusCode).toBe(200)
    expect(made.body).toContain('Acme &lt;b&gt;Health&lt;/b&gt;')
    expect(made.body).toContain('TPA, Inc.')
    expect(made.body).toMatch(/Final;/)
    expect((await order({ edition: 'summary', cover })).body).toBe(made.body)
    expect(await report()).toBe(plain)
  })

  test('too long are refused by name', async () => {
    const answer = await order({ cover: { administrator: 'x'.repeat(121) } })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('administrator')
  })
})

test('a decision makes a report of its own; the earlier one stays and can be asked for', async () => {
  const before = await report()
  const list = await owner.visitor.get(`/api/findings?upload=${upload.id}`)
  const [finding] = FindingsPage.parse(list.json()).items
  const decided = await owner.visitor.post(`/api/findings/${finding?.id}/decision`, {
    decision: 'dismissed',
    reason: 'contract-allows-it',
    note: 'ask Bob about the amendment',
  })
  expect(decided.statusCode).toBe(200)
  const after = await report()
  expect(after).not.toBe(before)
  expect(after).toContain('the contract allows it')
  expect(after).not.toContain('ask Bob')
  const revision = /Report [0-9a-f]{12}-\d{8}-r([0-9a-f]{6})/.exec(after)?.[1]
  expect(revision).toBeDefined()
  const confirmed = await owner.visitor.post(`/api/findings/${finding?.id}/decision`, {
    decision: 'confirmed',
  })
  expect(confirmed.statusCode).toBe(200)
  const later = await report()
  expect(later).not.toBe(after)
  expect(await report(`?revision=${revision}`)).toBe(after)
  const never = await owner.visitor.get(`/api/uploads/${upload.id}/report?revision=000000`)
  expect(never.statusCode).toBe(404)
})

test('a packet of another account is not found', async () => {
  const other = await customer(server)
  const [payee] = payees
  const answer = await other.visitor.get(
    `/api/uploads/${upload.id}/report?edition=payee&payee=${payee?.key}`,
  )
  expect(answer.statusCode).toBe(404)
})

test('without a program that prints, a PDF is refused with what to do', async () => {
  const answer = await owner.visitor.get(`/api/uploads/${upload.id}/report?format=pdf`)
  expect([answer.statusCode, ErrorAnswer.parse(answer.json()).code]).toEqual([
    503,
    'pdf-unavailable',
  ])
})
