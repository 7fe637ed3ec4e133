/**
 * A five-character procedure code (CPT or HCPCS) as a number: its characters read in base 36.
 * Below 2^26, so two of them fit a double exactly and a typed array holds one in 32 bits.
 */
export type ProcedureNumber = number

/** Stands for "no code" or "not a five-character code": `00000` is no procedure. */
export const noProcedure: ProcedureNumber = 0

/** Packs a code; letters in either case. Anything but five letters or digits gives `noProcedure`. */
export function procedureNumber(code: string | undefined): ProcedureNumber {
  if (code?.length !== 5) return noProcedure
  let packed = 0
  for (let position = 0; position < 5; position++) {
    const digit = base36Digit(code.charCodeAt(position))
    if (digit < 0) return noProcedure
    packed = packed * 36 + digit
  }
  return packed
}

/** The code of a packed number, upper case, padded with zeros to five characters. */
export function procedureCode(packed: ProcedureNumber): string {
  return packed.toString(36).toUpperCase().padStart(5, '0')
}

function base36Digit(character: number): number {
  if (character >= 48 && character <= 57) return character - 48
  if (character >= 65 && character <= 90) return character - 55
  if (character >= 97 && character <= 122) return character - 87
  return -1
}
