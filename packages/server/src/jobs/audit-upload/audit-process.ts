import {
  allRules,
  assembleDocument,
  compareWithMedicare,
  compilePlanRules,
  findingsToReview,
  runAudit,
  treatedAsLeads,
  type ClaimVerdict,
} from '@plumbline/engine'
import {
  IntakeRefusal,
  lookAt,
  lookAtRefused,
  parseMapping,
  readClaims,
  type IntakeResult,
  type Look,
} from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { received } from '../../files/results-key.ts'
import { sealDocument } from '../../stored-audits/sealed-results.ts'
import { ReviewedFindings } from '../../stored-audits/review-columns.ts'
import { planRuleFacts } from '../../stored-audits/plan-rule-facts.ts'
import { patientMarks, reviewMarks } from '../../stored-audits/review-marks.ts'
import { sealedRowsToCorrect } from '../../stored-audits/rows-to-correct.ts'
import { sealSearchPart } from '../../stored-audits/search-parts.ts'
import { sealLook } from '../../stored-audits/stored-look.ts'
import { storableJson } from '../../stored-audits/stored-claim.ts'
import { EarlierLines } from './earlier-lines.ts'
import { leadNotes } from './lead-notes.ts'
import type { Answer, Outcome, Reading, ReadRequest, Request } from './messages.ts'
import { planRuleNotes } from './plan-rule-notes.ts'
import { PdfFromWorker } from './pdf-from-worker.ts'
import { claimColumns, FindingNumbers, searchText } from './result-columns.ts'

/** The process in which one file is read and audited: it may be killed at any time. */

interface Work {
  readonly request: ReadRequest
  readonly intake: IntakeResult
  readonly earlier: EarlierLines
  claims?: readonly ClaimVerdict[]
}

let work: Work | undefined
let results: AsyncIterator<Answer, undefined> | undefined
const pdf = new PdfFromWorker(send)

// The worker has gone: nobody would take the answer.
process.on('disconnect', () => process.exit())
process.on('message', (request: Request) => {
  if (request.ask === 'pdf') pdf.take(request.pdf)
  else void answer(request).then(send)
})

async function answer(request: Exclude<Request, { ask: 'pdf' }>): Promise<Answer> {
  switch (request.ask) {
    case 'read':
      return read(request)
    case 'history':
      return { say: 'taken', room: required(work).earlier.take(request.lines) }
    case 'audit':
      return { say: 'audited', outcome: audit(required(work)) }
    case 'results':
      results ??= resultsOf(required(work))
      return (await results.next()).value ?? { say: 'end' }
  }
}

async function read(request: ReadRequest): Promise<Answer> {
  const { fileName: name, bytes, type } = request
  const options = readOptions(request)
  try {
    const intake = await readClaims({ name, bytes }, options)
    const asked = askedOf(request, () => lookAt(intake, options.auditDay))
    if (asked) return asked
    work = { request, intake, earlier: new EarlierLines(intake.lines, type) }
    return { say: 'read', reading: readingOf(intake) }
  } catch (error) {
    if (!(error instanceof IntakeRefusal)) throw error
    const isAsked = request.lookWhen !== null
    const look = isAsked ? await lookAtRefused({ name, bytes }, options, error) : undefined
    const asked = look && askedOf(request, () => look)
    return asked ?? { say: 'refused', code: error.code, message: withAnswers(error) }
  }
}

function readOptions(request: ReadRequest) {
  const { type, typeConfirmed, auditDay, pseudonymKey, mapping, remembered } = request
  return {
    ...{ type, typeConfirmed, auditDay, readPdf: pdf.read, onProgress: progress() },
    pseudonym: patientMarks(pseudonymKey),
    corrected: request.corrected.map((one) => ({ name: 'corrected rows', ...one })),
    remembered: remembered.map((kept) => ({ ...kept, mapping: parseMapping(kept.mapping) })),
    ...(mapping !== null && { mapping: { ...parseMapping(mapping), because: ownerSays } }),
  }
}

const ownerSays = 'you said so before the audit'

/** The look instead of an audit, where one is wanted. */
function askedOf({ lookWhen, resultsKey }: ReadRequest, take: () => Look): Answer | undefined {
  if (lookWhen === null) return undefined
  const look = take()
  const questions = look.questions.length
  if (lookWhen === 'unsure' && questions === 0) return undefined
  return { say: 'asks', look: sealLook(received(resultsKey), look), questions }
}

