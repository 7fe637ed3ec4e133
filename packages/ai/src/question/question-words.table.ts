import type { AskedFilter, Measure, SplitBy } from './question-plan.ts'

/** Words that stand for a part of a plan. Longer ones stand first and are taken first. */
export interface Phrase<Meaning> {
  readonly words: RegExp
  readonly meaning: Meaning
}

const phrase = <Meaning>(words: string, meaning: Meaning): Phrase<Meaning> => ({
  words: new RegExp(`(?<![a-z0-9-])(?:${words})(?![a-z0-9-])`, 'g'),
  meaning,
})

export const measurePhrases: readonly Phrase<Measure>[] = [
  phrase('(?:the )?most (?:findings|errors|issues|problems)', 'findings'),
  phrase(
    '(?:how many|number of|count of|count the|count) (?:different )?claims|claims? count',
    'claims',
  ),
  phrase('fired', 'findings'),
  phrase(
    '(?:how many|number of|count of|count the|count|how often|how frequently|fires? (?:the )?(?:most )?often)(?: (?:findings?|errors?|issues?|problems?|flags?|times))?',
    'findings',
  ),
  phrase(
    'how much(?: money)?(?: is| was| do| does| did)?(?: (?:at risk|at stake|worth))?',
    'dollars',
  ),
  phrase(
    '(?:potential |total )?(?:dollars?|money|amounts?|savings|recovery|value|worth|cost|costs|costing|exposure|damages)(?: (?:at (?:risk|stake|issue)|in (?:dispute|controversy)))?',
    'dollars',
  ),
  phrase(
    'at (?:risk|stake|issue)|in (?:dispute|controversy)|recoverable|recover|recoup|get back|save|lose|losing',
    'dollars',
  ),
  phrase('claims with', 'claims'),
]

export const splitPhrases: readonly Phrase<SplitBy>[] = [
  phrase('over time|trends?|month by month|monthly', 'month'),
  phrase(
    '(?:by|per|for each|for every|each|every|across|split by|broken down by|grouped by) (?:the )?months?',
    'month',
  ),
  phrase(
    '(?:by|per|for each|for every|each|every|across|split by|broken down by|grouped by|which|what|whose|top|worst|biggest|largest) (?:the )?(?:(?:billing )?providers?|payees?|doctors?|physicians?|pharmacy|pharmacies|hospitals?|facility|facilities|billers?|clinics?|suppliers?|vendors?)',
    'provider',
  ),
  phrase('who', 'provider'),
  phrase('(?:provider|payee|pharmacy|facility) totals?', 'provider'),
  phrase(
    '(?:by|per|for each|for every|each|every|across|split by|broken down by|grouped by|which|what|top|biggest|largest) (?:the )?(?:rules?|checks?|edits?)',
    'rule',
  ),
  phrase(
    '(?:by|per|for each|for every|each|every|across|split by|broken down by|grouped by|which|what|top|biggest|largest|dearest) (?:the )?claims?',
    'claim',
  ),
  phrase(
    '(?:by|per|for each|for every|each|every|across|split by|broken down by|grouped by|which|what|top|biggest|largest) (?:the )?(?:category|categories|types?|kinds?|sorts?)(?: of (?:error|finding|issue|problem)s?)?',
    'category',
  ),
]

/** Rows that are asked for with what they are split by: the largest, or so many. */
export const nounsOfSplits: readonly Phrase<SplitBy>[] = [
  phrase(
    'providers?|payees?|doctors?|physicians?|pharmacy|pharmacies|hospitals?|facility|facilities|billers?|clinics?|suppliers?|vendors?',
    'provider',
  ),
  phrase('rules|checks|edits', 'rule'),
  phrase('claims', 'claim'),
  phrase('categories|types(?: of (?:error|finding|issue|problem)s?)?|kinds', 'category'),
  phrase('months?', 'month'),
]

const about = <Field extends keyof AskedFilter>(
  words: string,
  field: Field,
  value: Required<AskedFilter>[Field],
): Phrase<AskedFilter> => phrase(words, { [field]: value })

