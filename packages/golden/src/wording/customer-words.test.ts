import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** What customers do not read here, and what they read instead: the trade writes American English. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/authoris/i, 'authoriz…'],
  [/programme/i, 'program'],
  [/enrolment/i, 'enrollment'],
  [
    /\b(recogn|summar|organ|token|normal|item|neutral|hospital|special)is(e|ed|es|ing|ation)\b/i,
    '…iz…',
  ],
  [/(fav|behavi|neighb|col|hon)our/i, '…or'],
  [/judgement/i, 'judgment'],
  [/\blicence/i, 'license'],
  [/catalogue/i, 'catalog'],
  [/\bcentre/i, 'center'],
  [/(an|p)ae(sth|diatr)/i, 'anesth…, pediatr…'],
  [/\bat hand\b/i, 'available'],
  [/\bspeaks? (for|about|of)\b/i, 'covers, applies to'],
  [/\bbears? (\w+ ){0,4}out\b/i, 'supports'],
  [/\bdearest\b/i, 'costliest'],
  [
    /\b(take|took|taken|takes) (it|the payment|what was paid) back\b|\btake back what\b/i,
    'recover',
  ],
  [/\bask the payment back\b/i, 'recover the payment'],
  [/\bmend(s|ed)?\b/i, 'fix, correct'],
  [/\bwhilst\b|\bamongst\b/i, 'while, among'],
  [/\d %/, '18.6%, without a space'],
]

const rooms = ['engine', 'report', 'intake', 'cli', 'contract', 'server', 'web']

const files = rooms.flatMap((room) =>
  globSync(`packages/${room}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|\.table\.ts$|words\/words\.ts$/.test(file),
  ),
)

/** Text that may be printed: string literals, the fixed parts of templates, words of JSX. */
function textsIn(file: string): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const code = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind)
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text)
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

describe('the words that customers read', () => {
  test.each(rooms)('are American English in %s', (room) => {
    const found = files
      .filter((file) => file.startsWith(`packages/${room}/`))
      .flatMap((file) =>
        textsIn(file).flatMap((text) =>
          instead
            .filter(([wrong]) => wrong.test(text))
            .map(([, right]) => `${file}: "${text.trim()}" (write: ${right})`),
        ),
      )
    expect(found).toEqual([])
  })

  test('are American English on the pages of the rules', () => {
    const pages = globSync('docs/rules/*.md', { cwd: root })
    const found = pages.flatMap((page) =>
      instead
        .filter(([wrong]) => wrong.test(readFileSync(join(root, page), 'utf8')))
        .map(([wrong, right]) => `${page}: ${wrong.source} (write: ${right})`),
    )
    expect(pages.length).toBeGreaterThan(80)
    expect(found).toEqual([])
  })
})
