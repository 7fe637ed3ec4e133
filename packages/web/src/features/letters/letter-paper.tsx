import { ElementType, parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'

type Node = ReturnType<typeof parseDocument>['childNodes'][number]

/** The elements that a letter is written with, and how they look on its paper. */
const looks: Readonly<Record<string, string>> = {
  p: 'my-3',
  h1: 'my-5 font-bold',
  h2: 'mt-5 mb-1 font-bold',
  ul: 'my-3 list-disc pl-6',
  li: '',
  br: '',
  table: 'my-3 w-full border-collapse font-sans text-small',
  caption: 'py-1 text-left font-bold',
  thead: '',
  tbody: '',
  tr: '',
  th: 'border border-edge px-1.5 py-1 text-left align-top',
  td: 'border border-edge px-1.5 py-1 align-top',
}
/** A letter's headings stand below the title of the screen. */
const below: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3' }
/** What they hold is read; they themselves are not. */
const passedThrough = new Set(['html', 'body', 'main'])
const needed = /^\[NEEDED: (.*)\]$/s

/**
 * A letter's page as elements of this one. The page's policy lets no text become markup, so each
 * element is made by name from a closed list and everything else is left out: no script, address,
 * image or style of a letter can come in. `onNeeded` makes of a missing fact what leads to it.
 */
export function letterOnPaper(html: string, onNeeded: (words: string) => ReactNode): ReactNode {
  return parseDocument(html).childNodes.map((node, at) => drawn(node, at, onNeeded))
}

function drawn(node: Node, at: number, onNeeded: (words: string) => ReactNode): ReactNode {
  if (node.type === ElementType.Text) return node.data
  if (node.type !== ElementType.Tag) return null
  const children = () => node.childNodes.map((child, place) => drawn(child, place, onNeeded))
  if (passedThrough.has(node.name)) return children()
  if (node.name === 'mark') {
    const text = textIn(node.childNodes)
    const [, words] = needed.exec(text) ?? []
    return <span key={at}>{words === undefined ? text : onNeeded(words)}</span>
  }
  const look = Object.hasOwn(looks, node.name) ? looks[node.name] : undefined
  if (look === undefined) return null
  if (node.name === 'br') return <br key={at} />
  const side = node.attribs['class'] === 'amount' ? ' text-right whitespace-nowrap' : ''
  const within = isRow(node.name) ? children().filter((child) => !isBlank(child)) : children()
  const scope = node.name === 'th' ? { scope: 'col' } : {}
  return createElement(
    below[node.name] ?? node.name,
    { key: at, className: look + side + draftLook(node), ...scope },
    within,
  )
}

function draftLook({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): string {
  if (attribs['class'] === 'origin') return ' -mt-2 font-sans text-small text-soft'
  return attribs['class'] === 'draft'
    ? ' border-2 border-bad px-2 py-1 font-sans font-bold text-bad'
    : ''
}

/** Parts of a table between which no text may stand. */
function isRow(name: string): boolean {
  return ['table', 'thead', 'tbody', 'tr', 'ul'].includes(name)
}

function isBlank(child: ReactNode): boolean {
  return typeof child === 'string' && child.trim() === ''
}

function textIn(nodes: readonly Node[]): string {
  return nodes.map((node) => (node.type === ElementType.Text ? node.data : '')).join('')
}
