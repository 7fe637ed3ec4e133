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
  readonly mapping?: string
  readonly reference?: string
}

/**
 * Says what Medicare would have paid for the lines of a file, in sum and, as CSV, line by line. Throws
 * `CommandError` where the file cannot be read or holds no medical claims.
 */
export async function repriceFile(file: string, options: RepriceOptions): Promise<void> {
  const locality = localityIn(options.locality)
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
  const repriced = reprice(intake.lines, tables, { locality })
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
