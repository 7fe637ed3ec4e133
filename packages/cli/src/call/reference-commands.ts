import { Option, type Command } from 'commander'
import type { ReferenceOptions } from '../commands/reference.ts'
import type { UpdateOptions } from '../commands/update.ts'
import { examples } from './help-texts.ts'
import { referenceOption } from './options.ts'

const loaded = () => import('../commands/reference.ts')

/**
 * `plumbline reference`: its `--reference` may stand before or behind the sub-command, so options
 * are read with the parent's.
 */
export function addReferenceCommands(program: Command): void {
  const tables = program
    .command('reference')
    .description('reference tables')
    .addOption(referenceOption())
    .addHelpText('after', examples('plumbline reference status', 'plumbline reference update'))
  tables
    .command('status')
    .description('list the available tables: releases, dates, rows, origin')
    .addOption(referenceOption())
    .action(async (_, command: Command) => {
      const { showStatus } = await loaded()
      showStatus(command.optsWithGlobals<ReferenceOptions>())
    })
  tables
    .command('import')
    .description('import official files, recognized by their content')
    .argument('<files...>')
    .addOption(referenceOption())
    .addHelpText('after', examples('plumbline reference import ccipra-v322r0-f1.zip'))
    .action(async (files: string[], _, command: Command) => {
      const { importTables } = await loaded()
      await importTables(files, command.optsWithGlobals<ReferenceOptions>())
    })
  tables
    .command('update')
    .description('download the public tables that need no license, and import them')
    .addOption(referenceOption())
    .addOption(new Option('--mirror <address>').hideHelp())
    .action(async (_, command: Command) => {
      const { updateTables } = await import('../commands/update.ts')
      await updateTables(command.optsWithGlobals<UpdateOptions>())
    })
}
