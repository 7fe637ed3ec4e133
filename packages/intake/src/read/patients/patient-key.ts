import { createHash } from 'node:crypto'
import type { Day } from '@plumbline/engine'
import type { Cells } from '../../words/cells.ts'
import type { Reader } from '../cell-readers.ts'

/** Answers a mark in place of a patient's identifier; the same identifier always has the same mark. */
export type Pseudonym = (identifier: string) => string

/** What a file says of who the patient is. */
export interface PatientReaders {
  readonly id: Reader<string | undefined>
  /** Which person of a card that a family shares (NCPDP 303-C3). */
  readonly personCode: Reader<string | undefined>
  /** A number that a family shares. */
  readonly subscriberId: Reader<string | undefined>
  /** What somebody is to whom a shared number was given: self, spouse, child. */
  readonly relation: Reader<string | undefined>
  readonly name: Reader<string | undefined>
  readonly firstName: Reader<string | undefined>
  readonly lastName: Reader<string | undefined>
  readonly birthDay: Reader<Day | undefined>
}

/**
 * One key for one person: the member or patient number, with the person code where a card serves
 * a family (`01` and `1` are one); where there is none, a digest of the subscriber number, the name,
 * the date of birth and the person code, as far as the file has them. Where it has the number alone, another
 * relation to the subscriber is another person.
 */
export function patientKeyReader(readers: PatientReaders): Reader<string | undefined> {
  const digests = new Map<string, string>()
  return (cells) => {
    const id = readers.id(cells)
    if (id !== undefined) return ofPerson(id, readers.personCode(cells))
    const described = describe(readers, cells)
    if (described === undefined) return undefined
    let digest = digests.get(described)
    if (digest === undefined) {
      digest = createHash('sha256').update(described).digest('hex').slice(0, 20)
      digests.set(described, digest)
    }
    return digest
  }
}

/** Gives marks in place of the keys, so that no line ever holds one; the keys where none are asked for. */
export function marked(
  read: Reader<string | undefined>,
  pseudonym: Pseudonym | undefined,
): Reader<string | undefined> {
  if (pseudonym === undefined) return read
  return (cells) => {
    const key = read(cells)
    return key === undefined ? undefined : pseudonym(key)
  }
}

/** Asks for the mark of an identifier once: a patient has many lines, and making a mark takes time. */
export function rememberedMarks(pseudonym: Pseudonym): Pseudonym {
  const marks = new Map<string, string>()
  return (identifier) => {
    let mark = marks.get(identifier)
    if (mark === undefined) {
      mark = pseudonym(identifier)
      marks.set(identifier, mark)
    }
    return mark
  }
}

function ofPerson(id: string, personCode: string | undefined): string {
  return personCode === undefined ? id : `${id}-${withoutZeros(personCode)}`
}

function withoutZeros(personCode: string): string {
  return personCode.replace(/^0+(?=.)/, '')
}

/** Undefined where neither a number nor a name tells the person: a birth date alone does not. */
function describe(readers: PatientReaders, cells: Cells): string | undefined {
  const subscriber = readers.subscriberId(cells)
  const name = [readers.firstName(cells), readers.lastName(cells), readers.name(cells)]
    .filter((part) => part !== undefined)
    .join(' ')
  if (subscriber === undefined && name === '') return undefined
  const birthDay = readers.birthDay(cells)
  const described = [
    subscriber ?? '',
    name
      .toUpperCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
    birthDay ?? '',
  ]
  const personCode = readers.personCode(cells)
  if (personCode !== undefined) described.push(withoutZeros(personCode))
  else if (name === '' && birthDay === undefined) described.push(...relationOf(readers, cells))
  return described.join('|')
}

/** NCPDP 306-C6 and X12 codes of relationships that say nothing, and their words. */
const untold: ReadonlySet<string> = new Set(['0', '21', 'U', 'UNK', 'UNKNOWN', 'N/A'])

function relationOf({ relation }: PatientReaders, cells: Cells): readonly string[] {
  const stated = relation(cells)?.toUpperCase()
  return stated === undefined || untold.has(stated) ? [] : [`as ${stated}`]
}
