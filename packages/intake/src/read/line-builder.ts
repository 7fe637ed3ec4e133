import {
  claimLine,
  procedureNumber,
  type AuditType,
  type ClaimField,
  type ClaimLine,
} from '@plumbline/engine'
import type { Cells } from '../words/cells.ts'
import { absent } from './cell-readers.ts'
import { claimAmounts } from './totals/claim-amounts.ts'
import type { ClaimLineDraft } from './claim-line-draft.ts'
import { readInto, type FieldReaders } from './field-readers.ts'

/** Fields that lines have whatever the file's columns are: set, cleared or counted after reading. */
const always: ReadonlySet<keyof ClaimLine> = new Set<keyof ClaimLine>([
  'index',
  'row',
  'procedure',
  'auditType',
  'lineNumber',
  'chargeCents',
  'allowedCents',
  'paidCents',
])

/**
 * Makes the lines of one file, all of one shape: the fields that its columns can fill and no
 * others. An audit waits for memory most of the time, and a line of all fields takes twice as much.
 */
export class LineBuilder {
  /** Names of the fields that lines may state. */
  readonly fields: ReadonlySet<keyof ClaimLine>
  readonly #blank: ClaimLineDraft

  /** @param services readers of each service that a row may hold */
  constructor(services: readonly FieldReaders[], auditType: AuditType) {
    this.fields = new Set([...always, ...services.flatMap(filledBy)])
    this.#blank = blankLine(auditType, this.fields)
  }

  /** Reads one service of a row. */
  build(read: FieldReaders, cells: Cells, row: number): ClaimLineDraft {
    const line = { ...this.#blank }
    line.row = row
    readInto(line, read, cells)
    line.procedure = procedureNumber(line.procedureCode)
    return line
  }
}

/** The fields that readers can fill. */
function filledBy(readers: FieldReaders): ClaimField[] {
  const isField = (name: string): name is ClaimField => Object.hasOwn(readers, name)
  return Object.keys(readers)
    .filter(isField)
    .filter((field) => readers[field] !== absent)
}

/**
 * A line with some of its fields, in the order of `claimLine`, where what most rules read lies
 * together; a field that it lacks reads as undefined, as its type says.
 */
function blankLine(auditType: AuditType, kept: ReadonlySet<string>): ClaimLineDraft {
  const whole = Object.entries(claimLine({ auditType }))
  const fields = whole.filter(([field]) => kept.has(field))
  // Parsed JSON has room for all its fields in the object itself, and copies of it have it too.
  const roomy: unknown = JSON.parse(JSON.stringify(Object.fromEntries(fields), undefinedAsNull))
  if (!isLine(roomy)) throw new TypeError('A blank line lacks its fields')
  return Object.assign(roomy, Object.fromEntries(fields))
}

function undefinedAsNull(_: string, value: unknown): unknown {
  return value ?? null
}

function isLine(value: unknown): value is ClaimLineDraft {
  return typeof value === 'object' && value !== null && 'procedure' in value
}

/**
 * Whether the line names a service: a procedure, revenue code, DRG, NDC or drug; or is a stay that is
 * billed as a whole.
 */
export function hasService(line: ClaimLine): boolean {
  return (
    isStay(line) ||
    line.procedureCode !== undefined ||
    line.revenueCode !== undefined ||
    line.drg !== undefined ||
    line.ndcAsBilled !== undefined ||
    line.drugName !== undefined
  )
}

/** Whether the line bills money for a procedure code of zeros: a service, though nobody knows which. */
export function billsZeros(line: ClaimLine): boolean {
  return line.unreadable.some(({ field }) => field === 'procedureCode') && hasMoney(line)
}

/**
 * Whether a line without any code bills a stay in a facility: admitted, for a diagnosis, for money. A
 * professional's bill also says when its patient was in hospital.
 */
function isStay(line: ClaimLine): boolean {
  const { auditType, claimType, placeOfService, admissionDay, diagnoses } = line
  if (auditType !== 'medical' || admissionDay === undefined || diagnoses.length === 0) return false
  if (placeOfService !== undefined || (claimType ?? 'institutional') !== 'institutional')
    return false
  return hasMoney(line)
}

/** Whether the line, or its claim, has an amount that is not zero. */
export function hasMoney(line: ClaimLine): boolean {
  return claimAmounts.some(({ ofLine, ofClaim }) => (line[ofLine] ?? line[ofClaim] ?? 0) !== 0)
}
