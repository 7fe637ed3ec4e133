import type { RecordLine } from '../record.ts'
import { amountsIn, type DoseAmount } from './amounts-in.ts'

const given = /\b(?:administered|given|gave|infused|injected|dose|received|pushed|instilled)\b/i
const discarded = /\b(?:discard(?:ed)?|wast(?:e|ed|age)|unused|destroyed|thrown away|disposed)\b/i
const noWaste =
  /\b(?:no|zero|without|none)\b[^.;]{0,25}\b(?:wast(?:e|ed|age)|discard(?:ed)?|unused|left ?over|remaining)\b|\b(?:wast(?:e|ed|age)|discarded|amount discarded)\b\s*(?:amount)?\s*[:=-]?\s*(?:none|nil|n\/a|0(?:\.0+)? ?(?:mg|ml|mcg|units?)?)(?![\d.])|\bnothing (?:was )?(?:discarded|wasted)\b|\b(?:entire|whole|full) (?:\w+ )?(?:vial|syringe|contents?)\b[^.;]{0,20}\b(?:used|given|administered|injected|infused)\b/i
/** Of another time, only meant, or not done. */
const notDone =
  /\b(?:not (?:given|administered|infused|injected)|held|refused|cancel\w*|order(?:ed)?|plan(?:ned)?|schedul\w*|next|last|previous(?:ly)?|prior|home (?:dose|med\w*)|allerg\w*|history|maximum|max|copied|template|if|would|should|per protocol)\b/i

/** What a record says of one drug: amounts given, amounts thrown away, and that nothing was. */
export interface DrugLines {
  readonly given: readonly DoseAmount[]
  readonly discarded: readonly DoseAmount[]
  readonly withoutWaste: readonly RecordLine[]
}

/** Reads clause by clause, since `80 mg given, 20 mg discarded` is two amounts. */
export function drugLines(lines: readonly RecordLine[]): DrugLines {
  const clauses = lines.flatMap((line) =>
    line.text.split(/[;,]\s+|\.\s+|\band\b/).map((text) => ({ line, text })),
  )
  const amounts = ({ line, text }: (typeof clauses)[number]) =>
    amountsIn(text).map((each) => ({ line, ...each }))
  const wasted = clauses.filter(({ text }) => discarded.test(text) && !notDone.test(text))
  return {
    given: clauses
      .filter(({ text }) => given.test(text) && !discarded.test(text) && !notDone.test(text))
      .flatMap(amounts),
    discarded: wasted.flatMap(amounts).filter(({ amount }) => amount > 0),
    withoutWaste: lines.filter(({ text }) => noWaste.test(text) && !notDone.test(text)),
  }
}
