import type { Command } from 'commander'
import type { AuditOptions } from '../auditing/audit-options.ts'
import { parseFailOn } from '../auditing/fail-on.ts'
import { examples, exitStatuses } from './help-texts.ts'
import { choiceOption, mappingOption, referenceOption, repeatedOption } from './options.ts'

/** `plumbline audit FILE...` */
export function addAuditCommand(program: Command, finish: (status: number) => void): void {
  const command = program
    .command('audit')
    .description(
      'audit claims files, each by itself; without outputs named, writes an HTML report and JSON here',
    )
    .argument(
      '<files...>',
      'claims: CSV, Excel workbook, X12 837 or 835, FHIR or PDF with text, packed (.gz, .zip) or not; - is standard input',
    )
    .addOption(choiceOption('--type <type>', 'recognized where not given', ['medical', 'pharmacy']))
    .option('--force-type', 'audit as --type though the columns call for the other')
  addOutputOptions(command)
  addReportOptions(command)
  command
    .addOption(mappingOption())
    .option('--layout <file>', 'JSON that describes the records of a file of fixed widths')
    .addOption(
      repeatedOption(
        '--remittance <file>',
        'remittance (835) that says what was paid for the claims (837, or a table); may be repeated',
        (file) => file,
      ),
    )
    .addOption(
      repeatedOption(
        '--corrected <file>',
        'rows that --to-correct wrote, corrected: audited in their places; may be repeated',
        (file) => file,
      ),
    )
    .addOption(referenceOption())
    .addOption(
      repeatedOption(
        '--plan-rules <file>',
        'rules of a plan or contract, judged beside ours; may be repeated',
        (file) => file,
      ),
    )
    .addOption(repeatedOption('--rule <id>', 'run this rule only; may be repeated', (id) => id))
    .option('--as-of <date>', 'day of the audit, yyyy-mm-dd; today where not given')
    .addOption(
      repeatedOption(
        '--fail-on <what>',
        'exit 1 from so many lines or rows on: flagged, review (flagged too) or set-aside, alone or as in set-aside=5%, flagged=20; may be repeated',
        parseFailOn,
      ),
    )
    .addHelpText('after', auditExamples)
    .addHelpText('after', exitStatuses())
    .action(async (files: string[], options: AuditOptions) => {
      const { audit } = await import('../commands/audit.ts')
      finish(await audit(files, options))
    })
}

const auditExamples = examples(
  'plumbline audit claims.csv',
  'plumbline audit january.csv february.csv --html reports/ --csv reports/',
  'gunzip -c claims.csv.gz | plumbline audit - --json - > audit.json',
  'plumbline audit claims.csv --csv joined.csv --full',
  'plumbline audit claims.837 --remittance payments.835',
  'plumbline audit claims.csv --to-correct rows.csv',
  'plumbline audit claims.csv --corrected rows.csv',
  'plumbline audit claims.csv --fail-on flagged --fail-on set-aside=5%',
)

function addOutputOptions(command: Command): void {
  command
    .option(
      '--html <file>',
      'write the report; a folder that exists takes one for each claims file',
    )
    .option('--json <file>', 'write everything as JSON (docs/audit-document.schema.json)')
    .option('--csv <file>', 'write every line with its verdict; - is standard output, as for all')
    .option(
      '--to-correct <file>',
      'write the rows set aside as CSV, every column of the claims file kept, to be corrected',
    )
    .option(
      '--full',
      'the CSV keeps every column and row of the claims file as they stood, members included, and adds ours',
    )
}

function addReportOptions(command: Command): void {
  command
    .addOption(
      choiceOption('--edition <edition>', 'how long the report is; full where not given', [
        'full',
        'summary',
      ]),
    )
    .addOption(
      choiceOption(
        '--members <display>',
        'how the report shows members: the tail of their number, or the whole; tail where not given',
        ['tail', 'whole'],
      ),
    )
    .option('--plan <name>', 'for the cover of the report: the plan')
    .option('--prepared-for <name>', 'for the cover: who the report is made for')
    .option('--administrator <name>', 'for the cover: who runs the plan')
    .option('--prepared-by <name>', 'for the cover: who made the report')
    .option('--final', 'a person has reviewed the findings: the report is no draft')
}
