/**
 * Rules of a grammar in a small notation: words as they stand, `<name>` another rule, `[ ]` what may be left out,
 * `( | )` one of several. A rule may name itself anywhere but at its own beginning.
 */
export type GrammarRules = Readonly<Record<string, string>>

type Node =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'row'; readonly parts: readonly Node[] }
  | { readonly kind: 'either'; readonly options: readonly Node[] }

/** Tells whether words, in lower case, are a whole of the rule; in time that grows with the square of their number. */
export function recognizer(
  rules: GrammarRules,
  top: string,
): (words: readonly string[]) => boolean {
  const nodes = new Map(Object.entries(rules).map(([name, text]) => [name, nodeOf(text)]))
  return (words) => endsOf(nodes, words)({ kind: 'rule', name: top }, 0).has(words.length)
}

type Ends = ReadonlySet<number>

/** Where a node can end that begins at a word; what a rule comes to at a word is found out once. */
function endsOf(nodes: ReadonlyMap<string, Node>, words: readonly string[]) {
  const known = new Map<string, Ends>()
  const ends = (node: Node, at: number): Ends => {
    switch (node.kind) {
      case 'word':
        return new Set(words[at] === node.word ? [at + 1] : [])
      case 'either':
        return new Set(node.options.flatMap((option) => [...ends(option, at)]))
      case 'row':
        return node.parts.reduce<Ends>(
          (starts, part) => new Set([...starts].flatMap((start) => [...ends(part, start)])),
          new Set([at]),
        )
      case 'rule':
        return ruleEnds(node.name, at)
    }
  }
  const ruleEnds = (name: string, at: number): Ends => {
    const place = `${name} ${String(at)}`
    const before = known.get(place)
    if (before) return before
    const node = nodes.get(name)
    if (!node) throw new Error(`The grammar has no rule ${name}`)
    const found = ends(node, at)
    known.set(place, found)
    return found
  }
  return ends
}

function nodeOf(text: string): Node {
  const tokens = text.match(/[()[\]|]|<[a-z ]+>|[^\s()[\]|<>]+/g) ?? []
  const [node, end] = either(tokens, 0)
  if (end !== tokens.length) throw new Error(`Not balanced: ${text}`)
  return node
}

function either(tokens: readonly string[], start: number): readonly [Node, number] {
  const options: Node[] = []
  let at = start - 1
  do {
    const [option, end] = row(tokens, at + 1)
    options.push(option)
    at = end
  } while (tokens[at] === '|')
  return [{ kind: 'either', options }, at]
}

function row(tokens: readonly string[], start: number): readonly [Node, number] {
  const parts: Node[] = []
  let at = start
  for (let token = tokens[at]; token !== undefined && !/^[\])|]$/.test(token); token = tokens[at]) {
    if (token === '(' || token === '[') {
      const [inner, end] = either(tokens, at + 1)
      const nothing: Node = { kind: 'row', parts: [] }
      parts.push(token === '(' ? inner : { kind: 'either', options: [inner, nothing] })
      at = end + 1
    } else {
      const name = /^<([a-z ]+)>$/.exec(token)?.[1]
      parts.push(name === undefined ? { kind: 'word', word: token } : { kind: 'rule', name })
      at += 1
    }
  }
  return [{ kind: 'row', parts }, at]
}
