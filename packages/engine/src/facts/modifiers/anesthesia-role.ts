import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { anesthesia, digitsOnly, procedureSection } from '../../codes/procedure-section.ts'

/** Anesthesia that adds to another code, or is a visit of a day of its own. */
const besideOthers: ReadonlySet<number> = new Set([1953, 1967, 1968, 1969, 1990, 1991, 1992, 1996])

const ofAnotherSession: ReadonlySet<string> = new Set(
  '59 XE XS XP XU 53 73 74 76 77 78 79'.split(' '),
)

/** Whether a line is the anesthesia of an operation, of which a session has one. */
export function isOperationsAnesthesia({
  procedure,
  modifiers,
}: Pick<BilledService, 'procedure' | 'modifiers'>): boolean {
  if (procedureSection(procedure) !== anesthesia) return false
  if (besideOthers.has(digitsOnly(procedure))) return false
  return !modifiers.some((modifier) => ofAnotherSession.has(modifier))
}

/** Who gave the anesthesia: one person alone, a physician who directs, or the one who is directed. */
export type AnesthesiaRole = 'alone' | 'directs' | 'directed'

const roles: Readonly<Record<string, AnesthesiaRole>> = {
  AA: 'alone',
  QZ: 'alone',
  AD: 'directs',
  QK: 'directs',
  QY: 'directs',
  QX: 'directed',
}

/** The role that a line's modifiers say; undefined where none does, or two do. */
export function anesthesiaRole({
  modifiers,
}: Pick<BilledService, 'modifiers'>): AnesthesiaRole | undefined {
  const said = modifiers.flatMap((modifier) => roles[modifier] ?? [])
  return said.length === 1 ? said[0] : undefined
}
