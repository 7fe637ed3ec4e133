import { Argument, Command, Option } from 'commander'
import { otherSpellings } from './other-spellings.table.ts'
import { productVersion } from '../version.ts'
import { addAuditCommand } from './audit-command.ts'
import { examples, exitStatuses, styledHelp } from './help-texts.ts'
import { mappingOption, referenceOption } from './options.ts'
import { addReferenceCommands } from './reference-commands.ts'
import type { RepriceOptions } from '../commands/reprice.ts'

/** Every command with its options; `finish` is told an exit status other than 0. */
export function commandLine(finish: (status: number) => void): Command {
  const program = new Command('plumbline')
    .description('Audits medical and pharmacy claims.')
    .version(`plumbline ${productVersion}`, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .showSuggestionAfterError(true)
    .addHelpText(
      'after',
      examples(
        'plumbline audit claims.csv',
        'plumbline columns claims.csv',
        'plumbline reference status',
      ),
    )
    .addHelpText('after', exitStatuses())
  addAuditCommand(program, finish)
  addColumnsCommand(program)
  addRepriceCommand(program)
  addRulesCommand(program)
  addPlanRulesCommand(program)
  addReferenceCommands(program)
  addCompletionsCommand(program)
  inherit(program)
  return program
}

function addColumnsCommand(program: Command): void {
  program
    .command('columns')
    .description('show how each column is understood, and why')
    .argument('<file>', 'claims, as for audit; - is standard input')
    .addOption(mappingOption())
    .addHelpText('after', examples('plumbline columns claims.csv --mapping mapping.json'))
    .action(async (file: string, options: { readonly mapping?: string }) => {
      const { columns } = await import('../commands/columns.ts')
      await columns(file, options)
    })
}

function addRepriceCommand(program: Command): void {
  program
    .command('reprice')
    .description('say what Medicare would have paid for medical claims, line by line')
    .argument('<file>', 'claims, as for audit; - is standard input')
    .option('--csv <file>', 'where the lines go; FILE.repriced.csv in this folder where left out')
    .option(
      '--locality <number>',
      'contractor and locality for physician fees, as 10112-00; else national',
    )
    .option('--state <letters>', 'the state whose fees price medical equipment, as PA')
    .option(
      '--stay-rate <dollars>',
      'what hospitals are paid for a stay of weight one; prices stays by their DRG',
    )
    .addOption(mappingOption())
    .addOption(referenceOption())
    .addHelpText('after', examples('plumbline reprice claims.csv --csv repriced.csv'))
    .action(async (file: string, options: RepriceOptions) => {
      const { repriceFile } = await import('../commands/reprice.ts')
      await repriceFile(file, options)
    })
}

function addRulesCommand(program: Command): void {
  program
    .command('rules')
    .description('list the rules: id, category, source, what they need')
    .option('--json', 'as JSON')
    .option('--catalog', "what is looked for, by the field's catalogs of edits")
    .addOption(new Option(otherSpellings.catalog).implies({ catalog: true }).hideHelp())
    .addHelpText('after', examples('plumbline rules', 'plumbline rules --json > rules.json'))
    .action(async (options: { readonly json?: boolean; readonly catalog?: boolean }) => {
      if (options.catalog === true) {
        const { listCatalogs } = await import('../commands/catalogs.ts')
        listCatalogs(options)
        return
      }
      const { listRules } = await import('../commands/rules.ts')
      listRules(options)
    })
}

function addPlanRulesCommand(program: Command): void {
  program
    .command('plan-rules')
    .description('check rules of a plan or contract, and show each in words with examples')
    .argument('<file>', 'JSON of plan rules; see docs/plan-rules.md')
    .addHelpText('after', examples('plumbline plan-rules acme-2026.json'))
    .action(async (file: string) => {
      const { showPlanRules } = await import('../commands/plan-rules.ts')
      await showPlanRules(file)
    })
}

function addCompletionsCommand(program: Command): void {
  program
    .command('completions')
    .description('print what lets a shell complete commands and options')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      examples(
        'source <(plumbline completions bash)      # in ~/.bashrc',
        'source <(plumbline completions zsh)       # in ~/.zshrc, below compinit',
        'plumbline completions fish > ~/.config/fish/completions/plumbline.fish',
      ),
    )
    .action(async (shell: string) => {
      const { printCompletions } = await import('../commands/completions.ts')
      printCompletions(shell, program)
    })
}

/** Commander's sub-commands do not take the parent's way of failing and showing help by themselves. */
function inherit(command: Command): void {
  command
    .exitOverride()
    .configureOutput({
      outputError: () => undefined,
      // A command without its sub-command is a question, not a failure.
      writeErr: (text) => process.stdout.write(text),
    })
    .configureHelp(styledHelp)
  for (const below of command.commands) inherit(below)
}
