import { mostCompared, oneOfEachKind } from '../../batch/one-of-each-kind.ts'
import { providerKey } from '../../batch/provider-key.ts'
import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'

/** The professional lines of a patient for one code and day, whoever billed them, denied ones included. */
export interface SameCode {
  readonly lines: readonly ClaimLine[]
  /** Two of each kind where there are very many; see `oneOfEachKind`. */
  readonly compared: readonly ClaimLine[]
}

/** The lines for the code and the day of a line, the same object for all of them; none for a line without either. */
export function linesOfCode(
  line: Pick<ClaimLine, 'serviceFromDay' | 'procedure'>,
  lines: readonly ClaimLine[],
  memories: Memories,
): SameCode {
  const { serviceFromDay: day, procedure } = line
  if (day === undefined || procedure === noProcedure) return noLines
  const ofPatient = lastPatient.in(memories).get(lines, undefined, undefined)
  return ofPatient?.get(`${day} ${procedure}`) ?? noLines
}

/** The others beside one line, as far as they are compared. */
export function othersOfCode(
  line: ClaimLine,
  lines: readonly ClaimLine[],
  memories: Memories,
): readonly ClaimLine[] {
  if (lines.length <= mostCompared) return othersAmongFew(line, lines)
  return linesOfCode(line, lines, memories).compared.filter((other) => other !== line)
}

const noLines: SameCode = { lines: [], compared: [] }

/** Most patients have few lines, which are looked through sooner than put in order. */
function othersAmongFew(line: ClaimLine, lines: readonly ClaimLine[]): readonly ClaimLine[] {
  const { serviceFromDay, procedure } = line
  if (serviceFromDay === undefined || procedure === noProcedure) return noLines.compared
  return lines.filter(
    (other) =>
      other !== line &&
      other.procedure === procedure &&
      other.serviceFromDay === serviceFromDay &&
      settingOf(other) === 'professional',
  )
}

/** Several rules look at the lines of a patient, one after another. */
const lastPatient = new Remembered(() => new LastAnswer(byCodeAndDay))

function byCodeAndDay(lines: readonly ClaimLine[]): ReadonlyMap<string, SameCode> {
  const coded = lines.filter(
    (line) =>
      line.serviceFromDay !== undefined &&
      line.procedure !== noProcedure &&
      settingOf(line) === 'professional',
  )
  const groups = Map.groupBy(
    coded,
    ({ serviceFromDay, procedure }) => `${serviceFromDay} ${procedure}`,
  )
  return new Map(
    Array.from(groups, ([key, ofCode]) => [
      key,
      { lines: ofCode, compared: oneOfEachKind(ofCode, kindOf, { ofKind: 2 }) },
    ]),
  )
}

/** What rules ask of the lines for one code. */
function kindOf(line: ClaimLine): string {
  const { modifiers, placeOfService, renderingNpi } = line
  return [modifiers.join(), isDenied(line), placeOfService, renderingNpi, providerKey(line)].join(
    '|',
  )
}