/** A question comes with the two ways to answer it. */
function withAnswers({ code, message }: IntakeRefusal): string {
  return code === 'other-audit-type'
    ? `${message} If it is, audit it again as the other type. If not, choose Audit Again, and its type stands.`
    : message
}

function readingOf(intake: IntakeResult): Reading {
  const { lines } = intake
  const patients = new Set(lines.map(({ patientKey }) => patientKey))
  patients.delete(undefined)
  const marks = Array.from(patients, (mark) => Buffer.from(mark ?? '', 'hex'))
  return { lines: lines.length, patients: marks }
}

function audit(current: Work): Outcome {
  const { intake, request, earlier } = current
  const folder = request.referenceFolder
  const reference = loadReference({ folder })
  const planRules = request.planRules.flatMap(compilePlanRules)
  const started = performance.now()
  const result = runAudit({
    lines: intake.lines,
    fields: intake.fields,
    ...(earlier.lines.length > 0 && { history: earlier.lines }),
    columns: intake.lineColumns,
    rules: treatedAsLeads(
      [...allRules, ...planRules],
      new Set(request.leads.map(({ ruleId }) => ruleId)),
    ),
    tables: reference.tables,
    auditDay: request.auditDay,
    onProgress: progress(),
  })
  const engineMs = Math.round(performance.now() - started)
  const medicare = compareWithMedicare(intake.lines, reference.tables)
  const assembled = assembleDocument(intake, reference.releases, result, medicare)
  current.claims = assembled.claims
  const { file, summary } = assembled
  const said = sayings(intake)
  const notes = [
    ...file.notes,
    ...said,
    ...earlier.notes(intake.lines),
    ...leadNotes(request.leads),
    ...planRuleNotes(request.planRules, file.type),
  ]
  const ofType = planRules.filter(({ auditTypes }) => auditTypes.includes(file.type))
  // The claims go into rows of their own.
  const document = {
    ...assembled,
    file: { ...file, notes },
    claims: [],
    hasPages: hasPages(intake),
    planRules: planRuleFacts(ofType),
  }
  return {
    claims: summary.claims,
    flagged: summary.flagged,
    needsReview: summary.needsReview,
    setAsideRows: intake.setAside.length,
    savingsCents: summary.potentialSavingsCents,
    firmCents: summary.firmCents,
    inDoubtCents: summary.inDoubtCents,
    engineMs,
    document: sealDocument(received(request.resultsKey), storableJson(document)),
    categoryTotals: storableJson(summary.byCategory),
  }
}

/** Whether there are pictures of its rows. */
function hasPages({ lines, placeOf }: IntakeResult): boolean {
  const [first] = lines
  return first !== undefined && placeOf(first.row)?.onPage !== undefined
}

/** Whatever was said of columns before the audit stands in its notes. */
function sayings({ columns }: IntakeResult): string[] {
  const headers = columns.filter(({ reason }) => reason === ownerSays).map(({ header }) => header)
  if (headers.length === 0) return []
  return [`You said before the audit what these columns are: ${headers.join(', ')}.`]
}

/** Small enough that sending one keeps no web request waiting. */
const batchLines = 2_000

async function* resultsOf({
  intake,
  claims: audited,
  earlier,
  request,
}: Work): AsyncGenerator<Answer, undefined> {
  const claims = required(audited)
  const key = received(request.resultsKey)
  const numbers = new FindingNumbers(key)
  for (let from = 0; from < claims.length; from += batchLines) {
    const to = from + batchLines
    const lines = intake.lines.slice(from, to)
    const stretch = claimColumns(lines, claims.slice(from, to), {
      ...{ numbers, earlier, key },
      placeOf: intake.placeOf,
    })
    const search = sealSearchPart(key, from, lines.map(searchText))
    yield { say: 'claims', claims: stretch, search }
  }
  const toReview = findingsToReview(intake.lines, claims)
  const reviewed = new ReviewedFindings(toReview, reviewMarks(request.pseudonymKey))
  for (const batch of numbers.inColumns(batchLines, reviewed)) yield { say: 'findings', ...batch }
  for (const part of sealedRowsToCorrect(key, await intake.toCorrect(), intake.placeOf))
    yield { say: 'set-aside', part }
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
