import * as z from 'zod'
import { WordedFinding } from '../claims.ts'
import { RowPlaceShown } from '../row-place.ts'
import { DecisionMade } from './decisions.ts'
import { FindingItem } from './finding-item.ts'
import { RecordFinding } from './record-review.ts'

/** One line of a claim beside the others of a finding. */
export const FindingLine = z.object({
  row: z.number().int(),
  /** Where it stands in the file, where its number does not say it. */
  place: RowPlaceShown.nullable(),
  /** Of an earlier upload, where it has no row here. */
  isEarlier: z.boolean(),
  /** Whether the finding stands at this line. */
  atFault: z.boolean(),
  atRisk: z.number(),
  /** Its fields in the order in which a reader compares them; absent ones of no line are left out. */
  cells: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      value: z.string(),
      /** Whether the rule read this cell. */
      decides: z.boolean(),
    }),
  ),
})
export type FindingLine = z.infer<typeof FindingLine>

/** One finding whole, as somebody decides on it. */
export const FindingWhole = z.object({
  item: FindingItem,
  finding: WordedFinding,
  /** Its lines, side by side. */
  lines: z.array(FindingLine),
  /** Lines that are not shown, where there are very many. */
  linesLeftOut: z.number().int(),
  /** The newest first. */
  history: z.array(DecisionMade),
  /** A decision on this finding when other values stood in its claims; not carried over. */
  earlierDecision: DecisionMade.nullable(),
  /** Where the rule is told, within the product's documents. */
  rulePage: z.string().nullable(),
  /** What people signed of records beside it, the newest first. */
  ofRecords: z.array(RecordFinding),
})
export type FindingWhole = z.infer<typeof FindingWhole>
