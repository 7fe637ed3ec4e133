import { describe, expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { openedResults } from '../../testing/opened-results.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer({ WORKERS: '4' })
runWorker(server)

async function usageOf(userId: string) {
  return server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('usage_months')
      .select(['claims_used', 'credits_used'])
      .where('user_id', '=', userId)
      .execute(),
  )
}

async function storedClaims(userId: string, uploadId: string) {
  return (await openedResults(server, userId, uploadId)).claims
}

describe('an audit', () => {
  test('is stored line by line, counted once, and written into the trail', async () => {
    const { visitor, id } = await customer(server)
    const sent = await sendFile(visitor, claimsCsv)
    const upload = await ended(visitor, sent.id)
    expect(upload).toMatchObject({
      status: 'completed',
      totalClaims: 3,
      reportPath: `/api/uploads/${sent.id}/report`,
      errorMessage: null,
    })
    expect(upload.flaggedClaims + upload.reviewClaims).toBeGreaterThan(0)
    const claims = await storedClaims(id, sent.id)
    expect(claims.map((claim) => claim.row)).toEqual([2, 3, 4])
    expect(claims[1]?.finding_numbers.length).toBeGreaterThan(0)
    expect(await usageOf(id)).toEqual([{ claims_used: 3, credits_used: 0 }])
    const trail = await server.context.database.asSystem(async (tx) => {
      expect(await server.context.auditTrail.findBreak(tx)).toBeUndefined()
      return tx.sql
        .selectFrom('audit_trail')
        .select('action')
        .where('subject_id', '=', sent.id)
        .orderBy('sequence')
        .execute()
    })
    expect(trail.map(({ action }) => action)).toEqual(['upload-received', 'audit-completed'])
  })

  test('keeps no patient number, no name and no date of birth', async () => {
    const { visitor, id } = await customer(server)
    const csv = [
      'Claim ID,Member ID,Patient Name,Date of Birth,Sex,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
      'C1,MEMBER77,ZQNAME Ada,1961-07-19,F,2024-03-01,99213,E119,1,120.00,80.00',
      'C2,MEMBER78,ZQNAME Bob,2031-05-04,M,2024-03-01,99213,E119,1,120.00,80.00',
    ].join('\n')
    const sent = await sendFile(visitor, csv)
    await ended(visitor, sent.id)
    const opened = await openedResults(server, id, sent.id)
    const [first] = opened.claims
    expect(first).toMatchObject({ age_years: 62, sex: 'F' })
    expect(first?.patient_hash).toHaveLength(16)
    const { claims, findings, document, words } = opened
    const text = JSON.stringify([claims, findings, document, words])
    for (const secret of ['MEMBER77', 'ZQNAME', '1961-07-19', '2031-05-04', 'birthDay":']) {
      expect(text).not.toContain(secret)
    }
  })

  test('knows the same patient’s lines of an earlier upload, and no one else’s', async () => {
    const { visitor } = await customer(server)
    const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI'
    const line = (claim: string) => `${claim},P9,2024-03-01,99213,E119,1,120.00,80.00,1234567893`
    await ended(visitor, (await sendFile(visitor, `${header}\n${line('A1')}`)).id)
    const second = await ended(visitor, (await sendFile(visitor, `${header}\n${line('B1')}`)).id)
    expect(second.flaggedClaims + second.reviewClaims).toBe(1)
    const same = await ended(visitor, (await sendFile(visitor, `${header}\n${line('A1')}\n`)).id)
    const stranger = await customer(server)
    const theirs = await sendFile(stranger.visitor, `${header}\n${line('C1')}`)
    expect((await ended(stranger.visitor, theirs.id)).flaggedClaims).toBe(0)
    expect(same.duplicateOf).toBeNull()
  })
})

describe('a file that cannot be audited', () => {
  test('ends as an error with the sentence that says why; nothing is counted', async () => {
    const { visitor, id } = await customer(server)
    const sent = await sendFile(visitor, 'Claim ID,Patient ID,Date of Service,CPT,Charge\n')
    const upload = await ended(visitor, sent.id)
    expect(upload).toMatchObject({ status: 'error', totalClaims: 0, reportPath: null })
    expect(upload.errorMessage).toContain('no rows')
    expect(await usageOf(id)).toEqual([])
  })

  test('looks like the other type: a question, and asking again is the answer', async () => {
    const { visitor, id } = await customer(server)
    const fills =
      'claim_id,member_id,service_date,ndc,qty,days_supply,plan_paid\nC1,M1,2024-01-05,00378180601,30,30,10\n'
    const sent = await sendFile(visitor, fills)
    const upload = await ended(visitor, sent.id)
    expect(upload).toMatchObject({ status: 'error', totalClaims: 0 })
    expect(upload.errorMessage).toContain(
      'looks like pharmacy claims (it has columns of days supply, NDC as billed, quantity dispensed)',
    )
    expect(await usageOf(id)).toEqual([])
    expect((await visitor.post(`/api/uploads/${sent.id}/retry`)).statusCode).toBe(200)
    expect(await ended(visitor, sent.id)).toMatchObject({ status: 'completed', totalClaims: 1 })
  })

  test('that is larger than the capacity is refused whole with the three numbers', async () => {
    const { visitor, id } = await customer(server, { plan_id: null, bonus_credits: 2 })
    const upload = await ended(visitor, (await sendFile(visitor, claimsCsv)).id)
    expect(upload.status).toBe('error')
    expect(upload.errorMessage).toContain(
      'This file has 3 claims, but only 0 are left of this month’s volume and you have 2 bonus credits.',
    )
    expect(await storedClaims(id, upload.id)).toEqual([])
    expect(await usageOf(id)).toEqual([])
  })
})
