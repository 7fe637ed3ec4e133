import { createHmac } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import {
  allRules,
  assembleDocument,
  historyIndex,
  runAudit,
  type AuditResult,
  type ClaimLine,
} from '@plumbline/engine'
import { IntakeRefusal, readClaims, type IntakeResult } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { lineOf, storableJson } from '../../stored-audits/stored-claim.ts'
import type { StoredLine } from '../../db/results/claim-history.ts'
import type { Answer, Outcome, Reading, Request } from './messages.ts'
import { claimColumns, FindingNumbers } from './result-columns.ts'

/** The process in which one file is read and audited: it may be killed at any time. */

type ReadRequest = Extract<Request, { ask: 'read' }>

interface Work {
  readonly request: ReadRequest
  readonly intake: IntakeResult
  result?: AuditResult
}

// It is killed when it is done, which would leave nothing in the cache.
flushCompileCache()

let work: Work | undefined
let results: Iterator<Answer, undefined> | undefined

// The worker has gone: nobody would take the answer.
process.on('disconnect', () => process.exit())
process.on('message', (request: Request) => {
  void answer(request).then(send)
})

async function answer(request: Request): Promise<Answer> {
  switch (request.ask) {
    case 'read':
      return read(request)
    case 'audit':
      return { say: 'audited', outcome: audit(required(work), request.history) }
    case 'results':
      results ??= resultsOf(required(work))
      return results.next().value ?? { say: 'end' }
  }
}

async function read(request: ReadRequest): Promise<Answer> {
  const { fileName: name, bytes, type, typeConfirmed, auditDay, pseudonymKey } = request
  try {
    const pseudonym = patientMarks(pseudonymKey)
    const onProgress = progress()
    const options = { type, typeConfirmed, auditDay, pseudonym, onProgress }
    const intake = await readClaims({ name, bytes }, options)
    work = { request, intake }
    return { say: 'read', reading: readingOf(intake.lines) }
  } catch (error) {
    if (!(error instanceof IntakeRefusal)) throw error
    return { say: 'refused', code: error.code, message: withAnswers(error) }
  }
}

/** A question comes with the two ways to answer it. */
function withAnswers({ code, message }: IntakeRefusal): string {
  return code === 'other-audit-type'
    ? `${message} If it is, upload it with the other audit type. If not, choose Audit Again, and its type stands.`
    : message
}

const markBytes = 16

/** Marks in place of patients' own numbers, so that no line, finding or note can quote one. */
function patientMarks(key: Uint8Array): (identifier: string) => string {
  return (identifier) => {
    const digest = createHmac('sha256', key).update(identifier).digest()
    return digest.toString('hex', 0, markBytes)
  }
}

function readingOf(lines: readonly ClaimLine[]): Reading {
  const patients = new Set<string>()
  let firstDay: number | undefined
  let lastDay: number | undefined
  for (const { patientKey, serviceFromDay: day } of lines) {
    if (patientKey !== undefined) patients.add(patientKey)
    if (day === undefined) continue
    if (firstDay === undefined || day < firstDay) firstDay = day
    if (lastDay === undefined || day > lastDay) lastDay = day
  }
  const marks = Array.from(patients, (mark) => Buffer.from(mark, 'hex'))
  return { lines: lines.length, patients: marks, firstDay, lastDay }
}

function audit(current: Work, history: readonly StoredLine[]): Outcome {
  const { intake, request } = current
  const folder = request.referenceFolder
  const reference = loadReference({ folder })
  const started = performance.now()
  const earlier = earlierLines(history, intake.lines, request.type)
  current.result = runAudit({
    lines: intake.lines,
    fields: intake.fields,
    ...(earlier.length > 0 && { history: earlier }),
    columns: intake.lineColumns,
    rules: allRules,
    tables: reference.tables,
    auditDay: request.auditDay,
    onProgress: progress(),
  })
  const engineMs = Math.round(performance.now() - started)
  // The claims go into rows of their own.
  const document = { ...assembleDocument(intake, reference.releases, current.result), claims: [] }
  const { summary } = document
  return {
    claims: summary.claims,
    flagged: summary.flagged,
    needsReview: summary.needsReview,
    setAsideRows: intake.setAside.length,
    savingsCents: summary.potentialSavingsCents,
    engineMs,
    document: storableJson(document),
  }
}

/** A claim that stands in this file too is the same claim sent again, and this file's version counts. */
function earlierLines(
  history: readonly StoredLine[],
  lines: readonly ClaimLine[],
  auditType: ReadRequest['type'],
): ClaimLine[] {
  const sentAgain = new Set(lines.map((line) => line.claimId))
  sentAgain.delete(undefined)
  return history
    .map(({ facts, patient, ageYears, sex }) =>
      lineOf({
        index: historyIndex,
        row: 0,
        auditType,
        facts: JSON.parse(facts),
        patient,
        ageYears,
        sex,
      }),
    )
    .filter((line) => !sentAgain.has(line.claimId))
}

/** Small enough that sending one keeps no web request waiting. */
const batchLines = 2_000

function* resultsOf({ intake, result }: Work): Generator<Answer, undefined> {
  const { claims } = required(result)
  const numbers = new FindingNumbers()
  for (let from = 0; from < claims.length; from += batchLines) {
    const to = from + batchLines
    const stretch = claimColumns(intake.lines.slice(from, to), claims.slice(from, to), numbers)
    yield { say: 'claims', claims: stretch }
  }
  for (const findings of numbers.inColumns(batchLines)) yield { say: 'findings', findings }
  yield* memberNumbersOf(intake)
}

const batchMembers = 5_000

/** To be kept encrypted, which this process has no key for. */
function* memberNumbersOf({ members }: IntakeResult): Generator<Answer, undefined> {
  const all = Array.from(members)
  for (let from = 0; from === 0 || from < all.length; from += batchMembers) {
    yield { say: 'members', numbers: all.slice(from, from + batchMembers) }
  }
}

const progressEveryMs = 200

/** Says how far the work is, now and then. */
function progress(): (done: number, total: number) => void {
  let last = 0
  return (done, total) => {
    const now = performance.now()
    if (now - last < progressEveryMs) return
    last = now
    send({ say: 'progress', done, total })
  }
}

function send(message: Answer): void {
  process.send?.(message)
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('Asked out of order')
  return part
}
