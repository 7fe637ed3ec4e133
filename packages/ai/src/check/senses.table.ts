/** An order of words, and whether it may stand behind `if`, `whether`, `can` and their like. */
export interface Sense {
  readonly words: RegExp
  readonly unlessConditional: boolean
}

const sense = (pattern: string, unlessConditional = false): Sense => ({
  words: new RegExp(`\\b(?:${pattern})\\b`, 'i'),
  unlessConditional,
})

/** Words that leave open what follows them. */
export const conditional =
  /\b(?:if|whether|may|might|can|could|would|should|which|what|when|where|how|until|once|shows?|seeing)\b/i

const being =
  '(?:is|are|was|were|be|been|being|looks?|seems?|appears?|remains?|stands?)(?: to (?:be|have been))?'
const degree = '(?:quite|very|rather|indeed|probably|in fact|simply|just|also|still|already|now|then|as such|billed|paid|coded|a|an|the|fully|entirely|properly|perfectly|exactly)' // prettier-ignore
const finding =
  '(?:this|that|the|each|such a?)? ?(?:findings?|rules?|audits?|sentences?|statements?|flags?|edits?)'
const sources =
  '(?:records?|notes?|charts?|reports?|contracts?|invoices?|remittances?|orders?|documentation|statements?|letters?|agreements?|log)'
const billers = '(?:providers?|doctors?|physicians?|surgeons?|pharmacists?|pharmacy|pharmacies|hospitals?|facility|office|practice|clinics?|staff|team|supplier|somebody|someone|they|he|she)' // prettier-ignore
const money = '(?:money|payments?|refunds?|amounts?|dollars|bonus|difference|bill|full|part)'
const care =
  '(?:drugs?|medicines?|medications?|doses?|dosages?|tablets?|capsules?|patch|patches|steroids?|opioids?|benzodiazepines?|barbiturates?|antibiotics?|surgery|surgeries|operations?|therapy|treatment|injections?|vaccinations?|vaccines?|vitamins?|dialysis|salts?|creams?|syrups?|inhalers?|contraceptives?|biologics?|generics?|calcium|iron)'

/** What only a rule, a person or nobody may say, by how a text would say it. */
export const senses: readonly Sense[] = [
  // A bill that is right, a finding that is not.
  sense(
    `${being} (?:${degree} )*(?:correct|right|proper|fair|fine|good|normal|ordinary|valid|allowed|exact|true|justified|supported|necessary|needed|accepted|complete|certain|clear|settled|closed|usual|typical|reasonable|separate|distinct|different|fixed|mended|in order|out of question|error|free|accurate|eligible|payable|covered|reversed|rejected)`,
    true,
  ),
  sense(
    `${finding} (?:\\w+ ){0,3}(?:rejected|reversed|removed|retired|closed|dropped|error|fault)`,
  ),
  sense(`(?:rejects?|contradicts?|reverses?|excludes?|undoes|clears?) ${finding}`),
  sense(
    'far from|free (?:from|of)|short of|anything but|out of question|speaks? for|nearly|almost',
  ),
  sense('made (?:it |this |that |them )?up|made (?:the|this|a|an|up) (?:\\w+ )?up'),
  sense(
    '(?:seems?|appears?|would|may|might|could|can|does) (?:\\w+ ){0,3}(?:match|matched|fits?|agrees?|bears? (?:\\w+ ){1,3}out|stand)|as (?:agreed|planned|allowed|expected)|would show (?:us )?that',
  ),
  sense('(?:be|been|was|is) the (?:payer|biller)|money (?:\\w+ )?(?:goes|go|went|comes|came)'),
  // What stands in records that no model has seen.
  sense(
    `${sources} (?:\\w+ ){0,4}(?:shows?|states?|says?|tells?|explains?|describes?|proves?) (?:us |you )?that`,
    true,
  ),
  sense(`${sources} (?:\\w+ ){0,4}been (?:changed|altered|written|copied|added|made)`),
  // Why somebody did it, and what is said of nobody.
  sense(
    `${billers} (?:\\w+ )?(?:have|has|had) (?:\\w+ )?(?:changed|written|added|made|put|taken|left|copied|broken)`,
  ),
  sense(
    `${billers} (?:\\w+ )?(?:usually|typically|often|likely|commonly|normally) (?:bill|charge|do|make|ask)s?`,
  ),
  sense(`(?:is|are|be|was|were) (?:after|about) (?:\\w+ )?money that`),
  sense(
    'after (?:your|the|our|their|more) money|(?:was|is|be|and|than|seems?|too|very) good|too (?:much|many|high|low|long)',
  ),
  sense(
    '(?:may|might|can|could) (?:\\w+ )?(?:keep|close|drop|accept|leave|skip|hold|take|pay|reverse|remove|reject|set aside|be set aside)',
  ),
  // What will come.
  sense(
    `(?:will|shall|(?:is|are) going to) (?:\\w+ ){0,3}(?:pay|paid|repay|repaid|reimbursed?|recover|recovered|recoup|refund|refunded|return|returned|get|receive|received|owe|lose|lost|save|win|gain|reverse|reversed|drop|accept|accepted|cover|covered)`,
  ),
  sense(`(?:${money}) (?:\\w+ )?(?:is|are) lost`),
  // What somebody has to do.
  sense(
    '(?:has|have|need|needs|required|requires|require|obliged|bound|due) to (?:\\w+ ){0,2}(?:pay|repay|reimburse|refund|return|give|send|cover|reverse|accept|resubmit|go)',
  ),
  sense(
    `(?:requires?|required|demands?) (?:\\w+ ){0,2}(?:refunds?|payments?|repayments?|recovery)`,
  ),
  sense(`(?:send|give|return|move|transfer|mail|put) (?:\\w+ ){0,2}${money}`),
  sense(
    `^(?:(?:please|now|then|so|just|simply|and|also|next|first) )*(?:pay|close|accept|reject|take|let|leave|keep|refund|repay|return|give|switch|start|call|go|buy|sign|move|release|reverse|remove|deny)`,
  ),
  sense(
    '(?:appeal|act|reply|pay|call|respond) (?:\\w+ )?(?:within|before|in time|now|quickly|soon)',
  ),
  sense(
    'let (?:this|it|that|them) (?:go|be|pass|stand)|or (?:pay|call)|our (?:calls?|mail|letters?)|move on',
  ),
  // What is for a clinician.
  sense(
    `${care} (?:\\w+ ){0,5}(?:enough|better|helped|works?|worked|harm|risk)|better (?:\\w+ ){0,3}${care}`,
  ),
  sense(
    'than (?:the |a )?(?:patients?|members?|child|person) (?:\\w+ )?needed|and (?:switch|stop|wait)',
  ),
  sense(
    `(?:start|starts|take|takes|taking|took|switch|switched|cut|raise|lower|reduce|increase|change|more|less|higher|fewer|need|needs|needed|avoid|prolong|add|double|skip) (?:\\w+ ){0,3}${care}`,
  ),
  sense(
    `(?:you|patients?|members?|enrollee|child|children|he|she|beneficiary) (?:has|have|had|took|takes?|used|uses|${being}) (?:\\w+ ){0,2}(?:ill|sick|pain|condition|pregnant|die|disabled|addicted|${care})`,
  ),
]

/**
 * What a sentence of a model is for: to say with reserve what a finding is about, or to say what would settle it. One that does
 * neither says something of its own.
 */
export const purposes: readonly RegExp[] = [
  /\b(?:seems?|appears?|may|might|could|would|should (?:still )?have|usually|part of|the same|typically|likely|than|beside|differs?|disagree|above|below|outside|between|(?:this|it) (?:concerns|is about)|claims a|asks for|includes)\b/i,
  /\b(?:settle|shows?|explains?|asks?|compare|check|look at|see|send|describes?|tells?|states?|say (?:why|how|what|whether|more|which))\b(?=.*\b(?:records?|notes?|chart|charts|reports?|contracts?|invoices?|remittances?|orders?|office|pharmacy|schedule|prescriptions?|lists?|claims?|bill|documentation|statements?|letters?|agreement|results?|plan|coverage|documents?|counts?|dates?|code|prices?|terms|log|whether|why|which|how|it)\b)/i,
  /\b(?:records?|notes?|chart|charts|reports?|contracts?|invoices?|remittances?|orders?|office|pharmacy|schedule|prescriptions?|lists?|claims?|bill|documentation|statements?|letters?|agreement|results?|documents?|counts?|log) (?:\w+ ){0,6}(?:can|should|would|will)? ?(?:settle|shows?|explains?|describes?|tells?|states?|help)\b/i,
]

/** Words that are written with a hyphen; others may be addresses or spelled-out words. */
export const hyphenated: ReadonlySet<string> = new Set(
  'follow-up check-up day-to-day line-by-line same-day side-by-side up-to-date well-known'.split(
    ' ',
  ),
)

/** Names of people that are words, too: one that does something at the start of a sentence is somebody. */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  'bill case child day hand hope joy jar long mark may page price rich rose short small way will worth young'.split(
    ' ',
  ),
)
export const verbsOfNames: ReadonlySet<string> = new Set(
  `billed bills paid pays charged charges submitted submits sent sends is was has had made makes gave gives took takes
  said says wrote writes did does seems ordered orders prescribed saw sees treated owed filed signed coded kept price bill mark`.split(
    /\s+/,
  ),
)
