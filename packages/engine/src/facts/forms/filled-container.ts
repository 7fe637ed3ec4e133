import type { UnitOfUseRow } from './unit-of-use.table.ts'

/** Milliliters of one syringe or pen, after its milligrams: `40 MG/0.4 ML SYR`, `(4 mg/3 mL) pen`. */
const perContainer =
  /\b\d[\d,.]*\s*(?:mg|mcg|units?|unt|iu|gm?|mu)\s*\/\s*(\d*\.\d+)\s*ml\b.*\b(?:syr\w*|pens?|auto-?inj\w*|inject(?:or|ct)\w*|sureclick|pushtouch|cartridge)\b/i

/**
 * A syringe or pen that is filled by its maker with so much as the name says; undefined where it says no
 * volume, or whole milliliters, which may be a concentration alone.
 */
export function filledContainer(drugName: string): UnitOfUseRow | undefined {
  const [, milliliters] = perContainer.exec(drugName) ?? []
  const size = Number(milliliters ?? NaN)
  if (!(size > 0) || Number.isInteger(size)) return undefined
  return { names: perContainer, called: 'syringes or pens', unit: 'ML', sizes: [size], source }
}

const source = 'The drug name, which states what one container holds'
