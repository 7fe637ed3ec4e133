import { fieldLabels, type AuditType } from '@plumbline/engine'
import { headerWords, joinWords } from '../names/header-words.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { gaveWay, type AssignedColumn } from './assign-columns.ts'
import { hints, type Hint } from './hints.table.ts'

/** Below what is used without a question, and above it where the values can hardly be else. */
const confidence = { likely: 0.7, telling: 0.78 } as const
const nearlyAll = 0.95
const fewestValues = 3

/**
 * Gives columns under names that no list has the meaning that their name hints at and their values
 * bear out, where the file has no other column of it and one column only hints at it.
 */
export function hintedColumns(
  named: readonly AssignedColumn[],
  type: AuditType | undefined,
): readonly AssignedColumn[] {
  if (!areClaims(named) && !saysBirths(named)) return named
  return hints.reduce((columns, hint) => {
    if (hint.type !== undefined && hint.type !== type) return columns
    const taken: readonly Meaning[] = hint.unless ?? [hint.meaning]
    if (columns.some(({ meaning }) => taken.some((known) => known === meaning))) return columns
    const hinting = columns.filter((column) => isHinted(column, hint))
    const many = factsOf(hint.meaning).many === true
    const found = !many && saysOne(hinting) ? hinting.slice(0, 1) : hinting
    const [only] = found
    if (!only || (found.length > 1 && !many)) return columns
    return columns.map((column) => (found.includes(column) ? hinted(column, hint) : column))
  }, named)
}

/** Whether several columns say the same on every row: a number of the payer's and of the repricer's that is one. */
function saysOne(found: readonly AssignedColumn[]): boolean {
  const [first, ...others] = found.map(({ column: { values } }) => values)
  if (first === undefined || first.length < fewestCompared) return false
  return others.every(
    (values) => values.length === first.length && values.every((each, at) => each === first[at]),
  )
}

const fewestCompared = 8

const people: ReadonlySet<AssignedColumn['meaning']> = new Set<Meaning>([
  'claimId',
  'patientKey',
  'subscriberId',
  'patientName',
  'birthDay',
  'sex',
  'prescriptionNumber',
])
const fewestMeanings = 5
const manyMeanings = 8

/** Whether names tell a claim or a person, or a day and much besides: lists of codes and prices have neither. */
export function areClaims(named: readonly AssignedColumn[]): boolean {
  const known = new Set(named.map(({ meaning }) => meaning))
  if (Array.from(known).some((meaning) => people.has(meaning))) return true
  return known.size > (known.has('serviceFromDay') ? fewestMeanings : manyMeanings)
}

/** Nor have they dates of birth. */
function saysBirths(named: readonly AssignedColumn[]): boolean {
  const births = hints.filter(({ meaning }) => meaning === 'birthDay')
  return named.some((column) => births.some((hint) => isHinted(column, hint)))
}

function isHinted(
  assigned: AssignedColumn,
  { says, not, fits, are, fewest = fewestValues }: Hint,
): boolean {
  const { column } = assigned
  const { values } = column
  if (!isOpen(assigned) || values.length < fewest) return false
  const { joined, words } = headerWords(column.name ?? column.header)
  // How values are written may be what tells them: `How long (days)`.
  const whole = column.name === undefined ? [] : [joinWords(column.header)]
  const name = [joined, ...words, ...whole].join(' ')
  if (!says.test(name) || not?.test(name) === true) return false
  const fitting = values.filter((value) => fits(value)).length
  return fitting >= values.length * nearlyAll && (are?.(values) ?? true)
}

/** Of what another column fits better, it may still be something else. */
function isOpen(column: AssignedColumn): boolean {
  return column.meaning === undefined || gaveWay(column)
}

function hinted(column: AssignedColumn, { meaning, isTelling }: Hint): AssignedColumn {
  const label = fieldLabels[factsOf(meaning).field]
  const reason = `no column is called ${label}; the name of this one hints at it, and its values support it`
  return {
    ...column,
    meaning,
    number: headerWords(column.column.name ?? column.column.header).number,
    confidence: isTelling === true ? confidence.telling : confidence.likely,
    reason,
  }
}
