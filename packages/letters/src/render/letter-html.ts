import { html, Markup, type Content } from '@plumbline/report/html'
import type { Block, Letter, Words } from '../letter.ts'
import { letterStyle } from './letter-style.ts'

/** Stands below such a paragraph while whoever sends the letter can still change it. */
export const modelWords = 'AI words, checked against the finding'

/** A letter as a page that prints as one; it has no script and loads nothing. */
export function letterHtml(letter: Letter, state: 'draft' | 'final'): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${letter.title}</title>
        <style>
          ${Markup.ofOwnText(letterStyle)}
        </style>
      </head>
      <body>
        <main>
          ${state === 'draft' ? html`<p class="draft">Draft. Not to be sent.</p>` : undefined}
          ${letter.blocks.map((block) => blockHtml(block, state))}
        </main>
      </body>
    </html> `
  return page.text
}

function blockHtml(block: Block, state: 'draft' | 'final'): Content {
  switch (block.kind) {
    case 'address':
      return html`<p class="address">${lines(block.lines)}</p>`
    case 'signature':
      return html`<p class="signature">${lines(block.lines)}</p>`
    case 'subject':
      return html`<h1>${wordsHtml(block.words)}</h1>`
    case 'heading':
      return html`<h2>${block.text}</h2>`
    case 'paragraph':
      return html`<p>${wordsHtml(block.words)}</p>
        ${state === 'draft' && block.by ? html`<p class="origin">${modelWords}</p>` : undefined}`
    case 'list':
      return html`<ul>
        ${block.items.map((item) => html`<li>${wordsHtml(item)}</li>`)}
      </ul>`
    case 'table':
      return tableHtml(block)
  }
}

function tableHtml({ caption, head, amounts, rows }: Extract<Block, { kind: 'table' }>): Content {
  const side = (at: number) => (amounts.includes(at) ? 'amount' : 'text')
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head.map((label, at) => html`<th scope="col" class="${side(at)}">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell, at) => html`<td class="${side(at)}">${wordsHtml(cell)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

function lines(all: readonly Words[]): Content {
  return all.map((words, at) => html`${at === 0 ? undefined : html`<br />`}${wordsHtml(words)}`)
}

function wordsHtml(words: Words): Content {
  return words.map((word) =>
    typeof word === 'string' ? word : html`<mark>[NEEDED: ${word.needed}]</mark>`,
  )
}
