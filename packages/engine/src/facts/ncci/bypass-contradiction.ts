import { code, field, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { isAnatomic } from '../surgery/anatomic-site.ts'
import type { PtpPair } from './ptp-pairs.ts'

/** Why the claim itself speaks against the separate service that a modifier claims, in words. */
export function contradictionOf({ column1, column2, bypass, edit }: PtpPair): Sentence | undefined {
  if (bypass !== 'claimed' || edit.modifierIndicator !== 1) return undefined
  const modifiers = [...column1.modifiers, ...column2.modifiers]
  const site = column1.modifiers.find(
    (modifier) => isAnatomic(modifier) && column2.modifiers.includes(modifier),
  )
  if (site !== undefined && modifiers.includes('XS')) {
    return say`XS says another structure, and both lines name ${code(site)}`
  }
  if (site !== undefined && isDigitOrLid(site)) {
    return say`both lines name the same finger, toe or eyelid (${code(site)})`
  }
  if (!modifiers.includes('XP')) return undefined
  const { renderingNpi } = column1
  return renderingNpi !== undefined && renderingNpi === column2.renderingNpi
    ? say`XP says another practitioner, and NPI ${field(column1, 'renderingNpi')} gave both`
    : undefined
}

/** A whole side (LT, RT) holds many sites; a finger, toe or eyelid hardly two. */
function isDigitOrLid(modifier: string): boolean {
  return modifier !== 'LT' && modifier !== 'RT'
}
