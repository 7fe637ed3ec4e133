/**
 * Whether a file is of Medicaid's NCCI, which publishes tables of its own beside Medicare's in much the
 * same layouts: by what stands above its header, or by its names (`AOC_V2026Q2-MCD`).
 *
 * @param texts the names of the file and of its entry, and the text above the header
 */
export function saysMedicaid(texts: readonly string[]): boolean {
  return texts.some((text) => /medicaid|(?<![a-z])mcd(?![a-z])/i.test(text))
}
