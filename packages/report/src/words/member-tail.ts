const mask = '••'
const mostShown = 4
/** What tells the persons of one card apart stands behind the number. */
const personCode = /^(.+?)(-\d{1,3})$/

/**
 * The end of a member's number: at most four characters and no more than half of it, with the
 * person code of a family's card behind them.
 */
export function memberTail(number: string): string {
  const [, card = number, person = ''] = personCode.exec(number) ?? []
  const characters = Array.from(card)
  const shown = Math.min(mostShown, Math.floor(characters.length / 2))
  return `${mask}${characters.slice(characters.length - shown).join('')}${person}`
}
