import { Command, CommanderError, Option } from 'commander'
import { audit } from './commands/audit.ts'
import { columns } from './commands/columns.ts'
import { importTables, showStatus } from './commands/reference.ts'
import { listRules } from './commands/rules.ts'
import { CommandError } from './command-error.ts'

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
  const reference = ['--reference <dir>', 'folder of imported reference tables'] as const

  program
    .command('audit')
    .description('audit a claims file; without outputs named, writes an HTML report and JSON here')
    .argument('<file>', 'CSV of claims (.gz too)')
    .addOption(
      new Option('--type <type>', 'guessed where not given').choices(['medical', 'pharmacy']),
    )
    .option('--html <file>', 'write the report')
    .option('--json <file>', 'write everything as JSON; - is standard output')
    .option('--csv <file>', 'write every line with its verdict')
    .option('--mapping <file>', 'JSON that says which column is which')
    .option(...reference)
    .option('--as-of <date>', 'day of the audit, yyyy-mm-dd; today where not given')
    .addOption(
      new Option('--fail-on <what>', 'exit 1 if any line is that bad').choices([
        'flagged',
        'review',
      ]),
    )
    .action(async (file: string, options: Parameters<typeof audit>[1]) => {
      finish(await audit(file, options))
    })

  program
    .command('columns')
    .description('show how each column is understood, and why')
    .argument('<file>')
    .option('--mapping <file>', 'JSON that says which column is which')
    .action(columns)

  program
    .command('rules')
    .description('list the rules: id, category, source, what they need')
    .option('--json', 'as JSON')
    .action(listRules)

  const tables = program
    .command('reference')
    .description('reference tables')
    .option(...reference)
  tables
    .command('status')
    .option(...reference)
    .action(showStatus)
  tables
    .command('import')
    .argument('<files...>')
    .option(...reference)
    .action(importTables)
  tables.command('update').option(...reference)
  inheritExit(program)
  return program
}

/** Commander's sub-commands do not take the parent's way of failing by themselves. */
function inheritExit(program: Command): void {
  for (const command of program.commands) {
    command.exitOverride().configureOutput({ outputError: () => undefined })
    inheritExit(command)
  }
}
