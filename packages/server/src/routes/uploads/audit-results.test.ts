import {
  Claim,
  DashboardBreakdown,
  DashboardStats,
  RecentClaim,
  Upload,
  Usage,
  UploadDetails,
} from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid'
const csv = [
  header,
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  'C1,P1,2024-03-01,99213,E119,1,120.00,80.00',
  ...Array.from(
    { length: 20 },
    (_, n) => `D${n},P${n},2024-04-${n + 10},85025,I10,1,${n + 2}.50,1.25`,
  ),
  'Total,,,,,,999.00,',
].join('\n')

let owner: TestCustomer
let upload: Upload

beforeAll(async () => {
  owner = await customer(server)
  upload = await ended(owner.visitor, (await sendFile(owner.visitor, csv)).id)
  expect(upload.status).toBe('completed')
}, 60_000)

async function actionsOf(uploadId: string): Promise<string[]> {
  const rows = await server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .select('action')
      .where('subject_id', '=', uploadId)
      .orderBy('sequence')
      .execute(),
  )
  return rows.map(({ action }) => action)
}

describe('claims of an upload', () => {
  test('come in file order with their findings, and the view is on record', async () => {
    const answer = await owner.visitor.get(`/api/uploads/${upload.id}/claims`)
    const claims = Claim.array().parse(answer.json())
    expect(claims).toHaveLength(22)
    expect(answer.headers['x-total-count']).toBe('22')
    expect(answer.headers['x-next-cursor']).toBeUndefined()
    expect(claims[0]).toMatchObject({
      claimId: 'C1',
      cptCode: '99213',
      icd10Code: 'E11.9',
      chargeAmount: 120,
      paidAmount: 80,
      dateOfService: '2024-03-01',
      row: 2,
      auditType: 'Medical',
    })
    expect(claims[1]?.findings[0]?.sources[0]?.title).toBeTruthy()
    expect(claims[1]).toMatchObject({
      checked: 'checked',
      potentialSavings: 80,
      potentialSavingsSplit: { firm: 0, recordsNeeded: 80, inDoubt: 0 },
    })
    const sum = (of: 'firm' | 'recordsNeeded') =>
      claims.reduce((dollars, claim) => dollars + claim.potentialSavingsSplit[of], 0)
    expect(sum('firm')).toBeCloseTo(upload.potentialSavingsSplit.firm)
    expect(sum('recordsNeeded')).toBeCloseTo(upload.potentialSavingsSplit.recordsNeeded)
    expect(await actionsOf(upload.id)).toContain('claims-viewed')
  })

  test.each(['row', '-savings', '-charge', 'date'])(
    'sorted by %s, paged by three, are all lines once and in order',
    async (sort) => {
      const claims: Claim[] = []
      let cursor: string | undefined
      do {
        const next: string = cursor === undefined ? '' : `&cursor=${cursor}`
        const answer = await owner.visitor.get(
          `/api/uploads/${upload.id}/claims?sort=${sort}&limit=3${next}`,
        )
        expect(answer.statusCode).toBe(200)
        claims.push(...Claim.array().parse(answer.json()))
        const found = answer.headers['x-next-cursor']
        cursor = typeof found === 'string' ? found : undefined
      } while (cursor !== undefined)
      expect(new Set(claims.map(({ row }) => row)).size).toBe(22)
      expect(claims).toHaveLength(22)
      if (sort === '-charge') {
        const charges = claims.map(({ chargeAmount }) => chargeAmount ?? 0)
        expect(charges).toEqual(charges.toSorted((a, b) => b - a))
      }
    },
  )

  test('are narrowed by status, category and search', async () => {
    const get = async (query: string) => {
      const answer = await owner.visitor.get(`/api/uploads/${upload.id}/claims?${query}`)
      const claims = Claim.array().parse(answer.json())
      expect(answer.headers['x-total-count']).toBe(String(claims.length))
      return claims
    }
    const flagged = await get('status=Flagged')
    expect(flagged).toHaveLength(upload.flaggedClaims)
    expect((await get('search=d7')).map(({ claimId }) => claimId)).toEqual(['D7'])
    expect(await get('search=%25')).toEqual([])
    expect(await get('search=E11.9')).toHaveLength(2)
    expect(await get('search=e119')).toHaveLength(2)
    expect((await get('category=duplicate')).every((claim) => claim.findings.length > 0)).toBe(true)
  })

  test.each(['sort=name', 'limit=0', 'limit=5000', 'status=Bad', 'cursor=xyz', 'cursor=W10'])(
    'refuse %s',
    async (query) => {
      const answer = await owner.visitor.get(`/api/uploads/${upload.id}/claims?${query}`)
      expect(answer.statusCode).toBe(400)
    },
  )
})

