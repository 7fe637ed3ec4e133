import type { ClaimLine } from '../../claim/claim-line.ts'
import { code, field, money, row, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { FillLikeness } from './fill-likeness.ts'

/** How a fill repeats another, as a sentence begins. */
export function repeatWords(line: ClaimLine, ndc: string, likeness: FillLikeness): Sentence {
  const prescription = field(line, 'prescriptionNumber')
  switch (likeness) {
    case 'same-fill':
      return say`Fill ${field(line, 'refillNumber')} of prescription ${prescription} (NDC ${code(ndc)}) is billed twice by pharmacy ${field(line, 'pharmacyId')}`
    case 'two-payers':
      return say`Fill ${field(line, 'refillNumber')} of prescription ${prescription} (NDC ${code(ndc)}) was paid by two payers as if each were the first`
    case 'copay':
      return say`Fill ${field(line, 'refillNumber')} of prescription ${prescription} (NDC ${code(ndc)}) is billed twice, or its copay to a second payer`
    case 'same-prescription':
      return say`Prescription ${prescription} (NDC ${code(ndc)}) is billed twice`
    case 'same-quantity':
      return say`The same patient got NDC ${code(ndc)}, quantity ${field(line, 'quantity')}, twice`
  }
}

/** Where a fill stands, and what was paid on it. */
export function placeOfFill(line: ClaimLine): Sentence {
  return line.paidCents === undefined
    ? say`${row(line)}`
    : say`${row(line)} (${money(line.paidCents)} paid)`
}
