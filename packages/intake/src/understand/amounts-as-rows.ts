import type { AssignedColumn } from '../columns/assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { factsOf } from '../words/meanings.ts'

/** What the amounts of a claim line are called, by the amount that they are. */
const amounts: Readonly<Record<string, RegExp>> = {
  charge:
    /^(?:total )?(?:billed|bill|charged?|charges|submitted|submitted charges?|gross)(?: (?:amount|amt|charges?))?$/i,
  allowed: /^(?:allowed|eligible|covered|contract(?:ed)?)(?: (?:amount|amt|charges?))?$/i,
  paid: /^(?:plan |net |payer |insurance |carrier )?(?:paid|payment|benefit)(?: (?:amount|amt))?$/i,
  share:
    /^(?:(?:patient|pat|member|mbr)\b.*|co-?pay(?:ment)?|co-?ins(?:urance)?|deductible|ded)(?: (?:amount|amt))?$/i,
  other:
    /^(?:discount|adjustment|write-?off|cob|disallowed|not covered|non-?covered|withhold|interest)(?: (?:amount|amt))?$/i,
}
/** What a column is called that says of which kind the amount beside it is. */
const kind =
  /(?:amount|amt|dollar|money|value|measure|financial|cost|component).*(?:type|typ|kind|cat|category|class|code|desc|description|name|label)$|^(?:measure|metric|component|kind|type)s?$/

const nearlyAll = 0.95
const fewestValues = 3

/**
 * Refuses a table that has a row for each amount of a line, what was billed, allowed and paid one below the other in
 * one column: each row would else be a line, and its amount a charge.
 */
export function refuseAmountsAsRows(columns: readonly AssignedColumn[]): void {
  const money = columns.filter(
    ({ meaning }) =>
      meaning !== undefined && meaning !== 'ignored' && factsOf(meaning).shape === 'money',
  )
  const kinds = columns.find(saysKind)
  if (kinds === undefined || money.length > 1) return
  const amount = money[0]?.column.header ?? 'the amount'
  throw new IntakeRefusal(
    'amounts-as-rows',
    `Each row of the file holds one amount of a claim line, and ${kinds.column.header} says which (billed, allowed, paid), so that ${amount} is not the charge of every row. Send one row for each service line, with a column for each amount.`,
  )
}

/** Whether a column says of each row which amount of a line it holds. */
function saysKind({ column: { name, header, values } }: AssignedColumn): boolean {
  if (values.length < fewestValues) return false
  const said = new Set<string>()
  let known = 0
  for (const value of values) {
    const found = Object.entries(amounts).find(([, words]) => words.test(value.trim()))?.[0]
    if (found === undefined) continue
    known++
    said.add(found)
  }
  if (known < values.length * nearlyAll || !said.has('charge')) return false
  // A status may be billed or paid.
  return (said.has('allowed') || said.has('share')) && said.has('paid')
    ? true
    : said.size > 1 && kind.test(joinWords(name ?? header))
}