describe('what may be downloaded', () => {
  test('the report, as a file that can run nothing', async () => {
    const answer = await owner.visitor.get(`/api/uploads/${upload.id}/report`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="audit_report_${upload.id}.html"`,
    )
    expect(answer.headers['content-security-policy']).toMatch(
      /style-src 'sha256-[^']{44}'.*sandbox$/,
    )
    expect(answer.body).toContain('<!doctype html>')
    const [hash] = /sha256-[^']+/.exec(String(answer.headers['content-security-policy'])) ?? []
    expect(answer.body).toContain(hash)
    expect(await actionsOf(upload.id)).toContain('report-downloaded')
  })

  test('every line as CSV', async () => {
    const answer = await owner.visitor.get(`/api/uploads/${upload.id}/claims.csv`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(23)
    expect(await actionsOf(upload.id)).toContain('export-downloaded')
  })

  test('rows set aside as CSV, and in the details', async () => {
    const answer = await owner.visitor.get(`/api/uploads/${upload.id}/set-aside.csv`)
    const [first, row] = answer.body.split('\r\n')
    expect(first).toBe('row,code,reason')
    expect(row).toMatch(/^24,/)
    const details = UploadDetails.parse(
      (await owner.visitor.get(`/api/uploads/${upload.id}`)).json(),
    )
    expect(details.setAside).toMatchObject([{ row: 24 }])
    expect(details.coverage.length).toBeGreaterThan(10)
    expect(details.upload.id).toBe(upload.id)
  })

  test('nothing before the audit is complete', async () => {
    const refused = await ended(owner.visitor, (await sendFile(owner.visitor, `${header}\n`)).id)
    for (const path of ['report', 'claims.csv', 'set-aside.csv']) {
      const answer = await owner.visitor.get(`/api/uploads/${refused.id}/${path}`)
      expect(answer.json()).toMatchObject({ code: 'not-ready' })
    }
    const claims = await owner.visitor.get(`/api/uploads/${refused.id}/claims`)
    expect(claims.json()).toEqual([])
  })
})

describe('what is another’s, never was or is no id', () => {
  const paths = ['', '/claims', '/report', '/claims.csv', '/set-aside.csv']
  test.each(paths)('%s is answered the same 404', async (path) => {
    const stranger = await customer(server)
    const never = '00000000-0000-4000-8000-000000000000'
    for (const id of [upload.id, never, 'x', '%00', '1;drop']) {
      const answer = await stranger.visitor.get(`/api/uploads/${id}${path}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not-found', message: 'Not found' })
    }
    const retried = await stranger.visitor.post(`/api/uploads/${upload.id}/retry`)
    expect(retried.statusCode).toBe(404)
    expect((await server.visitor().get(`/api/uploads/${upload.id}${path}`)).statusCode).toBe(401)
  })
})

describe('the dashboard', () => {
  test('adds up the caller’s audits', async () => {
    const stats = DashboardStats.parse((await owner.visitor.get('/api/dashboard/stats')).json())
    expect(stats).toMatchObject({
      totalClaims: 22,
      totalFlagged: upload.flaggedClaims,
      potentialSavings: upload.potentialSavings,
      potentialSavingsSplit: upload.potentialSavingsSplit,
    })
    expect(stats.avgTurnaroundTime).toBeGreaterThan(0)
    const breakdown = DashboardBreakdown.parse(
      (await owner.visitor.get('/api/dashboard/breakdown')).json(),
    )
    for (const shares of [breakdown.byCategory, breakdown.byStatus]) {
      expect(splitOf(shares)).toEqual(upload.potentialSavingsSplit)
    }
    const sum = breakdown.byCategory.reduce((total, { savings }) => total + savings, 0)
    expect(sum).toBeCloseTo(upload.potentialSavings)
    expect(breakdown.byStatus.reduce((total, { lines }) => total + lines, 0)).toBe(22)
    const byStatus = breakdown.byStatus.reduce((total, { savings }) => total + savings, 0)
    expect(byStatus).toBeCloseTo(upload.potentialSavings)
    for (const { lines, uploadIds } of [...breakdown.byCategory, ...breakdown.byStatus]) {
      expect(uploadIds).toEqual(lines > 0 ? [upload.id] : [])
    }
    const answer = await owner.visitor.get('/api/dashboard/recent-claims')
    const recent = RecentClaim.array().parse(answer.json())
    expect(answer.body).not.toContain('findings')
    expect(recent).toHaveLength(10)
    const atRisk = recent.map(({ potentialSavings }) => potentialSavings)
    expect(atRisk[0]).toBe(80)
    expect(atRisk).toEqual(atRisk.toSorted((one, other) => other - one))
    expect(new Set(recent.map(({ uploadId }) => uploadId))).toEqual(new Set([upload.id]))
  })

  test('says of a total what is firm, what needs records and what is in doubt', () => {
    const { potentialSavings, potentialSavingsSplit } = upload
    // The second copy of a visit, which may be a second visit: $80 that a record would settle.
    expect(potentialSavingsSplit).toEqual({ firm: 0, recordsNeeded: 80, inDoubt: 0 })
    expect(potentialSavings).toBe(80)
  })

  test('leave samples out of the newest claims as soon as there is an audit of one’s own', async () => {
    const { visitor } = await customer(server)
    const recent = async () =>
      RecentClaim.array().parse((await visitor.get('/api/dashboard/recent-claims')).json())
    const sample = Upload.parse((await visitor.post('/api/uploads/sample')).json())
    await ended(visitor, sample.id)
    expect((await recent()).map(({ uploadId }) => uploadId)).toEqual(Array(10).fill(sample.id))
    const short = csv.split('\n').slice(0, 3).join('\n')
    const own = await ended(visitor, (await sendFile(visitor, short)).id)
    expect((await recent()).map(({ uploadId }) => uploadId)).toEqual([own.id, own.id])
  })

  test('and usage of a newcomer are zero', async () => {
    const { visitor } = await customer(server)
    expect((await visitor.get('/api/dashboard/stats')).json()).toEqual({
      totalClaims: 0,
      totalFlagged: 0,
      potentialSavings: 0,
      potentialSavingsSplit: { firm: 0, recordsNeeded: 0, inDoubt: 0 },
      avgTurnaroundTime: 0,
      overlaps: [],
    })
    expect(Usage.parse((await visitor.get('/api/usage')).json())).toMatchObject({
      planId: 'starter',
      claimsUsed: 0,
      claimsLimit: 5000,
    })
  })

  test('usage counts the claims of the month, and nothing of the sample', async () => {
    const sample = Upload.parse((await owner.visitor.post('/api/uploads/sample')).json())
    expect(await ended(owner.visitor, sample.id)).toMatchObject({ status: 'completed' })
    expect((await owner.visitor.get('/api/usage')).json()).toMatchObject({ claimsUsed: 22 })
    expect((await owner.visitor.get('/api/dashboard/stats')).json()).toMatchObject({
      totalClaims: 22,
    })
  })
})

