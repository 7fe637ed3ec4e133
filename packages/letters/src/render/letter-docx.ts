import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IRunOptions,
} from 'docx'
import type { Block, Letter, Words } from '../letter.ts'
import { modelWords } from './letter-html.ts'

/** A letter as a Word document with real headings and one header row a table, for those who edit it. */
export async function letterDocx(letter: Letter, state: 'draft' | 'final'): Promise<Uint8Array> {
  const draft = new Paragraph({
    children: [run({ text: 'Draft. Not to be sent.', bold: true, color: '8A1C1C' })],
  })
  const document = new Document({
    title: letter.title,
    creator: 'Plumbline',
    styles: { default: { document: { run: { font: 'Georgia', size: 22 } } } },
    sections: [
      {
        properties: { page: { size: { width: 12_240, height: 15_840 } } },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [
          ...(state === 'draft' ? [draft] : []),
          ...letter.blocks.flatMap((block) => elements(block, state)),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
    ],
  })
}

const after = { after: 160 }

function elements(block: Block, state: 'draft' | 'final'): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'address':
    case 'signature':
      return [new Paragraph({ spacing: { after: 240 }, children: lineByLine(block.lines) })]
    case 'subject':
      return [heading(HeadingLevel.HEADING_1, runs(block.words, true))]
    case 'heading':
      return [heading(HeadingLevel.HEADING_2, runs([block.text], true))]
    case 'paragraph':
      return [
        new Paragraph({ spacing: after, children: runs(block.words) }),
        ...(state === 'draft' && block.by
          ? [
              new Paragraph({
                spacing: after,
                children: [run({ text: modelWords, italics: true })],
              }),
            ]
          : []),
      ]
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ bullet: { level: 0 }, children: runs(item) }),
      )
    case 'table':
      return [
        new Paragraph({ keepNext: true, children: runs([block.caption], true) }),
        table(block),
        new Paragraph({ spacing: after }),
      ]
  }
}

function heading(
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  children: TextRun[],
): Paragraph {
  return new Paragraph({
    heading: level,
    keepNext: true,
    spacing: { before: 200, ...after },
    children,
  })
}

function lineByLine(lines: readonly Words[]): TextRun[] {
  return lines.flatMap((words, at) => [
    ...(at === 0 ? [] : [new TextRun({ break: 1 })]),
    ...runs(words),
  ])
}

function runs(words: Words, bold = false): TextRun[] {
  return words.map((word) =>
    typeof word === 'string'
      ? run({ text: printable(word), bold, color: '111111' })
      : run({ text: `[NEEDED: ${printable(word.needed)}]`, bold: true, highlight: 'yellow' }),
  )
}

function run(options: IRunOptions): TextRun {
  return new TextRun(options)
}

function table({ head, amounts, rows }: Extract<Block, { kind: 'table' }>): Table {
  const cell = (words: Words, at: number, bold: boolean) =>
    new TableCell({
      margins: { left: 60, right: 60 },
      children: [
        new Paragraph({
          alignment: amounts.includes(at) ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: runs(words, bold),
        }),
      ],
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: head.map((label, at) => cell([label], at, true)),
      }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: row.map((words, at) => cell(words, at, false)),
          }),
      ),
    ],
  })
}

/**
 * Word refuses a document that holds control characters; marks that turn the direction of writing around
 * make a text look like what it is not.
 */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
}