export const filterPhrases: readonly Phrase<AskedFilter>[] = [
  about(
    'dup(?:e)?s|duplicates? paid|duplicates?(?: payments?)?|duplicated|billed twice|paid twice|double[- ]?bill(?:ed|ing)|double payments?|double paid',
    'category',
    'duplicate',
  ),
  about(
    'unbundling|unbundled|unbundles?|bundling|ncci(?: pairs?| edits?)?',
    'category',
    'unbundling',
  ),
  about('upcoding|upcoded|upcodes?', 'category', 'upcoding'),
  about(
    'modifier misuse|modifiers?(?: (?:errors?|problems?|issues?))?',
    'category',
    'modifier-misuse',
  ),
  about(
    'code mismatch(?:es)?|mismatch(?:es|ed)?(?: codes?)?|wrong codes?|coding (?:errors?|problems?|issues?)',
    'category',
    'code-mismatch',
  ),
  about(
    '(?:too many |excess(?:ive)? )?units|unit (?:errors?|problems?|issues?)|mues?|over[- ]?units|quantity|quantities',
    'category',
    'units',
  ),
  about('denial patterns?|denials?', 'category', 'denial-pattern'),
  about('rebates?', 'category', 'rebate'),
  about('non-?covered(?: services?)?|not covered|uncovered', 'category', 'non-covered'),
  about(
    'overpayments?|overpaid|over[- ]?pay(?:s|ing)?|over[- ]?paid|over[- ]?pricing|overpriced',
    'category',
    'overpayment',
  ),
  about('drug safety|unsafe drugs?', 'category', 'drug-safety'),
  about(
    'data quality|bad data|missing data|data (?:errors?|problems?|issues?)',
    'category',
    'data-quality',
  ),
  about('outliers?', 'class', 'outlier'),
  about('errors only|only (?:the )?errors|clear errors', 'class', 'error'),
  about('records[- ]needed|leads?|needs? records', 'standing', 'records-needed'),
  about('(?:reading )?in doubt|doubtful', 'standing', 'in-doubt'),
  about('firm|certain', 'standing', 'firm'),
  about('confirm(?:ed)?|accepted', 'decision', 'confirmed'),
  about('dismiss(?:ed)?|rejected', 'decision', 'dismissed'),
  about(
    'need(?:s|ing)? (?:more )?information|waiting for information',
    'decision',
    'needs-information',
  ),
  about(
    'left to (?:decide|review)|(?:still )?(?:undecided|unreviewed)|(?:still )?(?:waiting for|awaiting) (?:a )?(?:decision|review)|not (?:yet )?(?:decided|reviewed)|still open|open|to be reviewed|needs? review|waiting|pending|left',
    'decision',
    'open',
  ),
]

/** Words that change nothing of what is asked. */
export const fillers: ReadonlySet<string> = new Set(
  `a about affected all also an and any are as at audit audits be been by can come comes could did do does each ever for from
  get give had has have i in into is it its list me much of on only or our out overall owe owed owes per please show
  tell than that the their them themselves there these they this those to total up us was we were what whats when where
  which will with would you your need needed see find found findings finding errors error issues issue problems problem
  flagged flags flag claims claim service services visit visits test tests procedure procedures go goes going most
  carry carries hit hits fires fire
  highest biggest largest dearest costliest expensive worst make makes came sum break broken down breakdown split so far now happen
  happened happens occur occurred occurs account file files upload uploads worth
  potential identified wasted lost made want anything fills charges totals could list`.split(/\s+/),
)

