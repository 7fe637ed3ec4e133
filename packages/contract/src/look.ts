import * as z from 'zod'
import { RowPlaceShown } from './row-place.ts'
import { Upload } from './uploads.ts'

/** Mappings that an account may keep. */
export const mappingsMaximum = 200

/** What a person says of the columns of a file: what `plumbline audit --mapping FILE` takes. */
export const MappingFile = z.strictObject({
  /** By header (`Amount #2`: the second of that name; `#7`: without one) the field, or `ignored`. */
  columns: z.record(z.string().max(400), z.string().max(60)),
  dateOrder: z.enum(['month-first', 'day-first']).optional(),
  type: z.enum(['medical', 'pharmacy']).optional(),
  /** Line of the header, 1 first. */
  headerRow: z.number().int().positive().optional(),
})
export type MappingFile = z.infer<typeof MappingFile>

/** A column of a file that is looked at. */
export const LookColumn = z.object({
  /** How a mapping speaks of it. */
  key: z.string(),
  header: z.string(),
  /** `ignored`, or null: not used. */
  meaning: z.string().nullable(),
  sureness: z.enum(['said', 'certain', 'likely', 'check', 'unread']),
  reason: z.string(),
  /** Some of its values; of what tells who a patient is, their shape. */
  samples: z.array(z.string()),
})
export type LookColumn = z.infer<typeof LookColumn>

export const LookQuestion = z.object({
  kind: z.enum(['column', 'unread', 'contradiction', 'set-aside', 'missing']),
  text: z.string(),
  /** Columns that it is about. */
  keys: z.array(z.string()),
})
export type LookQuestion = z.infer<typeof LookQuestion>

/** Sums to hold against the source of the file. Dollars; days as yyyy-mm-dd. */
export const LookTotals = z.object({
  rows: z.number().int(),
  lines: z.number().int(),
  setAside: z.number().int(),
  charge: z.number(),
  allowed: z.number(),
  paid: z.number(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  patients: z.number().int(),
  claims: z.number().int(),
})
export type LookTotals = z.infer<typeof LookTotals>

export const LookSetAside = z.object({
  code: z.string(),
  reason: z.string(),
  rows: z.number().int(),
  examples: z.array(z.number().int()),
  /** Where some of these stand, where their numbers do not say it. */
  places: z.array(RowPlaceShown.extend({ row: z.number().int() })).default([]),
  isMendable: z.boolean(),
})
export type LookSetAside = z.infer<typeof LookSetAside>

/** What a language model proposes that a column is: one of our fields, for a person to take or leave. */
export const LookProposal = z.object({
  /** One of the choices. */
  meaning: z.string(),
  /** What it rests on. */
  because: z.enum(['heading', 'values', 'heading-and-values', 'place']),
})
export type LookProposal = z.infer<typeof LookProposal>

/** Whether a language model helps with columns in doubt, and what it said of each; no reading changes by it. */
export const ColumnHelp = z.object({
  /** `off` where none is set, or wanted, or nothing is in doubt. */
  standing: z.enum(['off', 'may-be-asked', 'asked']),
  /** The columns that are asked about, by their keys; null: nothing that passed every check. */
  columns: z.array(z.object({ key: z.string(), proposal: LookProposal.nullable() })),
})
export type ColumnHelp = z.infer<typeof ColumnHelp>

/** How a file was understood, before anything of it is audited or counted. */
export const UploadLook = z.object({
  upload: Upload,
  /** What kind of file it is, in words. */
  form: z.string(),
  headerRow: z.number().int(),
  /** The format says itself what its columns are: there is nothing to choose. */
  isFixed: z.boolean(),
  recognized: z.object({ kind: z.enum(['medical', 'pharmacy', 'unclear']), because: z.string() }),
  columns: z.array(LookColumn),
  /** The first rows, to choose the header among. */
  top: z.array(z.object({ row: z.number().int(), text: z.string() })),
  /** Null where nothing can be read before a column is named. */
  totals: LookTotals.nullable(),
  setAside: z.array(LookSetAside),
  questions: z.array(LookQuestion),
  notes: z.array(z.string()),
  /** What its owner has said by now. */
  mapping: MappingFile.nullable(),
  /** Everything that a column can be, in words. */
  choices: z.array(z.object({ meaning: z.string(), label: z.string() })),
  help: ColumnHelp,
})
export type UploadLook = z.infer<typeof UploadLook>

/** The answer to a look. */
export const LookAnswer = z.strictObject({
  /** What is said of the columns; nothing: they stand as they were read. */
  mapping: MappingFile.optional(),
  /** Keep the mapping under this name for files with the same headings. */
  remember: z.string().trim().min(1, 'A mapping needs a name').max(80).optional(),
  /** Audit now, or read the file anew and be shown it once more. */
  then: z.enum(['audit', 'look']),
})
export type LookAnswer = z.infer<typeof LookAnswer>

/** A mapping that is kept for files with the same headings. */
export const ColumnMappingKept = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().int(),
  savedAt: z.string(),
  /** Headings of the files that it holds for. */
  headers: z.array(z.string()),
  mapping: MappingFile,
})
export type ColumnMappingKept = z.infer<typeof ColumnMappingKept>
