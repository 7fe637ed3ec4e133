import { pairOfLine, secondLook, type PairAsked } from '@plumbline/ai'
import { exposureCents, Memories, type PairTables } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import type { Context } from '../../context.ts'
import { listClaims, positionOf, type ClaimPosition } from '../../db/results/claims.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { OpenModel } from '../../model/open-model.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { openClaim, storedLine } from '../../stored-audits/stored-claim.ts'

/** A pair that no table decides on, with the lines of the upload that bill it, the dearest first. */
export interface PairOfUpload {
  readonly asked: PairAsked
  /** Under which its answer is kept, for this account and model. */
  readonly mark: Buffer
  readonly lines: readonly number[]
}

/** Pairs of an upload that are asked about, at most; those that most was paid for. */
export const mostPairs = 200
/** Lines with no finding whose pairs are looked for; those with the highest charges. */
const mostLines = 20_000
/** What a line has to have at stake for its pair to be asked about. */
export const pairFloorCents = 10_000
const linesAtOnce = 2_000

/** The dearest pairs of lines with no finding that no table decides on. An upload of fills has none. */
export async function pairsOfUpload(
  { accountKeys }: Pick<Context, 'accountKeys'>,
  tx: TenantTransaction,
  upload: UploadRow,
  { settings }: OpenModel,
): Promise<PairOfUpload[]> {
  if (upload.audit_type !== 'Medical') return []
  const account = await accountKeys.of(tx, tx.userId)
  const markOf = reviewMarks(account.patientMarks)
  const pairs = await gathered(dearLines(tx, upload, await resultsKey(account, tx, upload)))
  return Array.from(pairs.values())
    .sort((one, other) => other.cents - one.cents)
    .slice(0, mostPairs)
    .map(({ asked, lines }) => ({
      asked,
      lines,
      mark: markOf('pair', JSON.stringify([secondLook.version, settings.model, asked])),
    }))
}

interface Gathered {
  readonly asked: PairAsked
  readonly lines: number[]
  /** The most that one of its lines has at stake. */
  cents: number
}

async function gathered(
  lines: AsyncIterable<ReturnType<typeof storedLine>>,
): Promise<Map<string, Gathered>> {
  const tables = profiles()
  const memories = new Memories()
  const pairs = new Map<string, Gathered>()
  for await (const line of lines) {
    const cents = exposureCents(line)
    const asked = cents >= pairFloorCents ? pairOfLine(line, tables, memories) : undefined
    if (!asked) continue
    const name = JSON.stringify(asked)
    const known = pairs.get(name)
    if (!known) pairs.set(name, { asked, lines: [line.index], cents })
    else if (cents > known.cents) {
      known.cents = cents
      known.lines.unshift(line.index)
    } else known.lines.push(line.index)
  }
  return pairs
}

/** Lines with no finding, by charge, the highest first. */
async function* dearLines(
  tx: TenantTransaction,
  upload: UploadRow,
  key: Awaited<ReturnType<typeof resultsKey>>,
) {
  let after: ClaimPosition | undefined
  for (let read = 0; read < mostLines; read += linesAtOnce) {
    const page = { order: '-charge', after, limit: linesAtOnce } as const
    const rows = await listClaims(tx, upload.id, { status: 'Clean' }, page)
    for (const row of rows) yield storedLine(openClaim(key, row), upload.audit_type)
    const last = rows.at(-1)
    if (!last || rows.length < linesAtOnce) return
    after = positionOf(last, '-charge')
  }
}

/** Read off the structure of the code sets, the same whatever files were imported. */
function profiles(): PairTables {
  const { procedureProfiles, diagnosisProfiles } = loadReference().tables
  const services = procedureProfiles?.releases[0]?.data
  const diseases = diagnosisProfiles?.releases[0]?.data
  if (!services || !diseases) throw new Error('The starter pack has no profiles')
  return { services, diseases }
}
