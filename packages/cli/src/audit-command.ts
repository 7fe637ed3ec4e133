import type { Command} from 'commander';
import { Option } from 'commander'
import type { AuditOptions } from './commands/audit.ts'
import { referenceOption } from './reference-commands.ts'

/** The audit of a file, with what it writes. */
export function addAuditCommand(program: Command, finish: (status: number) => void): void {
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
}

/** Collects the values of an option that is given more than once. */
function repeated(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value]
}
