import { cellText } from '../words/cells.ts'
import { joinWords } from '../names/header-words.ts'

const totalPattern =
  /^(?:(?:grand|sub|page|report|claim|file|batch|provider|patient|member|overall|final)[\s-]*)*(?:totals?|sum|count)(?:s|\s*[:=]|\s*[:=]\s*[-$(#\d].*|[\s-]+(?:carried|brought)\s+forward|\s+(?:for|of|by|amount|charges?|paid|denied|billed|due|owed|payable|now due|claims?|lines?|rows?|records?)\b.*)?\s*:?\s*$/i

/** What a pivot table writes under a group: `1001 Total`. */
const subtotalPattern = /^\S{1,30} (?:sub\s?)?totals?:?$/i

/** The same with the name of the group behind it: `Subtotal 1001`. */
const subtotalOf =
  /^sub[\s-]?totals?\s+(?:(?:for\s+)?\S{1,30}|(?:for|of|by|group|client|carrier|account|plan|member|patient|provider|pharmacy|store|department|division|location|page)\s.{1,45}):?$/i

/** What the pages before came to, at the foot of a page and at the head of the next. */
const carried =
  /^(?:(?:amount|balance|total|sum)s?\s+)?(?:brought|carried|forwarded)\s+(?:forward|down|over)\s*:?\s*$/i

/** The name of a group before the word or behind it: `DOE, JANE Total`, `Subtotal Room and Board`. */
const namedTotal =
  /^(?:.{1,50}\s(?:sub[\s-]?)?totals?|sub[\s-]?totals?\s(?!\S*(?:ectomy|otomy|plasty|resection)).{1,50}|.{1,50}\stotals?\s*:\s*\d+ \w+)\s*:?\s*$/i
const writtenDay = /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2}-[a-z]{3}-\d{2}/i

/** Whether a row without any day begins with a text that calls it the total of a group. */
function isGroupTotal(cells: readonly string[]): boolean {
  const first = cells.map(cellText).find((cell) => cell !== '') ?? ''
  return first.length < 60 && namedTotal.test(first) && !cells.some((cell) => writtenDay.test(cell))
}

/** What somebody is asked to pay, at the foot of a bill. */
const amountAsked =
  /^(?:(?:please\s+)?pay this amount|amount (?:now )?(?:due|owed|payable)|amount you owe|you (?:may )?owe|(?:net|patient) (?:amount )?due|due from patient|net(?: (?:pay(?:ment|able)?|amount(?: paid)?|paid|reimbursement))?)\s*:?\s*$/i

const patterns = [totalPattern, subtotalPattern, subtotalOf, amountAsked, carried]

/** Whether a cell says that the row is a total or subtotal. */
export function isTotalRow(cells: readonly string[]): boolean {
  return (
    isGroupTotal(cells) ||
    cells.some((cell) => {
      if (cell.length >= 60) return false
      const text = cellText(cell).replace(/^[*=\-#\s]+/, '')
      return patterns.some((each) => each.test(text))
    })
  )
}

const balancePattern =
  /^(?:(?:previous|prior|opening|closing|beginning|ending|starting|new|current|account|patient|insurance|remaining|outstanding|unpaid|total|statement|past[\s-]due)[\s-]+)*balance(?:\s+(?:(?:brought|carried)\s+)?forward|\s+fwd|\s+due|\s+owed|\s+remaining|\s+b\/f|\s+c\/f|\s+(?:as of|from|on|after)\s.{1,30})?\s*:?\s*[-$(\d.,)]*$/i

/** Whether a cell says that its row states the balance of an account. */
export function isBalance(cell: string): boolean {
  if (cell.length < 7 || cell.length >= 60 || !/balance/i.test(cell)) return false
  return balancePattern.test(cellText(cell))
}

const paymentPattern =
  /^(?:(?:less|your|the|insurance|ins|patient|plan|payer|payor|self|cash|check|card|primary|secondary|medicare|medicaid|prior|previous|contractual|network|ppo|prompt[\s-]pay|self[\s-]pay|courtesy|charity)[\s:-]+)*(?:payments?|pmts?|adjustments?|write[\s-]?offs?|refunds?|discounts?)(?:\s*(?:and|&|\/|\+)\s*(?:payments?|adjustments?|write[\s-]?offs?|refunds?|discounts?|credits?))*(?:[\s:-]+(?:received|posted|applied|made|to date|thank you|(?:from|by|on|check|ck|ref)\b.{0,30}|#.{0,30}))*[\s:$()\d.,/%-]*$/i

/** Whether a cell of a row without a service says that it states what was paid or adjusted. */
export function isPayment(cell: string): boolean {
  return cell.length >= 3 && cell.length < 60 && paymentPattern.test(cellText(cell))
}

const writtenCents = /^[-($]*\$?(?:[\d,]*\d\.\d{2}|[\d.]*\d,\d{2})[-)]*$/
/** In narrower tables a row of amounts alone may have lost its other cells. */
const fewestColumns = 5

/** Whether a row holds amounts and nothing else, as the last one of an invoice does. */
export function isAmountsAlone(cells: readonly string[]): boolean {
  const filled = cells.map(cellText).filter((cell) => cell !== '')
  return (
    cells.length >= fewestColumns &&
    filled.length > 0 &&
    filled.every((cell) => writtenCents.test(cell))
  )
}

/** Whether a row is one text of several words, such as `Page 1 of 3`, wherever it stands. */
export function isLoneText(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cellText(cell) !== '')
  return cells.length > 2 && filled.length === 1 && /\S\s+\S/.test(cellText(filled[0] ?? ''))
}

/** Tells rows that repeat the header, as page breaks and joined files make them. */
export function headerRepeat(header: readonly string[]): (cells: readonly string[]) => boolean {
  const first = header.findIndex((name) => name.trim() !== '')
  const joined = header.map(joinWords)
  const firstName = joined[first] ?? ''
  return (cells) => {
    const cell = cells[first]
    // Joining only takes characters away.
    if (cell === undefined || cell.length < firstName.length) return false
    if (joinWords(cell) !== firstName) return false
    const named = joined.filter((name) => name !== '').length
    const same = joined.filter(
      (name, at) => name !== '' && joinWords(cells[at] ?? '') === name,
    ).length
    return same >= Math.max(2, named * 0.8)
  }
}
