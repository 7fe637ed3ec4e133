const turning = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Text without the marks that turn the direction of writing around: `\u202E` lets `fdp.exe` read as
 * `exe.pdf`, and an amount as another.
 */
export function withoutTurning(text: string): string {
  return text.replace(turning, '')
}
