/**
 * HTML that is escaped by construction: text enters only through the `html` template, which
 * escapes it, so markup can come from our own files alone. Interpolate into text or into a
 * double-quoted attribute, never into a tag name, a script or a style.
 */
export class Markup {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** For the template below and for the style sheet; data never comes this way. */
  static ofOwnText(text: string): Markup {
    return new Markup(text)
  }
}

/** What may stand in a template: text and numbers are escaped, markup stands as it is. */
export type Content = string | number | Markup | undefined | readonly Content[]

/** Markup from a template whose values are escaped; `undefined` is nothing, a list is its parts. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  const own = ownText(strings)
  let text = own[0] ?? ''
  values.forEach((value, index) => {
    text += textOf(value) + (own[index + 1] ?? '')
  })
  return Markup.ofOwnText(text)
}

const compact = new WeakMap<TemplateStringsArray, readonly string[]>()

/** A template's own text without the indentation of our source, worked out once a template. */
function ownText(strings: TemplateStringsArray): readonly string[] {
  let own = compact.get(strings)
  if (!own) {
    own = strings.map((part) => part.replace(/\s*\n\s*/g, '\n'))
    compact.set(strings, own)
  }
  return own
}

/** Nothing. */
export const nothing = Markup.ofOwnText('')

function textOf(content: Content): string {
  if (content === undefined) return ''
  if (typeof content === 'string') return escapeText(content)
  if (typeof content === 'number') return String(content)
  if (content instanceof Markup) return content.text
  return content.map(textOf).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/**
 * Text as it may stand in HTML text and quoted attributes. Control characters, halves of
 * surrogate pairs and marks that turn the writing direction around (they can make text look like
 * what it is not) become U+FFFD.
 */
function escapeText(text: string): string {
  if (!needsCare.test(text)) return text
  return text
    .toWellFormed()
    .replace(unwelcome, '\uFFFD')
    .replace(/[&<>"'`]/g, (character) => entities[character] ?? '')
}

const needsCare = /[&<>"'`]|[^\t\n\r\x20-\x7E]/

const unwelcome = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu
