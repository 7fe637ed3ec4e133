import type { ReadingDoubt } from '../words/reading-doubt.ts'
import { columnOf, type FormColumnName } from './form-columns.table.ts'
import type { PlacedForm } from './place-form.ts'

/** Numbers that a payer or a provider gives out in one shape. */
const numbered = ['claimId', 'patientKey'] as const satisfies readonly FormColumnName[]

/** So many different numbers of one shape in a file show what its numbers look like. */
const fewestAlike = 3

/**
 * Settles which of two readings of a number on a scan stands, by the numbers of the file's other forms: where all of
 * those that were read without a doubt have one shape (the same letters at the same places, digits between them) and
 * one reading alone has it. `CI7350640` is `C17350640` where all others are a C and eight digits.
 */
export function settledByShape(forms: readonly PlacedForm[]): readonly PlacedForm[] {
  return numbered.reduce(settled, forms)
}

function settled(
  forms: readonly PlacedForm[],
  name: (typeof numbered)[number],
): readonly PlacedForm[] {
  const isOfIt = ({ column }: ReadingDoubt) => column === columnOf(name)
  const certain = forms.flatMap(({ claim }) =>
    claim.doubts?.some(isOfIt) === false ? (claim.facts[name] ?? []) : [],
  )
  const shapes = new Set(certain.map(shapeOf))
  if (shapes.size !== 1 || new Set(certain).size < fewestAlike) return forms
  return forms.map((form) => {
    const { claim } = form
    const number = numberOfShape(claim.facts[name], claim.doubts?.filter(isOfIt) ?? [], shapes)
    if (number === undefined) return form
    const facts = { ...claim.facts, [name]: number }
    const doubts = claim.doubts?.filter((doubt) => !isOfIt(doubt))
    return { ...form, claim: { ...claim, facts, doubts } }
  })
}

/** The one reading that has the shape, of a box that holds the number in doubt and nothing besides. */
function numberOfShape(
  said: string | undefined,
  doubts: readonly ReadingDoubt[],
  shapes: ReadonlySet<string>,
): string | undefined {
  if (doubts.length === 0 || doubts.some(({ read, other }) => read !== said || other === ''))
    return undefined
  const readings = new Set(doubts.flatMap(({ read, other }) => [read, other]))
  const [number, ...others] = Array.from(readings).filter((each) => shapes.has(shapeOf(each)))
  return others.length === 0 ? number : undefined
}

function shapeOf(number: string): string {
  return number.replace(/\d/g, '0')
}
