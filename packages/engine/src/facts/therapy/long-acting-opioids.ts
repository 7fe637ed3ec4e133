import type { ClaimLine } from '../../claim/claim-line.ts'
import { BoundedMemo } from '../../memo/bounded-memo.ts'
import { Remembered } from '../../memo/memories.ts'
import { drugContextOn, type DrugSpan } from '../drugs/drug-context.ts'
import { fillName } from '../drugs/names/fill-name.ts'

/**
 * The opioids of extended release, patches and methadone, as names of products tell them (FDA labels of
 * the class; Part D safety edit for duplicate long-acting opioids). Buprenorphine under the tongue treats
 * dependence and is none.
 */
const longActing: readonly (readonly [string, RegExp])[] = [
  ['fentanyl', /fentanyl.*(?:patch|mcg\/h|transderm)|duragesic/i],
  ['methadone', /^methadone|dolophine|methadose/i],
  ['buprenorphine', /butrans|belbuca|buprenorphine.*(?:patch|mcg\/h)/i],
  ['oxycodone', /oxycontin|xtampza|oxycodone\b.*\b(?:er|cr|xr)\b/i],
  ['morphine', /ms contin|kadian|arymo|morphine\b.*\b(?:er|cr|xr|sr)\b/i],
  ['hydrocodone', /hysingla|zohydro|hydrocodone\b.*\b(?:er|xr)\b/i],
  ['hydromorphone', /exalgo|hydromorphone\b.*\ber\b/i],
  ['oxymorphone', /opana er|oxymorphone\b.*\ber\b/i],
  ['tapentadol', /nucynta er|tapentadol\b.*\ber\b/i],
  ['tramadol', /conzip|ultram er|tramadol\b.*\ber\b/i],
]

const opioidOfName = new Remembered(
  () =>
    new BoundedMemo(
      20_000,
      (drugName) => longActing.find(([, names]) => names.test(drugName))?.[0],
    ),
)

/** The ingredient of a fill that is an opioid of long effect; undefined where it is none. */
export function longActingOpioid(line: ClaimLine, span: DrugSpan): string | undefined {
  const { serviceFromDay } = line
  const context = serviceFromDay === undefined ? undefined : drugContextOn(serviceFromDay, span)
  const drugName = context ? fillName(line, context) : line.drugName
  return drugName === undefined ? undefined : opioidOfName.in(span.memories).get(drugName)
}
