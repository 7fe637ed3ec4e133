import { dollars, type FileFacts } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import type { Money } from '../../facts/portfolio.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted, dollarsOrDash } from '../../words/amounts.ts'
import { codeWords } from '../../words/codes.ts'

/** Rows in = audited + set aside, by reason; and the dollars beside them. */
export function controlTotals({ document, portfolio }: ReportFacts): Markup {
  const { file, setAside } = document
  const reasons = Map.groupBy(setAside, ({ code }) => code)
  const audited: Content[] = [auditedRows(file), count(file.rowsAudited), ...amounts(portfolio)]
  const aside = Array.from(reasons, ([code, rows]): Content[] => [
    `Set aside: ${codeWords(code)}`,
    count(rows.length),
    ...unknown,
  ])
  const same = sameMoney(file, portfolio)
  const dollarsOfAll = setAside.length === 0 || !same
  const all = same ? portfolio : file
  return html`${table(
      'Rows read, and what became of them',
      [
        { label: 'Rows' },
        { label: 'Number', kind: 'number' },
        { label: 'Billed', kind: 'number' },
        { label: 'Allowed', kind: 'number' },
        { label: 'Paid', kind: 'number' },
      ],
      [audited, ...aside],
      ['Rows below the header', count(file.rowsRead), ...(dollarsOfAll ? amounts(all) : unknown)],
    )}
    <p>
      ${balance(file)} ${asideNote(document.setAside.length, dollarsOfAll)} ${asideDollars(file)}
    </p>`
}

const unknown: readonly string[] = ['–', '–', '–']

function amounts({ chargeCents, allowedCents, paidCents }: Readonly<Money>): readonly string[] {
  return [chargeCents, allowedCents, paidCents].map(dollarsOrDash)
}

/** Whether the file's totals are those of its lines; an amount that no line states is 0 there. */
function sameMoney(file: FileFacts, lines: Readonly<Money>): boolean {
  return (['chargeCents', 'allowedCents', 'paidCents'] as const).every(
    (field) => file[field] === (lines[field] ?? 0),
  )
}

function auditedRows({ linesAudited, rowsAudited }: FileFacts): string {
  return linesAudited === rowsAudited ? 'Audited' : `Audited, as ${counted(linesAudited, 'line')}`
}

function balance({ rowsRead, rowsAudited, rowsSetAside }: FileFacts): Content {
  const lost = rowsRead - rowsAudited - rowsSetAside
  if (lost === 0) {
    return 'Every row is accounted for. Compare the totals with your own before relying on what follows.'
  }
  return html`<strong
    >These numbers do not add up by ${counted(Math.abs(lost), 'row')}. Treat this report as a
    draft.</strong
  >`
}

/** What is billed on rows that were set aside for want of a service or a date. */
function asideDollars({ setAsideCents: { charged, paid } }: FileFacts): Content {
  if (charged === 0 && paid === 0) return undefined
  return `Rows set aside for want of a service or a date of service hold ${dollars(charged)} charged and ${dollars(paid)} paid.`
}

function asideNote(rows: number, dollarsOfAll: boolean): Content {
  if (rows === 0) return undefined
  const where = html`The rows set aside are listed in <a href="#set-aside">appendix D</a>.`
  return dollarsOfAll ? where : [where, ' Amounts on them stand in no total of this report.']
}
