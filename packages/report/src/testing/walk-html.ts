import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Every element of a document in order. */
export function elementsOf(text: string): readonly Element[] {
  const found: Element[] = []
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(text))
  return found
}

/** Errors of the markup, as the parser of the HTML standard reports them. */
export function markupErrors(text: string): readonly string[] {
  const errors: string[] = []
  parse(text, { onParseError: ({ code, startLine }) => errors.push(`${code} at ${startLine}`) })
  return errors
}

/** The text inside an element. */
export function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** An attribute's value; undefined where the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}
