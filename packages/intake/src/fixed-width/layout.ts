import * as z from 'zod'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { isMeaning, type Meaning } from '../words/meanings.ts'

const name = z.string().trim().min(1).max(80)
const place = { start: z.int().min(1).max(65_536), length: z.int().min(1).max(4096) }
const meaning = z.custom<Meaning>((value) => typeof value === 'string' && isMeaning(value), {
  error: 'is no field that the audit knows',
})

/** How a date is written; zeros and blanks are none. */
const dateForm = z.enum([
  'yyyymmdd',
  'mmddyyyy',
  'ddmmyyyy',
  'yymmdd',
  'mmddyy',
  'yyyyddd',
  'yyyy-mm-dd',
  'mm/dd/yyyy',
])

/** How a number is written: its decimals, where no point stands for them, and where its sign is. */
const numberForm = z.strictObject({
  decimals: z.int().min(0).max(6),
  sign: z.enum(['none', 'leading', 'trailing', 'overpunched']).default('leading'),
})

const field = z.strictObject({
  name,
  ...place,
  meaning: meaning.optional(),
  date: dateForm.optional(),
  number: numberForm.optional(),
  /** What codes of the field stand for. */
  values: z.record(z.string(), z.string()).optional(),
  /** Of a header or trailer: how many lines, or records of all kinds, there are. */
  counts: z.enum(['lines', 'records']).optional(),
  /** Of a header or trailer: what this field of the lines adds up to. */
  totals: name.optional(),
})

const record = z.strictObject({
  name,
  /** `above` holds for the lines below it; `ignored` is known and says nothing of claims. */
  kind: z.enum(['line', 'above', 'header', 'trailer', 'ignored']),
  /** What stands in a place of such records alone; without it, any other record is one. */
  where: z
    .strictObject({
      start: place.start,
      is: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
    })
    .optional(),
  fields: z.array(field).default([]),
  /** Of a trailer: the header from which on it counts; the file's beginning where not given. */
  since: name.optional(),
})

const description = z
  .strictObject({
    name,
    type: z.enum(['medical', 'pharmacy']).optional(),
    /** Characters of a record; records may then stand without line breaks, or lack blanks at their end. */
    recordLength: z.int().min(2).max(65_536).optional(),
    records: z.array(record).min(1).max(100),
    /** Columns that are sums of fields. */
    sums: z.array(z.strictObject({ name, meaning, of: z.array(name).min(2) })).default([]),
  })
  .superRefine((layout, context) => {
    for (const message of contradictions(layout)) context.addIssue({ code: 'custom', message })
  })

/** Where a field stands in its record, what it means and how it is written. */
export type FixedField = z.infer<typeof field>

/** One kind of record of a file. */
export type FixedRecord = z.infer<typeof record>

/** How the records of a file are laid out. */
export type FixedLayout = z.infer<typeof description>

/** Reads the description of a layout. Throws `IntakeRefusal` that says what is wrong with it and where. */
export function parseLayout(json: string): FixedLayout {
  const result = description.safeParse(parsed(json))
  if (result.success) return result.data
  const said = result.error.issues.slice(0, 5).map(({ path, message }) => {
    const where = path
      .map((part) => (typeof part === 'number' ? `${part + 1}` : String(part)))
      .join(' ')
    return where === '' ? message : `${where}: ${message}`
  })
  throw bad(said.join('; '))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''))
  } catch {
    throw bad('it is not JSON')
  }
}

function bad(what: string): IntakeRefusal {
  return new IntakeRefusal('bad-layout', `The description of the layout cannot be used: ${what}.`)
}

/** What the parts of a layout say of each other, and cannot mean. */
function* contradictions({ recordLength = Infinity, records, sums }: FixedLayout) {
  const ofLines = new Set(
    records
      .filter(({ kind }) => kind === 'line' || kind === 'above')
      .flatMap(({ fields }) => fields.map((each) => each.name)),
  )
  const names = new Set(records.map((each) => each.name))
  if (names.size < records.length) yield 'two records have one name'
  if (!records.some(({ kind }) => kind === 'line')) yield 'no record is of kind "line"'
  if (records.filter(({ where }) => !where).length > 1) yield 'several records have no "where"'
  for (const each of records) {
    if (each.since !== undefined && !names.has(each.since))
      yield `"since" names no record: ${each.since}`
    if (new Set(each.fields.map((one) => one.name)).size < each.fields.length) {
      yield `the record ${each.name} has two fields of one name`
    }
    for (const { name: called, start, length, totals, date, number } of each.fields) {
      if (start + length - 1 > recordLength) yield `the field ${called} ends behind the record`
      if (date && number) yield `the field ${called} is a date and a number`
      if (totals !== undefined && !ofLines.has(totals))
        yield `"totals" names no field of lines: ${totals}`
    }
  }
  for (const { name: called, of } of sums) {
    if (ofLines.has(called)) yield `the sum ${called} has the name of a field`
    for (const part of of)
      if (!ofLines.has(part)) yield `the sum ${called} names no field of lines: ${part}`
  }
}
