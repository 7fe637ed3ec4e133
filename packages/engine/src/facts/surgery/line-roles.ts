import type { Setting } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { areApart, isAnatomic } from './anatomic-site.ts'

const separating: ReadonlySet<string> = new Set(['59', 'XE', 'XP', 'XS', 'XU', '76', '77', '91'])
const assistants: ReadonlySet<string> = new Set(['80', '81', '82', 'AS'])

/** Whether a line says of itself that it is a separate or repeated service. */
export function saysSeparate({ modifiers }: ClaimLine): boolean {
  return modifiers.length > 0 && modifiers.some((modifier) => separating.has(modifier))
}

/** Whether a line is an assistant's at surgery. */
export function isAssistant({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.length > 0 && modifiers.some((modifier) => assistants.has(modifier))
}

/** Whose part of an operation a line bills: of two people each has both sides. */
export function partIn(
  line: Pick<ClaimLine, 'modifiers'>,
): 'assistant' | 'second surgeon' | 'surgeon' {
  if (isAssistant(line)) return 'assistant'
  return line.modifiers.includes('62') ? 'second surgeon' : 'surgeon'
}

/** An operation that was stopped, shared or of a return, or the care before or after one. */
const partsOfOperations: ReadonlySet<string> = new Set(['53', '55', '56', '62', '66', '78'])

/** Whether a line bills an operation as the surgeon who did it: no facility's, assistant's or other part. */
export function isSurgeons({ modifiers }: Pick<ClaimLine, 'modifiers'>, setting: Setting): boolean {
  if (setting !== 'professional' || isAssistant({ modifiers })) return false
  return !modifiers.some((modifier) => partsOfOperations.has(modifier))
}

/** Whether the modifiers of two lines name places of the body that are all apart. */
export function isAtAnotherSite(one: ClaimLine, two: ClaimLine): boolean {
  if (one.modifiers.length === 0 || two.modifiers.length === 0) return false
  const sites = two.modifiers.filter(isAnatomic)
  const others = one.modifiers.filter(isAnatomic)
  if (sites.length === 0 || others.length === 0) return false
  return others.every((other) => sites.every((site) => areApart(other, site)))
}