/** What is not for a figure to answer, however it is asked. */
export const forbidden: readonly Phrase<'fraud' | 'clinical' | 'legal'>[] = [
  phrase(
    '(?:is|are|was|were|commit|commits|committed|committing)? ?(?:this |it |they |he |she )?(?:fraud|fraudulent|frauds|fraudster|criminal|crime|crimes|crook|crooks|stealing|steals|stole|scam|scams|scamming|cheat|cheats|cheating|kickbacks?|abuse|abusive|lying|lies)',
    'fraud',
  ),
  phrase(
    'suspicious|suspects?|gaming|intentional(?:ly)?|deliberate(?:ly)?|knowingly|on purpose|falsif(?:y|ies|ied|ying)|fakes?|faked|phantom|dishonest|bad actors?|misconduct|wrongdoing|guilty|corrupt|thie(?:f|ves)|crooked|rip(?:s|ping)? (?:us|them|me|people|the plan) off|rip-?offs?|ghost|evidence of|intent|forge[ds]?|forging|forgery|fabricat(?:e|es|ed|ing|ion)|pill mills?|lied|(?:they|he|she|provider|doctor|clinic|pharmacy) lie|motives?|schem(?:e|es|ing)|caught',
    'fraud',
  ),
  phrase(
    'medically necessary|medical necessity|necessary|right (?:treatment|drug|dose|diagnosis)|correct (?:treatment|drug|dose|diagnosis)|treatments?|diagnose|symptoms?|side effects?|dangerous|safe|prognosis|cure|should (?:the |this |my )?(?:patient|member|i|she|he|they) (?:take|stop|have|get)|die|died|dying|too (?:much|little|long|short|often)|level of care|(?:was|were|is|are) (?:the |an? |this |that |these )?(?:\\w+ )?(?:needed|justified)|did (?:the |this )?(?:patient|member)s? need',
    'clinical',
  ),
  phrase(
    'need(?:ed)? (?:this|the|that|an?) (?:surgery|operation|procedure|drug|test|care|visit|admission|stay|scan)|diagnosis (?:right|correct|wrong)|(?:too )?(?:high|low|strong|much) for (?:her|him|me|the patient|this patient)|(?:does|did|has) (?:she|he)|(?:have )?been better|appropriate(?:ness|ly)?|standard of care|harm(?:s|ed|ful)?|should (?:this|it|that|they) have been|clinically|malpractice|interact(?:s|ions?)?|patient (?:well|ill|sick)|(?:surgery|visit|test|procedure|operation) done (?:properly|right|well|correctly)|wrong with (?:the |this |my )?(?:patient|member|her|him)|cheaper (?:drug|medicine|treatment|test)|(?:was|were|is) the emergency room|therapy (?:justified|needed)|miss(?:ed)? (?:the|a|her|his) diagnosis|specialist|healthy|quality of (?:the )?care',
    'clinical',
  ),
  phrase(
    'sue|suing|lawsuit|lawsuits|legal|legally|illegal|liable|liability|court|lawyer|attorney|prosecute|settlement|statute|regulators?|report (?:him|her|them|it) to|subpoena|contract allows?',
    'legal',
  ),
  phrase(
    'withhold(?:ing)?|have to (?:pay|repay|refund|return)|must|enforce(?:able|ability)?|allowed to|entitled|offset|arbitration|erisa|hipaa|violat(?:e|es|ed|ing|ion|ions)|laws?|unlawful|appeal(?:s|ed|ing)?|too late|interest|balance[- ]bill(?:s|ed|ing)?|required|requirements?|look-?back|notice|deadline to|breach(?:es|ed)?|have a case|surprises act|complian(?:ce|t)|comply|lawful(?:ly)?|rights',
    'legal',
  ),
]

/** What takes something out, compares or divides: no plan has a place for it, and a model might leave it out. */
export const beyondPlan: Phrase<'beyond'> = phrase(
  "without|excluding|exclude|excludes|except(?:ing)?|other than|apart from|besides|rather than|instead|neither|nor|not|no|never|none|but|only|[a-z]+n['’]t|under|below|less|fewer|at most|up to|between|versus|vs|compared?|comparing|comparison|than|average|averages|mean|median|percent(?:age)?|share|rate|rates|ratio|per member|growth|increase|increased|decrease|both|either|or",
  'beyond',
)

/** Words that rules have no place for and a model may have: none names anybody, a service or a group of people. */
export const wordsOfQuestions: ReadonlySet<string> = new Set(
  `bleed bleeding leak leaks leaking drain draining spend spends spending spent burned burning throw throwing away trouble
  offenders offender culprits priority priorities focus tackle chase pursue start first attention concentrated cluster
  costly outstanding unresolved unsettled settled signed agreed upheld overturned rejected backlog queue pile remaining
  twice again repeated repeat inflated padded bundle bundles separately excess excessive copies overbilled overbill
  overbilling miscoded mispriced unneeded ranking ranked rank list table chart overview summary picture should
  look looking start started begin going worry worried matter matters hurt hurts hurting costing us first next
  recoverable recoup reclaim claw collect cash bucks refunds strongest solid proven sure shaky weak doubtful`.split(
    /\s+/,
  ),
)
