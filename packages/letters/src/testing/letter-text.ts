import type { Block, Letter, Words } from '../letter.ts'

/** A letter as plain text with its checklist and clocks: what golden files hold. */
export function letterText(letter: Letter): string {
  return [
    letter.title,
    ...letter.blocks.map(blockText),
    'CHECKLIST',
    ...letter.checklist.map(
      ({ element, done, source }) => `${done ? '[x]' : '[ ]'} ${element} (${source})`,
    ),
    'MISSING',
    ...letter.missing.map(({ fact, why }) => `${fact}: ${why}`),
    'DEADLINES',
    ...letter.deadlines.map(
      ({ what, lastDay, because, source }) => `${what}: ${lastDay}. ${because} ${source}`,
    ),
    '',
  ].join('\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'address':
    case 'signature':
      return `\n${block.lines.map(said).join('\n')}`
    case 'subject':
    case 'paragraph':
      return `\n${said(block.words)}`
    case 'heading':
      return `\n## ${block.text}`
    case 'list':
      return `\n${block.items.map((item) => `- ${said(item)}`).join('\n')}`
    case 'table':
      return [
        `\n${block.caption}`,
        block.head.join(' | '),
        ...block.rows.map((row) => row.map(said).join(' | ')),
      ].join('\n')
  }
}

function said(words: Words): string {
  return words
    .map((word) => (typeof word === 'string' ? word : `[NEEDED: ${word.needed}]`))
    .join('')
}
