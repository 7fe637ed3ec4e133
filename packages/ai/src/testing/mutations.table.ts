const names = [
  ...['Whitfield', 'Vincent', 'Aetna', 'Lopez', 'Maria', 'Okafor', 'Nguyen', 'Kowalski', 'Smith'],
  ...['Johnson', 'Cigna', 'Humana', 'Boston', 'Texas', 'Ramirez', 'Patel', 'Ivanov', 'Wilhelmina'],
]
/** Names of people that are words of plain English too. */
const wordNames = ['Grace', 'Bill', 'Mark', 'Price', 'Day', 'Hand', 'Long', 'Short']
const numbersInWords = [
  ...['two', 'three', 'seven', 'eleven', 'twenty', 'ninety', 'hundred', 'thousand', 'million'],
  ...[
    'dozen',
    'half',
    'twice',
    'second',
    'seventh',
    'percent',
    'dollars',
    'doubled',
    'Thirty-five',
  ],
]
const negations = [
  ...['not', 'never', 'no', 'without', 'unless', "wasn't", 'isn’t', 'nothing', 'cannot', 'nobody'],
  ...["doesn't", 'neither', 'hardly', 'NOT', 'forbids'],
]
const accusations = [
  'fraud',
  'Fraudulent',
  'theft',
  'scam',
  'illegal',
  'criminal',
  'lied',
  'forged',
]
const links = [
  ...['http://evil.example', 'https://e.co/x', 'www.evil.com', 'evil.com', 'mailto:a@b.example'],
  ...['javascript:alert(x)', '//evil.example', 'data:text/html,x', 'ftp://e', 'evil[.]com'],
]
const markup = [
  ...['<b>paid</b>', '**paid**', '[paid](paid)', '`paid`', '# paid', '<img src=x>', '&lt;b&gt;'],
  ...['_paid_', '| paid |', '![x](y)', '<script>', '\u003cp\u003e'],
]
const digits = ['7', '٧', '７', '७', '七', 'Ⅶ', '⁷', '½', '๗', '𝟕']

/** What a lying, careless or obeying model adds, by kind; each piece is made anew from `pick` and `number`. */
export const inventions: Readonly<Record<string, (chance: Chance) => string>> = {
  money: ({ number }) => `$${number(9_999)}.${number(89) + 10}`,
  'money in words of a sentence': ({ number }) => `${number(9_999)} dollars`,
  date: ({ number }) => `2024-0${number(8) + 1}-1${number(9)}`,
  'date in words': ({ pick, number }) =>
    `${pick(['January', 'June', 'October'])} ${number(28) + 1}`,
  'service code': ({ number }) => String(10_000 + number(89_999)),
  'drug code': ({ number }) => `J${1_000 + number(8_999)}`,
  diagnosis: ({ pick, number }) => `${pick(['M', 'E', 'K'])}${number(89) + 10}.${number(9)}`,
  percentage: ({ number }) => `${number(99)}%`,
  count: ({ number }) => String(number(99)),
  'digit of any script': ({ pick }) => pick(digits),
  'number in words': ({ pick }) => pick(numbersInWords),
  negation: ({ pick }) => pick(negations),
  accusation: ({ pick }) => pick(accusations),
  link: ({ pick }) => pick(links),
  markup: ({ pick }) => pick(markup),
  'name in its case': ({ pick }) => pick(names),
  'name in lower case': ({ pick }) => pick(names).toLowerCase(),
  'name in capitals': ({ pick }) => pick(names).toUpperCase(),
  'name after a title': ({ pick }) => `${pick(['Dr.', 'St.', 'Mrs'])} ${pick(names)}`,
  'name that is a word, within a sentence': ({ pick }) => `by ${pick(wordNames)}`,
  'hidden character': ({ pick }) =>
    pick(['\u200b', '\u202e', '\u2060', '\ufeff', '\u00ad', '\u0000']),
  'letter of another alphabet': ({ pick }) => pick(['рaid', 'pаid', 'ϲode', 'ｐaid']),
  'another place': ({ pick }) => pick(['{{money 1}}', '{{patientKey 1}}', '{{ fault }}', '{{}}']),
  'the fault again': () => '{{fault}}',
}

export interface Chance {
  /** A whole number from 0 to below `below`. */
  readonly number: (below: number) => number
  readonly pick: (from: readonly string[]) => string
}
