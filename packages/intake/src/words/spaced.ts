/** With a space where words of a name are parted by a capital or an underscore: `WePaid` is `We Paid`. */
export function spaced(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
}
