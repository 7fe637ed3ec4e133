import type { Command} from 'commander';
import { Option } from 'commander'
import type { ReferenceOptions } from './commands/reference.ts'
import type { UpdateOptions } from './commands/update.ts'

export const referenceOption = ['--reference <dir>', 'folder of imported reference tables'] as const

/** Reading, importing and updating of reference tables. `--reference` may stand before or behind the sub-command, so options are read with the parent's. */
export function addReferenceCommands(tables: Command): void {
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
