/** Where a fee table has what. */
export interface FeeColumns {
  /** Position of the header among the rows, 0 first. */
  readonly headerAt: number
  /** Columns of codes, with that of their kind where the file has one. */
  readonly codes: readonly { readonly at: number; readonly typeAt: number | undefined }[]
  readonly modifiers: readonly number[]
  readonly prices: readonly {
    readonly at: number
    readonly site?: 'facility' | 'office'
    /** The modifier of the part that the column prices. */
    readonly part?: '26' | 'TC'
  }[]
  readonly setting: number | undefined
  readonly methodology: number | undefined
  /** Columns that say whose prices a row has, or of which days. */
  readonly whose: readonly number[]
  readonly taken: readonly string[]
  readonly unread: readonly string[]
}

type Found =
  | { readonly columns: FeeColumns; readonly problem?: undefined }
  | { readonly columns: undefined; readonly problem: string }

const rowsLookedAt = 40

/** The columns of a fee table by the names in its header, the first row that names codes and a price. */
export function feeColumns(rows: readonly { readonly cells: readonly string[] }[]): Found {
  let problem = noHeader
  for (const [headerAt, { cells }] of rows.slice(0, rowsLookedAt).entries()) {
    const names = cells.map(plainName)
    const codes = names.flatMap((name, at) =>
      isCode.test(name) ? [{ at, typeAt: placeOf(names, `${name} type`) }] : [],
    )
    if (codes.length === 0) continue
    if (names.some((name) => ofClaims.test(name))) return { columns: undefined, problem: areClaims }
    const prices = pricesIn(names)
    if (typeof prices === 'string') {
      problem = prices.replaceAll(/\{(\d+)\}/g, (_, at: string) => `“${cells[Number(at)] ?? ''}”`)
      continue
    }
    return { columns: { headerAt, codes, prices, ...othersIn(names, cells, codes, prices) } }
  }
  return { columns: undefined, problem }
}

const ofClaims = /^(?:claim|member|patient|subscriber|dob|date of (?:birth|service)|dos)\b/
const areClaims =
  'These are claims, not a fee table: a column names a claim, a patient or a day of service. Choose the price list of the contract.'
const noHeader =
  'No row of column names with a code and a price was found. Name the columns, such as “CPT Code”, “Modifier” and “Rate”.'

/** `standard_charge | negotiated_dollar` and `Standard Charge Negotiated Dollar` are one name. */
function plainName(cell: string): string {
  return cell
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('%', ' percent ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const isCode =
  /^(?:(?:cpt|hcpcs?|cpt4|procedure|proc|service|svc|billing)(?: ?(?:4|or|and|cpt|hcpcs?))*(?: (?:codes?|cds?))?(?: (?:cpt|hcpcs?))*|codes?(?: \d)?|(?:cpt|hcpcs?|procedure) (?:number|no))$/
const isModifier =
  /^(?:(?:cpt|hcpcs|proc|procedure) )?(?:mods?|modifiers?)(?: ?(?:code|cd))?(?: ?\d)?$/

/** Names that say a price which the contract pays, and names that may only be one. */
const surePrice =
  /\b(?:(?:negotiated|contract|contracted|agreed)(?: \w+)? (?:rate|price|fee|amount|dollar|dollars)|(?:negotiated|contracted) (?:dollar|rate)|fee schedule|allowed|allowable|reimbursement|payment (?:rate|limit))\b/
const likelyPrice = /(?:^| )(?:fee|rate|price|amount|payment)$/
const noPrice =
  /\b(?:charge master|chargemaster|gross|billed|cash|min|minimum|percentile|median|medicare|ucr|usual|customary|percent|percentage|pct|type|count|algorithm|date|prior|previous|old|effective|discounted)\b/
const ofOffice = /\b(?:non ?fac(?:ility)?|nfac|nf|office)\b/
const ofFacility = /\b(?:fac|facility|f)\b/

type Price = FeeColumns['prices'][number]

/** Where prices stand; else what is wrong, columns by their place in braces. */
function pricesIn(names: readonly string[]): readonly Price[] | string {
  const may = names.map((name, at) => ({ name, at })).filter(({ name }) => !noPrice.test(name))
  const sure = may.filter(({ name }) => surePrice.test(name))
  const all = sure.length > 0 ? sure : may.filter(({ name }) => likelyPrice.test(name))
  const [first, second, ...more] = all
  if (first === undefined) {
    return 'No column is named as the price that the contract pays. Name it “Rate”.'
  }
  if (second === undefined) return [{ at: first.at }]
  const sites = [first, second].map(({ name, at }) => ({ at, ...siteOf(name) }))
  const isPair =
    new Set(sites.map(({ site }) => site)).size === 2 && sites.every(({ site }) => site)
  if (more.length === 0 && isPair) return sites
  const parts = all.map(({ name, at }) => ({ at, ...partOf(name) }))
  if (new Set(parts.map(({ part }) => part)).size === all.length) return parts
  const listed = all.map(({ at }) => `{${String(at)}}`).join(', ')
  return `Several columns may be the price: ${listed}. Keep the one that the contract pays.`
}

function siteOf(name: string): { readonly site?: 'facility' | 'office' } {
  if (ofOffice.test(name)) return { site: 'office' }
  return ofFacility.test(name) ? { site: 'facility' } : {}
}

/** Of images and tests: what interpreting them is worth, and what taking them is. */
function partOf(name: string): { readonly part?: '26' | 'TC' } {
  if (/\b(?:professional|prof|pc|26)\b/.test(name)) return { part: '26' }
  return /\b(?:technical|tech|tc)\b/.test(name) ? { part: 'TC' } : {}
}

function placeOf(names: readonly string[], name: string): number | undefined {
  const at = names.indexOf(name)
  return at < 0 ? undefined : at
}

const isWhose =
  /^(?:(?:payer|payor|plan|network|product|carrier)(?: ?(?:name|id|code))?|line of business|lob|locality|region|state|county|(?:eff|effective|start|begin|from)(?: ?(?:date|dt))?|date effective)$/

function othersIn(
  names: readonly string[],
  cells: readonly string[],
  codes: FeeColumns['codes'],
  prices: readonly Price[],
) {
  const modifiers = names.flatMap((name, at) => (isModifier.test(name) ? [at] : []))
  const whose = names.flatMap((name, at) => (isWhose.test(name) ? [at] : []))
  const setting = placeOf(names, 'setting')
  const methodology = names.findIndex((name) => /^standard charge\b.*\bmethodology$/.test(name))
  const title = (at: number) => cells[at]?.trim() ?? ''
  const taken = [
    ...codes.map(({ at }) => `${title(at)} as code`),
    ...modifiers.map((at) => `${title(at)} as modifier`),
    ...whose.map((at) => `${title(at)} to see whose prices they are`),
    ...prices.map(({ at, site, part }) => {
      const where = { facility: ' in facilities', office: ' in offices' }
      const what = part === undefined ? '' : ` with modifier ${part}`
      return `${title(at)} as price of one unit${site === undefined ? '' : where[site]}${what}`
    }),
  ]
  const used = new Set<number | undefined>([
    ...codes.flatMap(({ at, typeAt }) => [at, typeAt]),
    ...prices.map(({ at }) => at),
    ...[...modifiers, ...whose, setting, methodology],
  ])
  const unread = cells.filter((cell, at) => cell.trim() !== '' && !used.has(at))
  return {
    ...{ modifiers, whose, setting, taken, unread },
    methodology: methodology < 0 ? undefined : methodology,
  }
}
