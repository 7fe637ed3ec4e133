import { allRules, catalogs, type Catalog, type CatalogItem } from '@plumbline/engine'

/** Prints what is looked for, by the catalogs of the field: as Markdown, or as JSON. */
export function listCatalogs(options: { json?: boolean }): void {
  const text = options.json === true ? JSON.stringify(catalogs, null, 2) : catalogPage()
  process.stdout.write(`${text}\n`)
}

/** A page of all catalogs; `docs/catalogs.md` is this page. */
export function catalogPage(): string {
  return [
    '# What is looked for, by the catalogs of the field',
    '',
    `Each list is somebody's answer to what an audit of claims should find. ${allRules.length} rules are` +
      ' held against them here, item by item. *Whole* means: what claims and public tables can decide of' +
      ' the item is judged. The page is written by `plumbline rules --catalog`.',
    '',
    ...table(
      ['Catalog', 'Items', 'Whole', 'In part', 'Not yet', 'Not from claims'],
      catalogs.map(countRow),
    ),
    ...catalogs.flatMap(catalogSection),
  ].join('\n')
}

function countRow({ title, items }: Catalog): readonly string[] {
  const count = (wanted: CatalogItem['coverage']) =>
    String(items.filter(({ coverage }) => coverage === wanted).length)
  const counts = [count('whole'), count('in part'), count('not yet'), count('not from claims')]
  return [title, String(items.length), ...counts]
}

function catalogSection({ title, source, items }: Catalog): readonly string[] {
  const rows = items.map(({ number, topic, coverage, rules, left = '' }) => [
    number,
    topic,
    coverage,
    rules.map((id) => `\`${id}\``).join(', '),
    left,
  ])
  const head = ['No.', 'What it looks for', 'Judged', 'By', 'What is not judged, and why']
  return ['', `## ${title}`, '', `${source}.`, '', ...table(head, rows)]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
