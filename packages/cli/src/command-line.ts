import { Command } from 'commander'
import { addAuditCommand } from './audit-command.ts'
import { addReferenceCommands } from './reference-commands.ts'

/** All commands. `finish` is told the exit status of those that have one to tell. */
export function commandLine(finish: (status: number) => void): Command {
  const program = new Command('plumbline')
    .description('Audits medical and pharmacy claims.')
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError(true)

  addAuditCommand(program, finish)
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

/** Commander's sub-commands do not take the parent's way of failing by themselves. */
function inheritExit(program: Command): void {
  for (const command of program.commands) {
    command.exitOverride().configureOutput({ outputError: () => undefined })
    inheritExit(command)
  }
}
