import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { Batch } from '../../batch/groups.ts'
import { providerKey } from '../../batch/provider-key.ts'
import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'

/** Something that a practitioner does often or seldom, and the services among which it is counted. */
export interface HabitKind {
  /** The mark, as a sentence names it: `modifier 25`. */
  readonly mark: string
  /** The services, as a sentence names them. */
  readonly among: string
  readonly isAmong: (procedureCode: string) => boolean
  readonly isMarked: (service: BilledService) => boolean
}

const officeVisit = /^99(?:20[2-5]|21[1-5])$/
/** Visits, consultations and all other management of patients. */
const management = /^99[2-4]\d\d$/
const procedure = /^\d{5}$/
const definitiveTest = /^G048[0-3]$/

const isProcedure = (code: string) => procedure.test(code) && !management.test(code)

/** What is compared between practitioners of a specialty. */
const habitKinds: readonly HabitKind[] = [
  {
    mark: 'modifier 25',
    among: 'office visits',
    isAmong: (code) => officeVisit.test(code),
    isMarked: ({ modifiers }) => modifiers.includes('25'),
  },
  {
    mark: 'a modifier that separates it from another service (59, XE, XP, XS, XU)',
    among: 'procedures and tests',
    isAmong: isProcedure,
    isMarked: ({ modifiers }) => modifiers.some((each) => /^(?:59|X[EPSU])$/.test(each)),
  },
  {
    mark: 'a modifier that repeats it (76, 77)',
    among: 'procedures and tests',
    isAmong: isProcedure,
    isMarked: ({ modifiers }) => modifiers.includes('76') || modifiers.includes('77'),
  },
  {
    mark: 'the code of the most drug classes (G0483)',
    among: 'definitive drug tests',
    isAmong: (code) => definitiveTest.test(code),
    isMarked: ({ procedureCode }) => procedureCode === 'G0483',
  },
]

/** The habits that a service counts for: those of professional services that were not denied. */
export function habitsOf({
  procedureCode,
  setting,
  standing,
}: BilledService): readonly HabitKind[] {
  if (procedureCode === undefined || setting !== 'professional' || standing.isDenied) return []
  return habitKinds.filter(({ isAmong }) => isAmong(procedureCode))
}

/** The services of one practitioner among which a mark is counted, and those that have it. */
export class Habit {
  readonly kind: HabitKind
  readonly specialty: string | undefined
  visits = 0
  readonly high: ClaimLine[] = []

  constructor(kind: HabitKind, specialty: string | undefined) {
    this.kind = kind
    this.specialty = specialty
  }
}

/** The habits of the practitioners of a file, lines of earlier uploads left out. */
export class Habits {
  readonly #byKind = new Map<HabitKind, Map<string, Habit>>()
  /** By the index of a line. */
  readonly #ofLine: (readonly Habit[] | undefined)[] = []

  constructor({ lines, services }: Batch) {
    const kinds = services.list.map((service) =>
      habitsOf(service).map((kind) => ({ kind, isMarked: kind.isMarked(service) })),
    )
    lines.forEach((line, position) => {
      const provider = line.index === historyIndex ? undefined : providerKey(line)
      const counted = kinds[services.ofLine[position] ?? 0] ?? []
      if (provider === undefined || counted.length === 0) return
      this.#ofLine[line.index] = counted.map(({ kind, isMarked }) => {
        const habit = this.#habit(kind, provider, line)
        habit.visits++
        if (isMarked) habit.high.push(line)
        return habit
      })
    })
  }

  /** In order of first appearance. */
  toArray(): readonly Habit[] {
    return Array.from(this.#byKind.values()).flatMap((ofKind) => Array.from(ofKind.values()))
  }

  /** The habits that a line counts for; none where the file does not name the provider. */
  of({ index }: ClaimLine): readonly Habit[] {
    return this.#ofLine[index] ?? []
  }

  #habit(kind: HabitKind, provider: string, { specialty }: ClaimLine): Habit {
    const ofKind = this.#byKind.get(kind) ?? new Map<string, Habit>()
    this.#byKind.set(kind, ofKind)
    const habit = ofKind.get(provider) ?? new Habit(kind, specialty)
    ofKind.set(provider, habit)
    return habit
  }
}
