const longestName = 255

/** Control characters, and those that turn the direction of writing and so hide an ending. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name from outside that may be stored and shown: no path, one line, at most 255 characters. */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(unprintable, '').trim()
  if (clean.length <= longestName) return clean
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 ? clean.slice(dot).slice(0, 10) : ''
  return clean.slice(0, longestName - ending.length).toWellFormed() + ending
}

/** A title from outside on one line, storable: no NUL, no half characters. */
export function safeTitle(title: string): string {
  return title.toWellFormed().replace(unprintable, ' ').trim()
}
