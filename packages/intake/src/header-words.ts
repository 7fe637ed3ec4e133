/** A header in the forms in which names are compared. */
export interface HeaderWords {
  /** Lower case, letters and digits only: `icddgnscd1`. */
  readonly joined: string
  /** The same without its last number, where it has one: `icddgnscd`. */
  readonly unnumbered: string | undefined
  /** That number: the slot of a numbered column. */
  readonly number: number | undefined
  /** Words, abbreviations spelled out, fillers dropped, sorted; numbers left out. */
  readonly words: readonly string[]
}

/** Abbreviations that claims files use for words. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amt: 'amount',
    amnt: 'amount',
    dt: 'date',
    dte: 'date',
    cd: 'code',
    cde: 'code',
    codes: 'code',
    num: 'number',
    no: 'number',
    nbr: 'number',
    nmbr: 'number',
    clm: 'claim',
    claims: 'claim',
    pmt: 'payment',
    pymt: 'payment',
    pd: 'paid',
    chrg: 'charge',
    chg: 'charge',
    charges: 'charge',
    charged: 'charge',
    billed: 'charge',
    submitted: 'charge',
    allwd: 'allowed',
    alowd: 'allowed',
    allow: 'allowed',
    svc: 'service',
    srvc: 'service',
    serv: 'service',
    services: 'service',
    prov: 'provider',
    prvdr: 'provider',
    physician: 'provider',
    phys: 'provider',
    dx: 'diagnosis',
    diag: 'diagnosis',
    dgns: 'diagnosis',
    diagnoses: 'diagnosis',
    icd: 'diagnosis',
    icd9: 'diagnosis',
    icd10: 'diagnosis',
    proc: 'procedure',
    prcdr: 'procedure',
    procedures: 'procedure',
    cpt: 'procedure',
    cpt4: 'procedure',
    hcpcs: 'procedure',
    mod: 'modifier',
    mdfr: 'modifier',
    modifiers: 'modifier',
    mods: 'modifier',
    mbr: 'member',
    mem: 'member',
    enrollee: 'member',
    pt: 'patient',
    pat: 'patient',
    ptnt: 'patient',
    bene: 'member',
    beneficiary: 'member',
    sub: 'subscriber',
    subs: 'subscriber',
    qty: 'quantity',
    rx: 'prescription',
    script: 'prescription',
    presc: 'prescriber',
    prscrbr: 'prescriber',
    prescribing: 'prescriber',
    pharm: 'pharmacy',
    phcy: 'pharmacy',
    rend: 'rendering',
    rndrng: 'rendering',
    servicing: 'rendering',
    performing: 'rendering',
    treating: 'rendering',
    bill: 'billing',
    blg: 'billing',
    ref: 'referring',
    rfr: 'referring',
    fac: 'facility',
    supply: 'supply',
    suply: 'supply',
    sply: 'supply',
    days: 'day',
    dob: 'birthdate',
    birthday: 'birthdate',
    sex: 'sex',
    gender: 'sex',
    rev: 'revenue',
    pos: 'placeofservice',
    tob: 'typeofbill',
    fr: 'from',
    frm: 'from',
    begin: 'from',
    beginning: 'from',
    start: 'from',
    first: 'first',
    thru: 'through',
    to: 'through',
    end: 'through',
    ending: 'through',
    stop: 'through',
    last: 'last',
    ln: 'line',
    seq: 'sequence',
    ded: 'deductible',
    deduct: 'deductible',
    coins: 'coinsurance',
    copayment: 'copay',
    adj: 'adjustment',
    ind: 'indicator',
    flag: 'indicator',
    desc: 'description',
    dscr: 'description',
    descr: 'description',
    disp: 'dispensed',
    dispensing: 'dispensed',
    dispense: 'dispensed',
    fill: 'fill',
    filled: 'fill',
    unit: 'unit',
    units: 'unit',
    ident: 'id',
    identifier: 'id',
    ids: 'id',
    fname: 'firstname',
    lname: 'lastname',
    addr: 'address',
    auth: 'authorization',
    admsn: 'admission',
    admit: 'admission',
    admitting: 'admission',
    dschrg: 'discharge',
    disch: 'discharge',
    recd: 'received',
    rcvd: 'received',
    received: 'received',
    spec: 'specialty',
    spclty: 'specialty',
    taxonomy: 'taxonomy',
    tin: 'taxid',
    ein: 'taxid',
    fein: 'taxid',
    ndc11: 'ndc',
    orig: 'original',
    oth: 'other',
    freq: 'frequency',
    stat: 'status',
  }),
)

const fillers: ReadonlySet<string> = new Set([
  'of',
  'the',
  'is',
  'a',
  'an',
  'for',
  'in',
  'on',
  'and',
  'or',
])

/** Takes a header apart. */
export function headerWords(header: string): HeaderWords {
  const clean = header.normalize('NFKC').replace(/[\u200b-\u200d\ufeff]/g, '')
  const joined = joinWords(clean)
  const number = /(\d+)(?:st|nd|rd|th)?(?=\D*$)/.exec(joined)
  return {
    joined,
    unnumbered: number
      ? joined.slice(0, number.index) + joined.slice(number.index + number[0].length)
      : undefined,
    number:
      number && number[1] !== undefined && number[1].length < 4 ? Number(number[1]) : undefined,
    words: wordsOf(clean),
  }
}

/** Lower case, letters and digits only. */
export function joinWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The words of a header or a name, spelled out, sorted, each once. */
export function wordsOf(text: string): string[] {
  const parts = text
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((part) => (spelledOut.has(part) ? [part] : part.split(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/)))
  const words = parts
    .filter((part) => part !== '' && !/^\d+$/.test(part) && !fillers.has(part))
    .map((part) => spelledOut.get(part) ?? part)
  return [...new Set(words)].sort()
}
