import type { ClaimLine } from '../../claim/claim-line.ts'
import { dueVersion, icdVersion } from './icd-version.ts'
import { hasPatientAge } from '../patient-age.ts'
import { NumberedLines } from './numbered-lines.ts'
import { RecentNumbers } from './recent-numbers.ts'
import { isSameList } from './same-list.ts'

/** The diagnoses of a line and what decides how they are read; the lines of a claim mostly share them. */
export interface NamedDiagnoses extends Pick<ClaimLine, 'diagnoses' | 'isPrincipalBlank'> {
  /** The code set that they are written in: see `icdVersion`. */
  readonly version: '9' | '10' | undefined
  /** The code set that the dates of service call for: see `dueVersion`. */
  readonly due: '9' | '10' | 'both' | undefined
  readonly knowsAge: boolean
}

/** What a line says of its diagnoses. */
export function namedDiagnoses(line: ClaimLine): NamedDiagnoses {
  return {
    diagnoses: line.diagnoses,
    isPrincipalBlank: line.isPrincipalBlank,
    version: icdVersion(line),
    due: dueVersion(line),
    knowsAge: hasPatientAge(line),
  }
}

/** So many lists with one first diagnosis are remembered. */
const mostOfOneCode = 8

/**
 * The lists of diagnoses of a batch, numbered from 0, and which of them each line names. Lines of one
 * number name the same; where one diagnosis comes first in very many lists, lines that name the same
 * may have several numbers.
 */
export class DiagnosisLists extends NumberedLines {
  readonly list: NamedDiagnoses[] = []
  readonly #recent = new RecentNumbers<string | undefined>(mostOfOneCode)

  put(position: number, line: ClaimLine): void {
    this.set(position, this.#numberOf(line))
  }

  #numberOf(line: ClaimLine): number {
    const numbers = this.#recent.of(line.diagnoses[0])
    const version = icdVersion(line)
    const due = dueVersion(line)
    const knowsAge = hasPatientAge(line)
    for (let at = 0; at < numbers.length; at++) {
      const known = this.list[numbers[at] ?? 0]
      if (
        known !== undefined &&
        known.version === version &&
        known.due === due &&
        known.knowsAge === knowsAge &&
        known.isPrincipalBlank === line.isPrincipalBlank &&
        isSameList(known.diagnoses, line.diagnoses)
      ) {
        return this.#recent.meet(numbers, at)
      }
    }
    return this.#recent.remember(numbers, this.list.push(namedDiagnoses(line)) - 1)
  }
}
