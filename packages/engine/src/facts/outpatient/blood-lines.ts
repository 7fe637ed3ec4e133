import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'

/** Packed red cells and whole blood, which have revenue codes of their own (HCPCS Level II). */
const redCells = /^P90(?:16|2[12]|3[89]|40|51|54|57|58)$/
const wholeBlood = /^P90(?:10|51|54|56)$/

/** Says that the hospital paid for the blood itself and bills its processing apart. */
const paidFor = 'BL'

/** The two lines of blood that was paid for: the blood (038x), its processing and storage (039x). */
export type BloodHalf = 'blood' | 'processing'

/** Which of the two lines a line with modifier BL is; undefined for any other. */
export function bloodHalf({
  procedureCode = '',
  revenueCode = '',
  modifiers,
}: Pick<ClaimLine, 'procedureCode' | 'revenueCode' | 'modifiers'>): BloodHalf | undefined {
  if (!modifiers.includes(paidFor) || !procedureCode.startsWith('P9')) return undefined
  if (/^0?38\d$/.test(revenueCode)) return 'blood'
  return /^0?39\d$/.test(revenueCode) ? 'processing' : undefined
}

/** Whether a blood product stands under a revenue code that is for one kind alone. */
export function isUnderOwnRevenue({
  procedureCode = '',
  revenueCode = '',
}: Pick<ClaimLine, 'procedureCode' | 'revenueCode'>): boolean {
  return procedureCode.startsWith('P9') && /^0?38[12]$/.test(revenueCode)
}

/** Of what kind the blood of a revenue code must be, as a sentence says it, where the code is another product. */
export function wrongBlood({
  procedureCode = '',
  revenueCode = '',
}: Pick<ClaimLine, 'procedureCode' | 'revenueCode'>): string | undefined {
  if (!procedureCode.startsWith('P9')) return undefined
  if (/^0?381$/.test(revenueCode))
    return redCells.test(procedureCode) ? undefined : 'packed red cells'
  if (/^0?382$/.test(revenueCode)) return wholeBlood.test(procedureCode) ? undefined : 'whole blood'
  return undefined
}

/** The halves on a claim by day, code and units, so that each finds its other at once. */
export class BloodHalves {
  readonly #billed: ReadonlySet<string>

  constructor(lines: readonly ClaimLine[]) {
    this.#billed = new Set(
      lines.flatMap((line) => {
        const half = bloodHalf(line)
        return half === undefined || isDenied(line) ? [] : [keyOf(line, half)]
      }),
    )
  }

  hasOther(line: ClaimLine, half: BloodHalf): boolean {
    return this.#billed.has(keyOf(line, half === 'blood' ? 'processing' : 'blood'))
  }
}

function keyOf({ procedureCode, serviceFromDay, units }: ClaimLine, half: BloodHalf): string {
  return [half, procedureCode, serviceFromDay, units].join('|')
}
