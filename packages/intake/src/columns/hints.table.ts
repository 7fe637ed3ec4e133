import { billingUnitOf, isValidNpi, type AuditType } from '@plumbline/engine'
import { blankDates, isDateText } from '../words/dates.ts'
import type { Meaning } from '../words/meanings.ts'
import { readNdc } from '../words/codes/ndc.ts'
import { readDea } from '../words/codes/dea.ts'
import { readNpi } from '../words/codes/npi.ts'
import { parseCents, parseQuantity } from '../words/numbers.ts'
import { readPlaceOfService } from '../words/codes/places.ts'
import { readClaimType, readSex, readStatus } from '../words/words.ts'
import { areModifiers, countsUp, holdsDrugs } from './telling-values.ts'

/**
 * What a name hints at, and values that bear it out: for columns under names that no list has. Both
 * are needed, and no other column may be what is hinted at.
 */
export interface Hint {
  readonly meaning: Meaning
  readonly type?: AuditType
  /** Searched in the joined name and its words spelled out. */
  readonly says: RegExp
  readonly not?: RegExp
  readonly fits: (value: string) => boolean
  /** The fewest values that bear it out, where the column is one in which most cells are blank. */
  readonly fewest?: number
  /** What all values together must be besides. */
  readonly are?: (values: readonly string[]) => boolean
  /** Whether such values, under such a name, can hardly be anything else: then nobody is asked. */
  readonly isTelling?: true
  /** The column is not looked for where one of these is there; its own meaning where none is named. */
  readonly unless?: readonly Meaning[]
}

const isNpi = (value: string) => isValidNpi(readNpi(value) ?? '')
const isAmount = (value: string) => parseCents(value) !== undefined && !isNpi(value)
const isWhole = (most: number) => (value: string) => {
  const number = parseQuantity(value)
  return number !== undefined && Number.isInteger(number) && Math.abs(number) <= most
}
const isDay = (value: string) => isDateText(value)
const haveDays = (values: readonly string[]) => values.some((value) => !blankDates.has(value))
/** People are born in more than one decade. */
const spanDecades = (values: readonly string[]) => {
  const years = values.flatMap(
    (value) => /(?:19|20)\d\d|(?<=[-/])\d\d$/.exec(value)?.[0].slice(-2) ?? [],
  )
  return new Set(years.map((year) => year.slice(0, 1))).size > 2
}
const isNumber = (value: string) => parseQuantity(value) !== undefined && !isDateText(value)
/** No number of a person or claim is written like money. */
const writtenCents = /^-?\$?[\d,]*\d\.\d{2}$/
const isId = (value: string) =>
  value.length >= 4 &&
  value.length <= 40 &&
  /\d/.test(value) &&
  !(/\d[/.-]\d/.test(value) && isDateText(value)) &&
  !writtenCents.test(value)
const differ = (values: readonly string[]) => new Set(values).size > 1
const differMuch = (values: readonly string[]) => new Set(values).size * 8 > values.length
const haveCents = (values: readonly string[]) => differ(values) && values.some((v) => /\d/.test(v))

const notTheClaim =
  /line|\bln|date|dt|type|typ|stat|sts|amount|amt|chg|charge|paid|pd|orig|adj|prior|parent|rel|seq|form|freq|code|cd$|reason|name|(?<!en)count|prov|desc|referral|(?<!claim )(?<!claim prescription )referr|year|batch|source|cov/

const people =
  'patient|pat|ptnt|person|mrn|inj|wkr|worker|member|mbr|bene(?!fit)|enrol|enrl|insured|subscriber|recip|cardh|crdh|claimant|clmnt|clmt|employee|cert|who|cust'
const notAPerson =
  /patientclaim|name|birth|dob|sex|gend|age|city|state|zip|addr|phone|plan|group|grp|rel|type|typ|stat|amount|amt|pay|paid|resp|liab|cost|due|first|last|seq|suffix|sfx|date|dt|cnt|count|account|acct|eff|term|county|race|(?:service|services|svc|serv)?reps? |agent|user|staff/
const notThePlans =
  /pat|member|mbr|bene|enrol|subscr|client(?!due|total)|other|oth|second|prior|cob|medicare|date|check|interest|ingred|ingr|fee|disp|dsp|copay|coins|deduct|ddct|tax|discount|disc|not|non|inelig|denied|unit|ratio|pct|percent|rate|balance|bal|reason|code|rebate|adjust|expect|claim|header|hdr|total|tot|withhold|capit/
const notACharge =
  /^(?:i|we|you)was|^(?:we|you)were|billedtopat|patbill|paid|pd|allow|alw|elig|unit|per|not|non|ncov|disc|adj|balance|bal|npi|claim|header|hdr|tax|fee|discount|covered|cov|net|prov|code|date|type|reason|interest|qty|quantity/

const personWords =
  /^(?:dep|person|pers\b|patient(?:number|no)|mem(?:ber)?(?:number|no|suf|sfx|seq))/
const notAPersonCode = /name|date|type|rel|age|count/
/** Numbers of the persons of one family where zeros were lost. */
const isFamilyNumber = (value: string) => /^0?[0-9]$/.test(value)
/** Two digits, as who of a family it is stands on cards: `01`. */
const isPersonCode = (value: string) => /^0[0-9]$/.test(value)

/** Medical and pharmacy claims alike, people and days first. */
const common: readonly Hint[] = [
  {
    meaning: 'birthDay',
    says: /birth|brth|born|dob|bday|naissance|nacimiento/,
    not: /prov|subscr|insured|year|wt|weight|newborn/,
    fits: isDay,
    are: haveDays,
    unless: ['birthDay', 'birthYear'],
    isTelling: true,
  },
  {
    meaning: 'birthDay',
    says: /^b_?(?:dt|dte|day|date) /,
    fits: isDay,
    are: spanDecades,
    unless: ['birthDay', 'birthYear'],
    isTelling: true,
  },
  {
    meaning: 'adjustmentMark',
    says: /^adj(?:us[a-z]*)?(?:ind|cd|code|flag|type|typ|tp|sts|stat|status) |^(?:claim|clm)adj/,
    not: /reason|rsn|date|amount|amt|group/,
    fits: (value) => /^[OAVRC]$/.test(value),
    are: (values) => values.some((value) => value === 'O' || value === 'V'),
    unless: ['adjustmentMark', 'frequencyCode', 'reversalIndicator'],
    fewest: 1,
    isTelling: true,
  },
  {
    meaning: 'frequencyCode',
    says: /freq|adj(?:us[a-z]*)?(?:tp|typ)/,
    not: /date|day|dose/,
    fits: (value) => /^[1-9A-Z]$/.test(value),
    are: (values) => values.includes('1'),
    isTelling: true,
  },
  {
    meaning: 'paidDay',
    says: /chk|check|\bck|remit|paid|pmt|pymt|payment|eft|adjud|adj.*d(?:ate|t)|process|final/,
    // A premium is paid through a day.
    not: /birth|serv|svc|fill|dos|recei|recd|rcvd|auth|number|trace|premium|thru|through/,
    fits: isDay,
    are: haveDays,
    isTelling: true,
  },
  {
    meaning: 'payer',
    says: /^(?:coverage|finclass|financialclass)(?:name)? /,
    fits: (value) => /\p{L}{3}/u.test(value) && !isDateText(value),
    are: (values) => differ(values) && new Set(values).size * 4 < values.length,
    unless: ['payer', 'planType'],
    isTelling: true,
  },
  {
    meaning: 'planType',
    says: /benefit|coverage|cvrg|program|segment|\blob/,
    not: /date|amount|amt|code|year|days|id$|desc/,
    fits: (value) =>
      /medicare|medicaid|commercial|part ?[a-d]\b|\bhmo\b|\bppo\b|exchange|marketplace|self.?(?:funded|insured)|employer|tricare|\bdual\b|\bchip\b/i.test(
        value,
      ),
    isTelling: true,
  },
  {
    // Programs and nothing else, by whatever name: `Plan Kind`, `Fin Class`.
    meaning: 'planType',
    says: /plan|ins|cover|fin|fund|kind|class|type|product|payer|payor|group|source/,
    not: /date|amount|amt|fee|rate|method|sched|allow|pric|other|second|prior|cob/,
    fits: (value) =>
      /^(?:original |traditional |group |individual |managed |dual )?(?:medicare|medicaid|commercial|tricare|champva|self.funded|self.insured)(?: ?(?:part )?[a-d](?:[/&+ ]{1,3}b)?| (?:part [a-d]\/[a-d]|ffs|fee.for.service|advantage|hmo|ppo|pos|epo|group|plan|managed care))?$/i.test(
        value.trim(),
      ),
    are: differ,
    unless: ['payer', 'planType', 'filingIndicator'],
    isTelling: true,
  },
  {
    // Even of one name alone: who is called a payer is one.
    meaning: 'payer',
    says: /^(?:carrier|(?:fin|prim|primary|first|1st)?pay[eo]r(?:lvl|level)?\d?|(?:primary|prim|prmry|pri)?ins(?:urance)?(?:pkg|package|plan|co|company|carrier)?|insurer)(?:name)? /,
    fits: (value) => /\p{L}{3}/u.test(value) && !isDateText(value),
    are: (values) => new Set(values).size * 4 < values.length,
    unless: ['payer', 'planType'],
    isTelling: true,
  },
  {
    meaning: 'receivedDay',
    says: /recei|recd|rcv|rcpt|submi/,
    not: /birth|pay|paid|pmt|check|chk|remit|number/,
    fits: isDay,
    are: haveDays,
    isTelling: true,
  },
  {
    meaning: 'sex',
    says: /sex|gend|gndr|gdr/,
    not: /prov/,
    fits: (value) => readSex(value) !== undefined || /^[UXO]$|^UNK/.test(value),
    isTelling: true,
  },
  {
    meaning: 'claimStatus',
    says: /stat|sts|sta$|stus|dispos|^disp |decision|result|outcome|adjud|resp|determin|^trans?(?:action)?(?:type|typ|tp)? /,
    not: /audit|elig|member|mbr|patient|pat|discharge|auth|marit|work|formul|review|appeal|lien|enroll|employ|network|cob|case|smok|provider|date|amount|prior/,
    fits: (value) =>
      (value.length > 1 || /^[PDRXV]$/.test(value)) &&
      !/^\d/.test(value) &&
      readStatus(value) !== undefined,
    are: (values) => differ(values) && values.some((value) => readStatus(value) === 'paid'),
    unless: ['claimStatus', 'reversalIndicator', 'deniedMark'],
    isTelling: true,
  },
  {
    // Beside the kind of the transaction, which says of a reversal that it is one and of a rejection nothing.
    meaning: 'claimStatus',
    type: 'pharmacy',
    says: /^(?:adj|adjud|adjdctn|adjudication|clm|claim|rx|response|rspns)(?:stus|sts|stat|status)/,
    fits: (value) => /^[PDRACX]$/.test(value),
    are: (values) => values.includes('P') && values.includes('R'),
    unless: ['reversalIndicator', 'deniedMark'],
    isTelling: true,
  },
  {
    meaning: 'patientKey',
    says: new RegExp(`${people}|^mb `),
    not: notAPerson,
    fits: isId,
    are: differ,
    unless: ['patientKey', 'subscriberId'],
  },
  {
    meaning: 'patientKey',
    type: 'medical',
    says: /^(?:client|plaintiff|insured|employee|worker|person|party|resident|claimant|beneficiary|recipient|enrollee|participant)(?:id|no|num|number|code|ref|acct)? /,
    fits: isId,
    are: differ,
    unless: ['patientKey', 'subscriberId'],
  },
  {
    // The number of a hospital's record.
    meaning: 'patientKey',
    says: /^unit(?:number|num|no|nbr)? /,
    fits: (value) => /^[1-9]\d{4,}$/.test(value),
    are: differ,
    unless: ['patientKey', 'subscriberId'],
  },
  {
    meaning: 'patientName',
    says: /^(?:injured|inj|claimant|clmt|plaintiff)/,
    not: /birth|dob|sex|gend|age|city|state|addr|phone|type|body|part(?!y)|side|nature|cause|date|attorney|employer/,
    fits: (value) => /^(?=[^,]*,?[^,]*$)\p{L}[\p{L}'.-]*,? +\p{L}[\p{L}'., -]*$/u.test(value),
    are: differ,
    unless: ['patientKey', 'subscriberId', 'patientName', 'patientLastName'],
    isTelling: true,
  },
  {
    meaning: 'claimId',
    says: /claim|clm|icn|tcn|dcn/,
    not: notTheClaim,
    fits: isId,
    are: differMuch,
    isTelling: true,
  },
  {
    meaning: 'claimId',
    says: /encounter|visit|voucher|invoice|episode|csn|^cl /,
    not: notTheClaim,
    fits: isId,
    are: differMuch,
  },
]

const notTheService =
  /birth|dob|paid|pay|pmt|chk|check|remit|recei|recd|rcv|adm|disch|dsch|eff|exp|term|elig|enrol|cover|print|run|load|post|process|adjud|auth|onset|accident|injur|next|last|creat|updat|entry|enter|sched|appoint|submit|bill|order|statement|stmt|number|cobra|premium|policy|contract|loss/

/** What a file without a claim number calls the order, bill or transaction that its lines are of. */
const orders: readonly Hint[] = [
  {
    meaning: 'claimId',
    says: /order|control|ctrl|cntrl|bill|txn|trx|tran|trans|ticket|dispens|case|ref\b|reference/,
    not: /npi|line|\bln|date|dt|type|typ|stat|amount|amt|fee|qty|quantity|charge|provider|prov|physician|referral|refill|code|name|patient|member|rx|presc|auth|group|batch|check|audit|payer|carrier/,
    fits: (value) => isId(value) && !isNpi(value),
    are: differMuch,
  },
]

const medical: readonly Hint[] = [
  {
    meaning: 'inpatientProcedures',
    says: /proc|prcdr|px|pcs|oper|surg/,
    // Sections of ICD-10-PCS; numbers of the payer's own have no such endings.
    fits: (value) => /^(?=.*\d)[0-9B-DF-HX][0-9A-HJ-NP-Z]{6}$/.test(value),
    are: (values) => values.filter((value) => /[ZX]$/.test(value)).length * 2 >= values.length,
    isTelling: true,
    unless: [],
  },
  {
    meaning: 'serviceFromDay',
    type: 'medical',
    says: /from|frm|begin|beg|bgn|start|strt|first|fst|incur|serv|svc|srv|dos|treat|visit|perform|proc|^f_?(?:date|dt) /,
    not: notTheService,
    fits: isDay,
    are: haveDays,
    unless: ['serviceFromDay', 'claimFromDay'],
    isTelling: true,
  },
  {
    meaning: 'serviceThroughDay',
    type: 'medical',
    says: /thru|through|end|stop|to(?:d|$)|^l_?(?:date|dt) /,
    not: notTheService,
    fits: isDay,
    are: haveDays,
    unless: ['serviceThroughDay', 'claimThroughDay'],
    isTelling: true,
  },
  {
    meaning: 'admissionDay',
    type: 'medical',
    says: /adm/,
    not: /admin/,
    fits: isDay,
    are: haveDays,
    isTelling: true,
  },
  {
    meaning: 'dischargeDay',
    type: 'medical',
    says: /disch|dsch|dschrg|^dis(?:dt|date) /,
    fits: isDay,
    are: haveDays,
    isTelling: true,
  },
  {
    meaning: 'personCode',
    type: 'medical',
    says: personWords,
    not: notAPersonCode,
    fits: isPersonCode,
    are: differ,
    isTelling: true,
  },
  {
    meaning: 'claimType',
    type: 'medical',
    says: /claim|clm|form|bill|trans/,
    not: /date|stat|sts|freq|id$|num|plan/,
    fits: (value) => value.length > 2 && readClaimType(value) !== undefined,
    unless: ['claimType'],
    isTelling: true,
  },
  {
    meaning: 'lineNumber',
    type: 'medical',
    says: /line|ln|seq|item|row|dtl|detail/,
    not: /count|total|amount|quantity/,
    fits: (value) => /^\d{1,3}$/.test(value),
    are: (values) => countsUp(values) || values.every((value) => /^0*1$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'lineNumber',
    type: 'medical',
    says: /^(?:test|service|serv|svc|charge|chg|entry|procedure|proc)(?:no|num|nbr|number) /,
    fits: (value) => /^\d{1,3}$/.test(value),
    are: countsUp,
    isTelling: true,
  },
  {
    meaning: 'revenueCode',
    type: 'medical',
    says: /rev(?!er|iew|is)/,
    not: /date|desc|amount|name|charge/,
    fits: (value) => /^0?\d{3}$/.test(value),
    are: (values) => values.some((value) => /^0?(?:1[12]0|250|300|360|450|636)$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'billType',
    type: 'medical',
    says: /fac|bill|tob/,
    not: /date|npi|id$|name|amount|charge|num|nbr|count|unit|dept/,
    fits: (value) => /^0?[1-8][1-9][0-9A-Z]$/.test(value),
    are: (values) => values.some((value) => /^0?1[13][1-8]$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'placeOfService',
    type: 'medical',
    says: / pos(?: |$)|^pos |place ?of ?serv/,
    not: /name|zip|npi|id$|desc|amount|county|date|post|posi/,
    fits: (value) => /^\d{1,2}$/.test(value) && readPlaceOfService(value) !== undefined,
    are: (values) => !countsUp(values),
    isTelling: true,
  },
  {
    meaning: 'placeOfService',
    type: 'medical',
    says: /place|plc|pos(?!t|i)|loc(?!k)|site|setting|lieu|lugar|where/,
    not: /name|zip|npi|id$|desc|amount|county/,
    fits: (value) => /^\d{1,2}$/.test(value) && readPlaceOfService(value) !== undefined,
    are: (values) => values.some((value) => /^(?:11|2[1-4]|81)$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'procedureCode',
    type: 'medical',
    says: /hcpc|cpt|proc(?:edure|cd|code)/,
    not: /desc|name|mod|date|day|type|qual|icd|(?<!hc)pcs|drg|amount|amt|paid|allow|pend|process|reason|rate|fee|charge|count|system|version|group|categ/,
    fits: (value) => /^(?:\d{4}[0-9FTU]|[A-HJ-V]\d{4})$/i.test(value),
    are: differ,
    isTelling: true,
  },
  {
    meaning: 'units',
    type: 'medical',
    says: /unit|qty|quant|count|cnt|nbrof|numberof|svcs|sessions|times|unidad|cantidad|nombre|vol(?:ume)?/,
    not: /seq|price|cost|charge|chg|rate|measure|ndc|drug|allow|minute|day|paid|amount|amt|line|claims?(?:cnt|count|num|no)|age|county|account|discount|id$/,
    fits: (value) => isNumber(value) && Math.abs(parseQuantity(value) ?? 0) < 10_000,
    are: (values) =>
      values.filter((value) => parseQuantity(value) === 1).length * 4 > values.length,
    isTelling: true,
  },
  {
    meaning: 'modifiers',
    type: 'medical',
    says: /mod(?!el|al|e$|ified)|mdf|^md\d? /,
    not: /date|user|desc|claim|plan/,
    // Few lines have any.
    fewest: 1,
    fits: (value) => /^(?:[A-Z]{2}|[A-Z]\d|\d{2}|\d[A-Z])(?:[\s,;:|/-]*[A-Z0-9]{2})*$/.test(value),
    are: (values) =>
      areModifiers(values) ||
      values.some((value) => /^(?:25|26|59|TC|RT|LT|50|76|95|GT|XU|GP)$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'diagnoses',
    type: 'medical',
    says: /dx|diag|dgns|icd|^dg|cond|problem|impression|illness/,
    not: /admit|admission|reason|external|ecode|poa|version|vrsn|type|desc|pointer|ptr/,
    fits: (value) => /^[A-TV-Z]\d[0-9A-Z](?:\.?[0-9A-Z]{1,4})?$/.test(value),
    are: (values) => values.some((value) => value.includes('.') || value.length !== 5),
    unless: ['diagnoses', 'principalDiagnosis', 'lineDiagnosis'],
    isTelling: true,
  },
  {
    meaning: 'chargeCents',
    type: 'medical',
    says: /charg|chrg|chg|bill|bld|gross|submit|sbm|requested|asked|factur|cargo/,
    not: notACharge,
    fits: isAmount,
    are: haveCents,
  },
  {
    // Who lists what they ask calls it their fee.
    meaning: 'chargeCents',
    type: 'medical',
    says: /fee|price|precio|tarifa/,
    not: /schedul|sched|allow|alw|contract|network|discount|disc|paid|pd|pay|admin|disp|unit|per|medicare|ratio|code|date|type|adjust|reduc|elig|approv|net/,
    fits: isAmount,
    are: haveCents,
  },
  {
    meaning: 'allowedCents',
    type: 'medical',
    says: /allow|alw|alow|elig|approv|aprob|contract|repric|permit|negoti|admissible|consider|recogni|uandc|reasonable|okd|okay|agreed/,
    not: /paid|pd|not|non|inelig|unit|disc|date|code|type|disallow|reason(?!able)|claim|header|hdr|status|flag|ind$|name|id$|days|adj(?!ud)|reduc|write|saving/,
    fits: isAmount,
    are: haveCents,
  },
  {
    meaning: 'paidCents',
    type: 'medical',
    says: /paid|pd|pay|pmt|pymt|benefit|bnft|reimb|remit|pagad|paye/,
    not: notThePlans,
    fits: isAmount,
    are: haveCents,
    unless: ['paidCents', 'claimPaidCents'],
  },
  {
    // A check of its own for each line; one that pays many is no payment of a line.
    meaning: 'paidCents',
    says: /^(?:net)?(?:check|chk|cheque|eft)(?:amt|amount|total|ttl) /,
    fits: isAmount,
    are: (values) => haveCents(values) && new Set(values).size * 3 > values.length,
    unless: ['paidCents', 'claimPaidCents'],
  },
  {
    meaning: 'patientShareCents',
    type: 'medical',
    says: /(?:pat|pt|ptnt|mbr|mem|bene|enrollee|insured|client|subscr|employee|claimant|clmt|self).*(?:pay|pd|paid|resp|liab|share|due|owe|portion|oblig|amount|cents|dollars)|^(?:you|we|i)(?:may|must|still)?(?:pay|paid|owe)|(?:pay|paid|due|owe)s?d?by(?:pat|mbr|mem|client|self|insured)/,
    not: /date|ytd|accum|max|npi|name|balance|type|stat|insurance|other|remain/,
    fits: isAmount,
    are: haveCents,
    unless: ['patientShareCents', 'copayCents', 'coinsuranceCents', 'deductibleCents'],
  },
  {
    meaning: 'renderingNpi',
    type: 'medical',
    says: /rend|rnd|serv|svc|perform|prf|treat|attend|atn|practit|doctor|physician|phys|prov|prvdr|npi|clinician/,
    not: /bill|blg|blng|pay|vendor|vnd|group|grp|branch|fac|loc|site|hosp|refer|(?<!p)rfr|ord|supervis|pharm|presc|prsc|tax|pcp/,
    fits: isNpi,
    isTelling: true,
  },
  {
    meaning: 'billingNpi',
    type: 'medical',
    says: /bill|blg|blng|pay|vendor|vnd|group|grp|branch|suppl|org/,
    fits: isNpi,
    isTelling: true,
  },
  {
    meaning: 'facilityNpi',
    type: 'medical',
    says: /fac|loc|site|hosp/,
    fits: isNpi,
    unless: ['facilityNpi', 'billingNpi'],
    isTelling: true,
  },
  {
    meaning: 'referringNpi',
    type: 'medical',
    says: /refer|(?<!p)rfr|\bord|order/,
    fits: isNpi,
    isTelling: true,
  },
]

const pharmacy: readonly Hint[] = [
  {
    meaning: 'rejectCode',
    type: 'pharmacy',
    says: /^(?:rej(?:ect|ct)?|rjct)s? /,
    // Hardly a fill is rejected.
    fewest: 1,
    // Reject codes of NCPDP: two or three characters, most of them digits.
    fits: (value) => /^[0-9A-Z]?\d[0-9A-Z]?$/.test(value),
    unless: ['rejectCode', 'deniedMark'],
  },
  {
    meaning: 'refillsAuthorized',
    says: /(?:refill|rfl)s? ?(?:ok|allow|auth|left|perm|presc|order|grant)/,
    not: /number|date|remain/,
    fits: isWhole(99),
  },
  {
    meaning: 'serviceFromDay',
    type: 'pharmacy',
    says: /fill|disp|dsp|dos|srv|svc|serv|surt|despach|deliv|sold|date/,
    not: /writ|wrtn|paid|adjud|process|birth|dob|presc|print|run|check|eff|exp|term|next|last|sched|receiv|order/,
    fits: isDay,
    are: haveDays,
    isTelling: true,
  },
  {
    meaning: 'writtenDay',
    type: 'pharmacy',
    says: /writ|wrtn|prescribed|order|\bord/,
    not: /birth|dob|exp|receiv|fill|disp|dos|serv|svc/,
    fits: isDay,
    are: haveDays,
    isTelling: true,
  },
  {
    meaning: 'personCode',
    type: 'pharmacy',
    says: personWords,
    not: notAPersonCode,
    fits: isPersonCode,
    are: differ,
    isTelling: true,
  },
  {
    meaning: 'personCode',
    type: 'pharmacy',
    says: /^(?:dep(?:endent)?|person|pers)(?: ?(?:no|num|number|nbr|code|cd|#|seq|suffix|sfx))? /,
    not: notAPersonCode,
    fits: isFamilyNumber,
    are: (values) => differ(values) && values.some((value) => /^0?1$/.test(value)),
    unless: ['personCode', 'patientKey'],
    isTelling: true,
  },
  {
    meaning: 'prescriptionNumber',
    type: 'pharmacy',
    says: /rx|script|presc|receta|ordonnance/,
    not: /npi|name|doctor|date|dt|qty|cost|type|claim|prov|id$|refill|fill|price|count|group/,
    fits: (value) => /^[A-Z]{0,3}\d{4,12}$/.test(value),
    are: differMuch,
  },
  {
    meaning: 'ndcAsBilled',
    type: 'pharmacy',
    says: /ndc|drug|prod|item|upc|source|medic/,
    not: /name|desc|date|qty|concept|gpi|class/,
    fits: (value) => /^(?:\d{11}|\d{4,5}-\d{3,4}-\d{1,2})$/.test(readNdc(value)?.asBilled ?? value),
    are: differ,
    isTelling: true,
  },
  {
    meaning: 'drugName',
    type: 'pharmacy',
    says: /drug|label|lbl|prod|medic|med|item|desc|name|nm/,
    not: /class|category|gpi|ther/,
    fits: (value) => /\p{L}{3}/u.test(value),
    are: (values) => differ(values) && holdsDrugs({ values }),
    isTelling: true,
  },
  {
    meaning: 'quantity',
    type: 'pharmacy',
    says: /qty|quant|cantidad|quantit|mtrc|metric|unitsd|dspqt|howm(?:any|uch)(?!paid|cost)/,
    not: /price|cost|refill|auth|remain|limit|writ|prescribed|max|pkg|pack|per|original|orig/,
    fits: isNumber,
    are: differ,
    isTelling: true,
  },
  {
    meaning: 'daysSupply',
    type: 'pharmacy',
    says: /day|dias|jours|sup|dysp|dys|sply|\bds\b|^ds/,
    not: /date|since|late|early|support|supplier|supervis|max|limit|gap|remain/,
    fits: isWhole(400),
    are: (values) => values.some((value) => /^0*(?:30|90|28)(?:\.0+)?$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'refillNumber',
    type: 'pharmacy',
    says: /refill|refl|rfl|rf|fill|repetic|renouvel/,
    not: /auth|allow|remain|left|date|qty|refer|perform|rfr|status|amount|amt|fee/,
    fits: isWhole(99),
    are: (values) => values.some((value) => /^0+$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'refillNumber',
    type: 'pharmacy',
    says: /^ref(?:no|num|nbr)? /,
    fits: isWhole(12),
    are: (values) => values.some((value) => /^0+$/.test(value)),
    isTelling: true,
  },
  {
    meaning: 'dispenseAsWritten',
    type: 'pharmacy',
    says: /daw|psc|prodsel|dispenseas/,
    fits: (value) => /^0?\d$/.test(value),
    isTelling: true,
  },
  {
    meaning: 'compoundCode',
    type: 'pharmacy',
    says: /compound|cmpnd|cmpd|cmp/,
    fits: (value) => /^(?:0?[012]|[YN])$/.test(value),
  },
  {
    meaning: 'submissionClarificationCodes',
    type: 'pharmacy',
    says: /clarif|clrf|clarf|^overrides? /,
    not: /date|reason|text|note|count/,
    // Hardly a fill has one.
    fewest: 1,
    fits: (value) => /^\d{1,2}(?:[ ,;|/]+\d{1,2})*$/.test(value),
    isTelling: true,
  },
  {
    meaning: 'dispensingStatus',
    type: 'pharmacy',
    says: /^part ?(?:ial)?(?: ?(?:fill|complet|ind|status|code|flag|disp)|$)|\bpartial|fill(?:status|completeness)/,
    not: /date|qty|quant|amount|amt|count/,
    fewest: 1,
    fits: (value) => /^(?:[PC]|PARTIAL(?: FILL)?|COMPLET(?:E|ION)(?: OF PARTIAL.*)?)$/i.test(value),
    isTelling: true,
  },
  {
    // A mark for yes and no under a name of generics alone; under one of brands it would be the reverse.
    meaning: 'multisourceCode',
    type: 'pharmacy',
    says: /^(?:gen(?:eric)?|gnrc)s? ?(?:drug|product)? ?(?:ind(?:icator)?|flag|yn|mark|code|cd)? /,
    not: /brand|brnd|avail|name|class|price|cost|product ?id|gpi|gcn|subst|equiv|exist/,
    fits: (value) => /^[YN]$/.test(value),
    are: differ,
    unless: ['brandGeneric', 'multisourceCode'],
  },
  {
    meaning: 'unitOfMeasure',
    type: 'pharmacy',
    says: /measure|\bunits?\b|uom/,
    not: /price|cost|rebate|rbt|per/,
    fits: (value) => billingUnitOf(value) !== undefined,
    isTelling: true,
  },
  {
    meaning: 'rebateCents',
    type: 'pharmacy',
    says: /rebate|\brbt/,
    not: /unit|qty|quant|pct|percent|per|flag|\bind|elig|date|invoiced? ?(?:no|num|id)|type|code|\bcd|status|share ?%|uom|measure/,
    fits: isAmount,
    fewest: 1,
    isTelling: true,
  },
  {
    meaning: 'incentiveCents',
    type: 'pharmacy',
    says: /incent|incntv|adm(?:in)? ?inc|inc ?(?:fee|amt|amount|paid|pd)|(?:vacc?(?:ine)?|immun(?:ization)?|imm) ?adm/,
    not: /date|code|type|npi|name|submit|sbm|tax/,
    fits: isAmount,
  },
  {
    meaning: 'ingredientCostCents',
    type: 'pharmacy',
    says: /ingred|ingr|^ing|ing(?:cst|cost|cd)|drugcost|drugprice|costodel|acq\w* ?(?:cost)? ?(?:bill|charg|paid|allow)|costof|(?:medic[a-z]*|product|replen[a-z]*)cost/,
    not: /unit|per|submit|sbm|usual/,
    fits: isAmount,
    are: haveCents,
  },
  {
    meaning: 'dispensingFeeCents',
    type: 'pharmacy',
    says: /disp.*(?:fee|am(?:oun)?t|chg|charge)|^dispensing |dsp.*(?:fee|amt|chg)|dspns.*fe|fee.*disp|profee|despacho|honorarios/,
    not: /submit|sbm|admin|date/,
    fits: isAmount,
  },
  {
    meaning: 'salesTaxCents',
    type: 'pharmacy',
    says: /tax/,
    not: /id|onomy|tin|npi|prov|phar|subm|sbm|claimed|asked|rate|pct|perc|exempt|basis|before|pre|less|without|excl|total|incl|with|other/,
    fits: isAmount,
  },
  {
    meaning: 'chargeCents',
    type: 'pharmacy',
    says: /^unc|usual|uandc|^uc|ucr|custom(?!er)|grossamt|bill|charg|chrg/,
    not: /paid|tax|fee|unit|per|npi|date|ingr/,
    fits: isAmount,
    are: haveCents,
  },
  {
    meaning: 'patientShareCents',
    type: 'pharmacy',
    says: /copay|cpay|(?:pat|pt|ptnt|mbr|mem|member|bene|cardh|enrollee|insured|employee|resident|cust(?:omer)?(?!omary)).*(?:pay|pd|paid|resp|liab|cost|share|due|amt|amount)/,
    not: /deduct|ytd|accum|oop|max|npi|date/,
    fits: isAmount,
    unless: ['patientShareCents', 'copayCents'],
  },
  {
    meaning: 'paidCents',
    type: 'pharmacy',
    says: /paid|pd|pay|pmt|due|remit|reimb|net|liab|pagad|plancost/,
    not: /pat|member|mbr|mem|bene|enrol|cardh|copay|other|oth|second|prior|cob|medicare|date|check|ingred|ingr|ing|fee|tax|unit|reason|code|rebate|rate|stat|network|type|pay[eo]r(?! ?(?:paid|pd|reimb|pay))|(?<!pa)id\b/,
    fits: isAmount,
    are: haveCents,
  },
  {
    meaning: 'prescriberDea',
    type: 'pharmacy',
    says: /presc|prscr|prsc|phys|doc|\bdr|\bmd|dea/,
    not: /pharm|phcy|store|class|sched/,
    fits: (value) => readDea(value) !== undefined,
    fewest: 1,
    isTelling: true,
  },
  {
    meaning: 'prescriberNpi',
    type: 'pharmacy',
    says: /presc|prscr|prsc|prs|pres|phys|doc|dr|md|prac|medico|writer|^hcp|^pr(?:npi|id)/,
    not: /pharm|phcy|disp|store/,
    fits: isNpi,
    isTelling: true,
  },
  {
    meaning: 'pharmacyId',
    type: 'pharmacy',
    says: /phar|phrm|phmc|phcy|nabp|ncpdp|disp|store|srv|svc|serv|prov|farmacia|filler|^ph(?:npi|id)/,
    not: /prescrib|prscr|prsb|doctor|phys|medico/,
    fits: isNpi,
    isTelling: true,
  },
]

/** Tried in order, the ones that say most first. */
export const hints: readonly Hint[] = [...common, ...medical, ...pharmacy, ...orders]
