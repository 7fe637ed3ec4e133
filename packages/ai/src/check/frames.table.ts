import type { GrammarRules } from './grammar.ts'

/** One word of a list. */
const oneOf = (words: string) => words.trim().split(/\s+/).join(' | ')

/**
 * The sentences that a model may write, by their frames: what a finding is about, said of things of a claim; what a
 * record or list can show; what somebody may look at, compare or ask for. People and payers stand in frames of their own
 * alone, so that nobody's part can be exchanged; nothing can be promised, blamed or ordered.
 */
export const frames: GrammarRules = {
  determiner: `${oneOf('a an the this that these those each both your its another other such any some more fewer')} | such a | the same | the other`,
  quality:
    oneOf(`same other another earlier later separate different similar corrected full fee medical operative surgical billed paid
    allowed listed early new old lost changed usual special higher lower typed larger added included next diagnostic screening
    covered surgery therapy office lab imaging drug hospital visit claim program trip test follow-up vacation supply typing
    delivery earliest regular whole daily named small contract supply screening`),
  thing: `${oneOf(`service services line lines claim claims charge charges visit visits item items code codes modifier modifiers
    diagnosis diagnoses unit units quantity quantities amount amounts payment payments price prices date dates day days stay stays
    trip trips test tests drug drugs fill fills supply surgery procedure procedures bill bills part parts place places age
    number numbers distance mark level rebate miles equipment care site sites session sessions side time limit
    range kind use coverage format type pattern count counts problem difference row rows field name schedule contract
    series delivery rental device terms kinds whole sex program assistant report decisions help end screening something`)}
    | place of service | kind of service | days of supply | typing error | number of the provider | changed dose | special case | case that the modifier stands for | age of the member`,
  source:
    oneOf(`record records note notes chart charts report reports contract contracts order orders remittance remittances
    prescription prescriptions invoice invoices list lists schedule log documentation terms form forms count sample result
    results agreement referral statement statements document documents`),
  noun: '<thing> | <source>',
  'plain phrase':
    '[<determiner>] [screening and] [<quality>] [<quality>] [<quality>] <noun> [paid | billed | charged | allowed | listed | named]',
  preposition: oneOf(
    'of for on in at beside with from to between before after outside within above below than during and or against like by',
  ),
  further:
    '<preposition> (<plain phrase> | both | it | each | another | others | them | peers | this)',
  phrase: '<plain phrase> [<further> [<further> [<further>]]]',
  participle: `${oneOf('billed paid filled ordered listed typed given sent counted done used needed repeated treated included delivered prescribed recorded claimed named rented bought changed')} | asked for | paid for | rented and bought`,
  manner: `${oneOf('again early late twice alone before together apart separately')} | too early | in error | in another format | in different ways | in full`,
  done: '[usually | often | typically] <participle> [<manner>] [<preposition> <topic>] [<further>] [<manner> | by a surgeon alone] [before <phrase> should have run out | while <phrase> should still have lasted]',
  relative: `(that | which) (includes (it | them | both | <phrase>) | [is | are] [usually] part of (it | another | <phrase>) | it is part of | its price usually includes |
    the plan paid [before] | you (billed | filled | listed) | (was | were | is | are) <done> | (shows | show | explains | explain) (it | this | both) | pays for it | few visits have | apply | applies |
    the modifier stands for | the code was in use | may set another price | differ | differs | belongs to (it | <phrase>))`,
  topic: '<phrase> [[,] <relative>]',
  // What a finding is about are things of a claim: a record, a contract or a list is none of them.
  'plain thing':
    '[<determiner>] [screening and] [<quality>] [<quality>] [<quality>] <thing> [paid | billed | charged | allowed | listed | named]',
  'further thing':
    '<preposition> (<plain thing> | both | it | each | another | others | them | peers | this)',
  things: '<plain thing> [<further thing> [<further thing> [<further thing>]]] [[,] <relative>]',
  reserve:
    '(seems | seem | appears | appear) to | may [also] | might | could | usually | typically | often',
  'so of things': `(repeat | include | overlap [with] | belong (to | with | on) | ask for | claim | count | call for | concern | list | speak of | be for | be of | be by) <topic> [again]
    | differ [from <topic>] | speak of different things | count the same thing again | be on <topic> [again] | stand (beside | on) <topic> [again]
    | be [a] (part | parts) of (another | <topic>) | be (included | listed | counted) in <topic> | be the same [<topic>]
    | be (more | less | fewer | higher | lower | longer | shorter | earlier | later) than [what] <topic> [allow | allows | give | gives | call for | calls for | includes | shows | show] | be (more | higher | lower | longer) than usual
    | go beyond <topic> | be (above | below | outside | beside | within | between | before | after) [what] <topic> [allows | gives] | have been <done> | have been out of use (on | at) <topic>
    | have come (after | before | with) <topic>`,
  'is so':
    '(is | are | was | were) ([usually | often | typically | likely] part of <topic> | <done> [than is likely] | of a kind that is usually billed for <topic> | included in <topic>)',
  clause: `(it | both | they | each | <topic> | of them | of <topic> | <nothing>) ((was | were | is | are | has been | have been | had been | should be)
    ([usually] <done> | (separate | different | right) | the same [<phrase>] | for (it | another reason | <topic>) | at <phrase> | on <phrase> | in <phrase>)
    | (differs | differ | overlap | overlaps | applies | apply | lasted) [from <phrase>] | came [first | again | early] | (belongs | belong) (to | on | with) <phrase>
    | stands for <phrase> | (counts | count | covers | cover) <phrase> | should still have lasted | should have run out)`,
  nothing: '[]',
  question:
    '(whether | which | why | how | how many | what | when) <clause> | which <noun> <phrase> (was | is) for | when <phrase> (began | ended) | who gave the care | when <phrase> began and who gave the care | how (it | they | the office | the plan | the pharmacy) counted <phrase>',
  object:
    'it | this | both | them | what was paid | the member and the code | <topic> | <source phrase> | <question>',
  settler: oneOf(
    'office pharmacy provider doctor hospital practice plan surgeon prescriber supplier lab',
  ),
  'a settler': '(the | your) <settler>',
  'source phrase':
    '[<determiner>] [<quality>] [<quality>] <source> [of (the | your) plan] [<further> [<further>]] [<relative>]',
  asker:
    '(the | your) (office | pharmacy | provider | hospital | practice | plan | supplier | lab)',
  'asked source': `[the | your | a | an] [medical | operative | surgical | full | delivery | trip | surgery | visit | test | contract] <source>
    [of (the | your) plan] [<further> [<further>]] [<relative>]`,
  corrected: '[a | the | your] corrected (claim | bill)',
  asking: `(compare | check | review | look at | see | read) [first] <object> [(with | and | against) <object>] [first]
    | send (<asked source> | <corrected>) [(if | where) <clause>]
    | ask [<asker>] (for (<asked source> | <corrected>) [[,] and for (<asked source> | <corrected>)] | about (it | <topic>) | [,] <question> | to explain (it | its coverage | <topic>) [in plain words])`,
  politely:
    '[please | then | first | you may | you can | you could] [please] <asking> [[,] (and | or) [please] <asking>]',
  'shows something': `(can | could | may | might | should | would | usually) [also | still] (show | shows | explain | explains | settle | settles | tell | describe | describes | say | state | states | set | help settle)
    (<object> | more | so | another price [for <topic>]) [for <topic>] [[,] such as <topic>]`,
  // What a record holds is not known: that it shows "it" is no more than hoped.
  'shows plainly': '(shows | show | explains | explain) (<question> | <topic>)',
  shows:
    '(<source phrase> | <a settler> | <topic>) <shows something> | <source phrase> <shows plainly>',
  condition: '(if | where) (<clause> | the dose was changed)',
  payer: '(the | your | this) (plan | payer)',
  'payer did':
    '<payer> ((seems | appears) to have | may have) paid again | <payer> ((seems | appears) to have | may have) (paid [for] | listed | counted | sent) <topic> [again] [and for <topic>] [after the coverage had ended] | <payer> listed this as outside its coverage',
  biller: '(you | <a settler>)',
  'biller did': `<biller> ((seem | seems | appear | appears) to have | may have) (billed | filled | listed | counted | typed) [again] [<topic>] [again | early]
    [than <topic> [allows] [for <topic>]] | you filled <topic> [while <phrase> should still have lasted] | your (claim | bill) (has | lists) <topic>`,
  'was paid':
    'you (were | seem to have been | may have been) paid more than <topic> (gives | allows) [for <topic>]',
  above: `what was paid (is | seems to be) (more than | above) [what] <topic> (gives | allows) [for <topic>] | more was billed than is likely`,
  'differ plainly': `<topic> ((differ | differs | disagree | disagrees) [(with | from) (each other | those of peers | <topic>)] | (claims | asks for | repeats | falls outside | came in) <topic>
    | seems long for <topic>)`,
  about:
    'this [finding] (is about | concerns) <topic> [and how long it lasts] | this seems to be on <topic> [again]',
  sentence: `<about> | <things> <reserve> <so of things> | <things> <is so> | <differ plainly> | <payer did> | <biller did> | <was paid> | <above>
    | <politely> | <shows> | <condition> [,] (<politely> | <shows>)`,
}
