/** A number that passes the NPI check digit (Luhn over 80840 and the number). */
export function madeNpi(at: number): string {
  const nine = String(100_000_000 + at * 7919).slice(0, 9)
  for (let digit = 0; digit < 10; digit++) {
    if (luhn(`80840${nine}${digit}`)) return `${nine}${digit}`
  }
  return nine
}

function luhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce(
      (total, digit, at) => total + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
      0,
    )
  return sum % 10 === 0
}

/** A date of birth of an adult member. */
export function madeBirthDate(member: number): string {
  return isoDate(Date.UTC(1935 + (member % 65), member % 12, 1 + (member % 28)))
}

/** A day of the third quarter of 2024 and after, 0 first. */
export function dayOfQuarter(day: number): string {
  return isoDate(Date.UTC(2024, 6, 1 + day))
}

function isoDate(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
