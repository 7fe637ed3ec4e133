import { fieldLabels, type AuditType } from '@plumbline/engine'
import type { AssignedColumn } from '../columns/assign-columns.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'

/** Which audit the columns of a file call for, and why. */
export type RecognizedType =
  | {
      readonly kind: AuditType
      /** The columns that only such files have: `NDC as billed, days supply`. */
      readonly because: string
    }
  | { readonly kind: 'unclear'; readonly because: string }

type Signs = ReadonlyMap<Meaning, number>

const pharmacySigns: Signs = new Map<Meaning, number>([
  ['daysSupply', 4],
  ['ndcAsBilled', 3],
  ['prescriptionNumber', 2],
  ['drugName', 2],
  ['refillNumber', 2],
  ['dispenseAsWritten', 2],
  ['quantity', 1],
  ['prescriberNpi', 1],
  ['dispensingFeeCents', 2],
  ['ingredientCostCents', 2],
  ['formularyStatus', 1],
])

const medicalSigns: Signs = new Map<Meaning, number>([
  ['procedureCode', 7],
  ['revenueCode', 5],
  ['drg', 4],
  ['billType', 3],
  ['placeOfService', 2],
  ['modifiers', 2],
  ['diagnoses', 2],
  ['principalDiagnosis', 2],
  ['renderingNpi', 1],
])

/** A column of procedure codes or of days supply is clear alone; of weaker signs it takes two. */
const clearDifference = { alone: 4, together: 3 } as const
const fewestSigns = 2

/**
 * Whether a file holds medical or pharmacy claims, by the columns that only one of the two has;
 * `unclear` where they are few or speak for both.
 *
 * @param columns as they are understood while no type is given
 */
export function recognizeType(columns: readonly AssignedColumn[]): RecognizedType {
  const medical = signsOf(columns, medicalSigns)
  const pharmacy = signsOf(columns, givesDrugs(columns) ? fillSigns : pharmacySigns)
  const difference = pharmacy.weight - medical.weight
  const [kind, signs] =
    difference > 0 ? (['pharmacy', pharmacy] as const) : (['medical', medical] as const)
  const enough =
    signs.labels.length < fewestSigns ? clearDifference.alone : clearDifference.together
  if (Math.abs(difference) < enough) {
    return {
      kind: 'unclear',
      because:
        medical.labels.length + pharmacy.labels.length === 0
          ? 'no column is of one kind of claims only'
          : 'few columns are of one kind of claims only, or some of each',
    }
  }
  return { kind, because: `it has columns of ${listed(signs.labels)}` }
}

/** Hospitals and practices state the NDC of what they give beside its procedure; a fill has days of supply. */
function givesDrugs(columns: readonly AssignedColumn[]): boolean {
  const has = (wanted: Meaning) => columns.some(({ meaning }) => meaning === wanted)
  return has('procedureCode') && !has('daysSupply') && !has('prescriptionNumber')
}

const fillSigns: Signs = new Map(
  [...pharmacySigns].filter(([meaning]) => meaning !== 'ndcAsBilled' && meaning !== 'drugName'),
)

/** The type that a file gets where nobody says it: the heavier signs, medical where they are even. */
export function likelyType(columns: readonly AssignedColumn[]): AuditType {
  const pharmacy = signsOf(columns, pharmacySigns).weight
  return pharmacy > signsOf(columns, medicalSigns).weight ? 'pharmacy' : 'medical'
}

function signsOf(columns: readonly AssignedColumn[], signs: Signs) {
  const found = new Set(columns.map(({ meaning }) => meaning))
  const known = [...signs].filter(([meaning]) => found.has(meaning))
  return {
    weight: known.reduce((sum, [, weight]) => sum + weight, 0),
    labels: known.map(([meaning]) => fieldLabels[factsOf(meaning).field]),
  }
}

function listed(labels: readonly string[]): string {
  const [first, second, third] = [...new Set(labels)]
  return [first, second, third].filter((label) => label !== undefined).join(', ')
}
