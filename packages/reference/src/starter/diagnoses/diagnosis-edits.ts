import type { CodeTable, DiagnosisEdits } from '@plumbline/engine'
import { structureTable, words } from '../lookup.ts'
import { categoryKinds } from './diagnosis-codes.ts'
import { neverPrincipal, seldomAdmitting, withoutSide } from './admission-lists.ts'
import {
  adultOnly,
  femaleOnly,
  maleOnly,
  manifestations,
  maternityOnly,
  newbornOnly,
  pediatricOnly,
} from './edit-lists.ts'
import { prefixRules } from './prefix-rules.ts'

type AgeBand = DiagnosisEdits['ageBands'][number]

const ageLists: readonly (readonly [band: AgeBand, list: string])[] = [
  [{ name: 'newborn', from: 0, to: 0 }, newbornOnly],
  [{ name: 'pediatric', from: 0, to: 17 }, pediatricOnly],
  [{ name: 'maternity', from: 9, to: 64 }, maternityOnly],
  [{ name: 'adult', from: 15, to: 124 }, adultOnly],
]

/** Prefixes in the lists. */
export const diagnosisEditRows = [
  ...ageLists.map(([, list]) => list),
  manifestations,
  femaleOnly,
  maleOnly,
  neverPrincipal,
  seldomAdmitting,
  withoutSide,
].reduce((rows, list) => rows + words(list).length, 0)

/**
 * Edits by code (upper case, no dot): the lists are whole, so a code outside them has no edit; but for
 * that of sides, a selection, outside which nothing is known.
 */
export function diagnosisEditTable(): CodeTable<DiagnosisEdits> {
  return structureTable(editReader)
}

function editReader(): (code: string) => DiagnosisEdits | undefined {
  const bands = ageLists.map(([band, list]) => ({ band, holds: membership(list) }))
  const isManifestation = membership(manifestations)
  const isNeverPrincipal = membership(neverPrincipal)
  const isSeldomAdmitting = membership(seldomAdmitting)
  const isWithoutSide = membership(withoutSide)
  const isFemale = membership(femaleOnly)
  const isMale = membership(maleOnly)
  const known = categoryKinds()
  return (code) => {
    if (!known.has(code.slice(0, 3))) return undefined
    return {
      ageBands: bands.filter(({ holds }) => holds(code)).map(({ band }) => band),
      manifestation: isManifestation(code),
      unacceptablePrincipal: isNeverPrincipal(code),
      seldomAdmits: isSeldomAdmitting(code),
      unspecifiedSide: isWithoutSide(code) || undefined,
      sex: isFemale(code) ? 'F' : isMale(code) ? 'M' : undefined,
    }
  }
}

/** Whether a code begins with a prefix of the list. */
function membership(list: string): (code: string) => boolean {
  const prefixes = prefixRules(words(list).map((prefix) => [prefix, true] as const))
  return (code) => prefixes.find(code) ?? false
}