describe('a file that was refused for its size', () => {
  test('is audited once there is capacity', async () => {
    const { visitor, id } = await customer(server, { plan_id: null, bonus_credits: 1 })
    const refused = await ended(visitor, (await sendFile(visitor, csv)).id)
    expect(refused.status).toBe('error')
    await server.context.database.asSystem((tx) =>
      tx.sql.updateTable('users').set({ bonus_credits: 100 }).where('id', '=', id).execute(),
    )
    expect((await visitor.post(`/api/uploads/${refused.id}/retry`)).statusCode).toBe(200)
    expect((await ended(visitor, refused.id)).status).toBe('completed')
    expect((await visitor.get('/api/usage')).json()).toMatchObject({
      claimsUsed: 22,
      bonusCredits: 78,
    })
    expect((await visitor.post(`/api/uploads/${refused.id}/retry`)).statusCode).toBe(409)
  })
})

describe('a file that was sent as the other type', () => {
  const fills = [
    'Rx Number,NDC,Days Supply,Quantity,Fill Date,Member ID,Plan Paid',
    ...Array.from({ length: 5 }, (_, n) => `R${n},00093105801,30,30,2024-03-0${n + 1},P${n},12.00`),
  ].join('\n')

  test('is asked about, and audited as that type without being sent again', async () => {
    const { visitor } = await customer(server)
    const asked = await ended(visitor, (await sendFile(visitor, fills)).id)
    expect(asked).toMatchObject({ status: 'error', errorCode: 'other-audit-type' })
    const url = `/api/uploads/${asked.id}/retry`
    expect((await visitor.post(url, { auditType: 'Dental' })).statusCode).toBe(400)
    const retried = Upload.parse((await visitor.post(url, { auditType: 'Pharmacy' })).json())
    expect(retried).toMatchObject({ auditType: 'Pharmacy', errorCode: null, errorMessage: null })
    expect(await ended(visitor, asked.id)).toMatchObject({ status: 'completed', totalClaims: 5 })
    expect((await visitor.post(url, { auditType: 'Medical' })).statusCode).toBe(409)
    expect((await ended(visitor, asked.id)).auditType).toBe('Pharmacy')
  })

  test('is audited as it was sent where its type stands', async () => {
    const { visitor } = await customer(server)
    const asked = await ended(visitor, (await sendFile(visitor, `${fills}\n`)).id)
    expect((await visitor.post(`/api/uploads/${asked.id}/retry`)).statusCode).toBe(200)
    const stood = await ended(visitor, asked.id)
    expect(stood.auditType).toBe('Medical')
    expect(stood.errorCode).not.toBe('other-audit-type')
  })
})

/** The parts of all shares added up, to the cent. */
function splitOf(shares: DashboardBreakdown['byCategory'] | DashboardBreakdown['byStatus']) {
  const sum = (part: 'firm' | 'recordsNeeded' | 'inDoubt') =>
    shares.reduce((cents, { savingsSplit }) => cents + Math.round(savingsSplit[part] * 100), 0) /
    100
  return { firm: sum('firm'), recordsNeeded: sum('recordsNeeded'), inDoubt: sum('inDoubt') }
}
