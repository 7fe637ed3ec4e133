import { loadReference } from '@plumbline/reference'
import { writeRepricedCsv } from '@plumbline/report'
import { reprice } from '@plumbline/engine'
import { auditDay } from '../auditing/audit-day.ts'
import { claimsSource, requireReadable, stemOf } from '../auditing/claims-input.ts'
import { howItWasTaken } from '../auditing/how-it-was-taken.ts'
import { readClaimsFile } from '../auditing/read-claims-file.ts'
import { readMapping } from '../auditing/read-mapping.ts'
import { CommandError } from '../command-error.ts'
import { planOutput } from '../outputs/planned-audits.ts'
import { writeOutput } from '../outputs/write-output.ts'
import { referenceFolder } from '../settings.ts'
import { readable } from './reference.ts'
import { repricedText } from '../outputs/repriced-text.ts'

export interface RepriceOptions {
  readonly csv?: string
  /** As `10112-00`. */
  readonly locality?: string
  /** Two letters, by whose fees equipment is priced. */
  readonly state?: string
  /** Dollars of a stay of weight one. */
  readonly stayRate?: string
  readonly mapping?: string
  readonly reference?: string
}

/**
 * Says what Medicare would have paid for the lines of a file, in sum and, as CSV, line by line. Throws
 * `CommandError` where the file cannot be read or holds no medical claims.
 */
export async function repriceFile(file: string, options: RepriceOptions): Promise<void> {
  const locality = localityIn(options.locality)
  const state = stateIn(options.state)
  const stayRateCents = rateIn(options.stayRate)
  const inputs = options.mapping === undefined ? [file] : [file, options.mapping]
  for (const input of inputs) requireReadable(input)
  const output = planOutput('csv', options.csv ?? `${stemOf(file)}.repriced.csv`, inputs)
  const mapping = options.mapping === undefined ? undefined : readMapping(options.mapping)
  const folder = referenceFolder(options.reference, process.env)
  const { tables } = readable(() => loadReference({ folder }))
  const intake = await readClaimsFile(file, await claimsSource(file), {
    ...(mapping && { mapping }),
    auditDay: auditDay(undefined, new Date()),
  })
  if (intake.file.type !== 'medical') {
    throw new CommandError('These are fills of pharmacies, for which Medicare has no fee schedule.')
  }
  const repriced = reprice(intake.lines, tables, { locality, state, stayRateCents })
  await writeOutput(output, writeRepricedCsv(intake.lines, repriced))
  const said = [
    ...howItWasTaken(intake, mapping?.type),
    ...(output.file ? [`CSV: ${output.named}`] : []),
    ...repricedText(intake.lines, repriced, intake.setAside.length, options.locality),
  ]
  process.stderr.write(said.map((line) => `${line}\n`).join(''))
}

/** Seven digits without the hyphen. Throws `CommandError` for anything else. */
function localityIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const [, contractor = '', locality = ''] = /^(\d{5})-?(\d\d)$/.exec(text) ?? []
  if (contractor !== '') return contractor + locality
  throw new CommandError(
    `--locality ${text} is no locality: the contractor's five digits and the locality's two, as 10112-00.`,
  )
}

/** Two capital letters. Throws `CommandError` for anything else. */
function stateIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const state = text.trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(state)) return state
  throw new CommandError(`--state ${text} is no state: its two letters, as PA.`)
}

/** Dollars as cents. Throws `CommandError` for anything but an amount above nothing. */
function rateIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const cents = Math.round(Number(text.replaceAll(/[$,\s]/g, '')) * 100)
  if (cents > 0 && Number.isSafeInteger(cents)) return cents
  throw new CommandError(
    `--stay-rate ${text} is no amount: dollars for a stay of weight one, as 7150.25.`,
  )
}
