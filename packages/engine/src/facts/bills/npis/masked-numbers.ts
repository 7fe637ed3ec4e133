/** From this many different numbers on a file is judged by how many of them are wrong. */
const many = 5

/** Where all of this many different numbers are wrong, no one mistyped them. */
const several = 3

/**
 * Whether numbers that no provider can have are masks, not mistakes: most of a file of many, all of a
 * few, all of two that no NPI begins like, or all of them patterns (9999999999, 1234567890, 1000000001 and 1000000002).
 *
 * @param wrong the different numbers of a file that no provider can have
 * @param all how many different numbers it has, right ones among them
 */
export function areMaskedNumbers(wrong: readonly string[], all: number): boolean {
  if (wrong.length === 0) return false
  if (all >= many) return wrong.length * 2 > all
  if (wrong.length < all) return false
  if (wrong.length >= several || wrong.every(isPattern) || areConsecutive(wrong)) return true
  return wrong.length > 1 && wrong.every((number) => /^[03-9]/.test(number))
}

/** One digit or pair repeated, digits that count up or down, a small number behind zeros. */
function isPattern(number: string): boolean {
  return (
    /^(\d)\1+$/.test(number) ||
    /^(\d\d)\1+$/.test(number) ||
    /^\d0{5}/.test(number) ||
    '01234567890123456789'.includes(number) ||
    '98765432109876543210'.includes(number)
  )
}

function areConsecutive(numbers: readonly string[]): boolean {
  if (numbers.length < 2) return false
  const inOrder = numbers.map(Number).sort((one, other) => one - other)
  return inOrder.every((number, at) => at === 0 || number - (inOrder[at - 1] ?? 0) === 1)
}
