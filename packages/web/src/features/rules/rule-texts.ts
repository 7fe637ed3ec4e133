/** The page of each rule as it is written, in Markdown: one small file each, fetched when it is read. */
const texts = import.meta.glob<string>('../../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
})

const fetchers = new Map(Object.entries(texts).map(([file, fetchText]) => [idOf(file), fetchText]))

/** The text of a rule's page; null where there is no such rule. */
export async function ruleText(id: string): Promise<string | null> {
  return (await fetchers.get(id)?.()) ?? null
}

function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
}
