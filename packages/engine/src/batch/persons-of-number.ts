import { BirthDays } from './birth-days.ts'
import { birthSpan, type BirthSpan, type PersonSigns } from './person-signs.ts'

type Sex = 'F' | 'M'

interface Signs {
  readonly span: BirthSpan | undefined
  readonly sex: Sex | undefined
}

interface Person {
  /** Which of the birth days; undefined where no line says anything of it. */
  readonly born: number | undefined
  readonly sex: Sex | undefined
}

/**
 * Tells the people apart who share one patient number: another birth date, or another sex, is another
 * person. Whoever is known by less than that is the one person whom it fits. The order in which they
 * are given changes nothing but the numbers.
 *
 * @returns for each, the number of its person from 0; -1 where several could be meant
 */
export function personsOfNumber(all: readonly PersonSigns[]): number[] {
  const signs = all.map((each) => ({ span: birthSpan(each), sex: each.sex }))
  const days = new BirthDays(signs.flatMap(({ span }) => span ?? []))
  const persons = peopleOf(signs, days)
  const byBirth = Map.groupBy(persons.keys(), (person) => persons[person]?.born)
  const undated = new Map<Sex | undefined, number>()
  const told = signs.map(({ span, sex }) => {
    if (span !== undefined) return only(candidates(days.within(span), byBirth), sex, persons)
    let person = undated.get(sex)
    if (person === undefined) undated.set(sex, (person = undatedPerson(sex, persons)))
    return person
  })
  const torn = tornPersons(told, signs)
  return told.map((person, at) => (torn.has(person) && signs[at]?.sex !== undefined ? -1 : person))
}

/** The people of unknown sex whom lines of both sexes fit, and nobody else: neither is told of them. */
function tornPersons(told: readonly number[], signs: readonly Signs[]): ReadonlySet<number> {
  const sexes = new Map<number, Sex>()
  const torn = new Set<number>()
  told.forEach((person, at) => {
    const sex = signs[at]?.sex
    if (sex === undefined) return
    if ((sexes.get(person) ?? sex) !== sex) torn.add(person)
    sexes.set(person, sex)
  })
  return torn
}

/** Of nobody knows which birth date: whoever is known by the sex alone, else the only one who fits. */
function undatedPerson(sex: Sex | undefined, persons: readonly Person[]): number {
  const own = persons.findIndex((person) => person.born === undefined && person.sex === sex)
  return own >= 0 ? own : only(persons.keys(), sex, persons)
}

function* candidates(days: Iterable<number>, byBirth: Map<number | undefined, readonly number[]>) {
  for (const day of days) yield* byBirth.get(day) ?? []
}

/** The one person of that sex, or of none that is known; -1 where there are several or none. */
function only(among: Iterable<number>, sex: Sex | undefined, persons: readonly Person[]): number {
  let found = -1
  for (const person of among) {
    const other = persons[person]?.sex
    if (sex !== undefined && other !== undefined && sex !== other) continue
    if (found >= 0) return -1
    found = person
  }
  return found
}

function peopleOf(signs: readonly Signs[], days: BirthDays): readonly Person[] {
  const sexesOfDay = Array.from({ length: days.count }, () => new Set<Sex>())
  const undated = new Set<Sex>()
  for (const { span, sex } of signs) {
    if (sex === undefined) continue
    const [day, another] = span === undefined ? [] : days.within(span)
    if (span === undefined) undated.add(sex)
    else if (day !== undefined && another === undefined) sexesOfDay[day]?.add(sex)
  }
  const born = sexesOfDay.flatMap((sexes, day) => peopleBorn(day, sexes))
  const persons = [...born, ...sexesApart(undated, born)]
  return persons.length > 0 ? persons : [{ born: undefined, sex: undefined }]
}

function peopleBorn(born: number, sexes: ReadonlySet<Sex>): readonly Person[] {
  if (sexes.size === 0) return [{ born, sex: undefined }]
  return Array.from(sexes, (sex) => ({ born, sex }))
}

/** Sexes that are of nobody with a birth date: one person of unknown sex is not both. */
function sexesApart(undated: ReadonlySet<Sex>, born: readonly Person[]): readonly Person[] {
  const isTorn = undated.size > 1 && born.length === 1 && born[0]?.sex === undefined
  const fits = (sex: Sex) => born.some((person) => person.sex === undefined || person.sex === sex)
  return Array.from(undated)
    .filter((sex) => isTorn || !fits(sex))
    .map((sex) => ({ born: undefined, sex }))
}
