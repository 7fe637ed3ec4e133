import { Command, CommanderError, Option } from 'commander'
import { CommandError } from './command-error.ts'
import type { AuditOptions } from './commands/audit.ts'
import type { ReferenceOptions } from './commands/reference.ts'
import type { UpdateOptions } from './commands/update.ts'

/**
 * Runs one command line; answers the exit status: 0 done, 1 `--fail-on` met, 2 the file could not
 * be audited or the call is wrong, with one line on standard error that says why.
 */
export async function main(words: readonly string[]): Promise<number> {
  let status = 0
  const program = commandLine((result) => {
    status = result
  })
  try {
    await program.parseAsync(words, { from: 'user' })
    return status
  } catch (error) {
    return exitStatus(error)
  }
}

function exitStatus(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    complain(error.message.replace(/^error: /, ''))
    return 2
  }
  complain(error instanceof CommandError ? error.message : unexpected(error))
  return 2
}

function unexpected(error: unknown): string {
  const detail = error instanceof Error ? error.message : String(error)
  return `Something went wrong that we did not expect: ${detail}`
}

function complain(sentence: string): void {
  process.stderr.write(`plumbline: ${sentence.replaceAll(/\s*\n\s*/g, ' ')}\n`)
}

function commandLine(finish: (status: number) => void): Command {
  const program = new Command('plumbline')
    .description('Audits medical and pharmacy claims.')
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError(true)

  program
    .command('audit')
    .description('audit a claims file; without outputs named, writes an HTML report and JSON here')
    .argument('<file>', 'claims: CSV (.gz too) or PDF with text')
    .addOption(
      new Option('--type <type>', 'recognized where not given').choices(['medical', 'pharmacy']),
    )
    .option('--force-type', 'audit as --type though the columns call for the other')
    .option('--html <file>', 'write the report')
    .addOption(
      new Option('--edition <edition>', 'how long the report is; full where not given').choices([
        'full',
        'summary',
      ]),
    )
    .addOption(
      new Option(
        '--members <display>',
        'how the report shows members: the tail of their number, or the whole; tail where not given',
      ).choices(['tail', 'whole']),
    )
    .option('--plan <name>', 'for the cover of the report: the plan')
    .option('--prepared-for <name>', 'for the cover: who the report is made for')
    .option('--administrator <name>', 'for the cover: who runs the plan')
    .option('--prepared-by <name>', 'for the cover: who made the report')
    .option('--final', 'a person has reviewed the findings: the report is no draft')
    .option('--json <file>', 'write everything as JSON; - is standard output')
    .option('--csv <file>', 'write every line with its verdict')
    .option('--mapping <file>', 'JSON that says which column is which')
    .option(...referenceOption)
    .option('--rule <id>', 'run this rule only; may be repeated', repeated)
    .option('--as-of <date>', 'day of the audit, yyyy-mm-dd; today where not given')
    .addOption(
      new Option('--fail-on <what>', 'exit 1 if any line is that bad').choices([
        'flagged',
        'review',
      ]),
    )
    .action(async (file: string, options: AuditOptions) => {
      const { audit } = await import('./commands/audit.ts')
      finish(await audit(file, options))
    })

  program
    .command('columns')
    .description('show how each column is understood, and why')
    .argument('<file>')
    .option('--mapping <file>', 'JSON that says which column is which')
    .action(async (file: string, options: { readonly mapping?: string }) => {
      const { columns } = await import('./commands/columns.ts')
      await columns(file, options)
    })

  program
    .command('rules')
    .description('list the rules: id, category, source, what they need')
    .option('--json', 'as JSON')
    .action(async (options: { readonly json?: boolean }) => {
      const { listRules } = await import('./commands/rules.ts')
      listRules(options)
    })

  addReferenceCommands(program.command('reference').description('reference tables'))
  inheritExit(program)
  return program
}

/** Collects the values of an option that is given more than once. */
function repeated(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value]
}

const referenceOption = ['--reference <dir>', 'folder of imported reference tables'] as const

/** `--reference` may stand before or behind the sub-command, so options are read with the parent's. */
function addReferenceCommands(tables: Command): void {
  tables.option(...referenceOption)
  const loaded = () => import('./commands/reference.ts')
  tables
    .command('status')
    .description('list the available tables: releases, dates, rows, origin')
    .option(...referenceOption)
    .action(async (_, command: Command) => {
      const { showStatus } = await loaded()
      showStatus(command.optsWithGlobals<ReferenceOptions>())
    })
  tables
    .command('import')
    .description('import official files, recognized by their content')
    .argument('<files...>')
    .option(...referenceOption)
    .action(async (files: string[], _, command: Command) => {
      const { importTables } = await loaded()
      await importTables(files, command.optsWithGlobals<ReferenceOptions>())
    })
  tables
    .command('update')
    .description('download the public tables that need no license, and import them')
    .option(...referenceOption)
    .addOption(new Option('--mirror <address>').hideHelp())
    .action(async (_, command: Command) => {
      const { updateTables } = await import('./commands/update.ts')
      await updateTables(command.optsWithGlobals<UpdateOptions>())
    })
}

/** Commander's sub-commands do not take the parent's way of failing by themselves. */
function inheritExit(program: Command): void {
  for (const command of program.commands) {
    command.exitOverride().configureOutput({ outputError: () => undefined })
    inheritExit(command)
  }
}
