import type { ClaimLine } from '../../claim/claim-line.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { standingOf, type LineStanding } from './line-standing.ts'
import { NumberedLines } from './numbered-lines.ts'
import { RecentNumbers } from './recent-numbers.ts'
import { isSameList } from './same-list.ts'
import { settingOf, type Setting } from '../setting.ts'

/**
 * What a line bills and where, and how it stands, apart from day, person and sums of money: lines of
 * a file share few.
 */
export interface BilledService extends Pick<
  ClaimLine,
  | 'procedure'
  | 'procedureCode'
  | 'revenueCode'
  | 'modifiers'
  | 'placeOfService'
  | 'claimType'
  | 'billType'
> {
  readonly setting: Setting
  readonly standing: LineStanding
}

/** So many services of a code are remembered. */
const mostOfOneCode = 32

/**
 * The services of a batch, numbered from 0, and which of them each line bills. Lines of one number
 * bill the same; where one code comes with very many modifiers or places, lines that bill the same
 * may have several numbers.
 */
export class BilledServices extends NumberedLines {
  readonly list: BilledService[] = []
  /** By code: packed, or as billed where it has no packed form. */
  readonly #recent = new RecentNumbers<number | string | undefined>(mostOfOneCode)

  /** The service of the line at a position. Throws `RangeError` for one that has none. */
  at(position: number): BilledService {
    return numbered(this.list, this.ofLine[position] ?? -1)
  }

  /** The service that the line bills, which the position has from then on. */
  put(position: number, line: ClaimLine): BilledService {
    this.set(position, this.#numberOf(line))
    return this.at(position)
  }

  #numberOf(line: ClaimLine): number {
    const code = line.procedure === noProcedure ? line.procedureCode : line.procedure
    const numbers = this.#recent.of(code)
    const setting = settingOf(line)
    const standing = standingOf(line, setting)
    for (let at = 0; at < numbers.length; at++) {
      const known = this.list[numbers[at] ?? 0]
      if (isSame(known, line, setting, standing)) return this.#recent.meet(numbers, at)
    }
    const number = this.list.push(serviceOf(line, setting, standing)) - 1
    return this.#recent.remember(numbers, number)
  }
}

/** The service of a number. Throws `RangeError` for a number that none has. */
export function numbered(services: readonly BilledService[], number: number): BilledService {
  const service = services[number]
  if (service === undefined) throw new RangeError(`No service has the number ${number}`)
  return service
}

function isSame(
  service: BilledService | undefined,
  line: ClaimLine,
  setting: Setting,
  standing: LineStanding,
): boolean {
  return (
    service?.setting === setting &&
    service.standing === standing &&
    service.placeOfService === line.placeOfService &&
    service.claimType === line.claimType &&
    service.billType === line.billType &&
    service.revenueCode === line.revenueCode &&
    service.procedureCode === line.procedureCode &&
    isSameList(service.modifiers, line.modifiers)
  )
}

function serviceOf(line: ClaimLine, setting: Setting, standing: LineStanding): BilledService {
  const { procedure, procedureCode, revenueCode, modifiers } = line
  const { placeOfService, claimType, billType } = line
  return {
    procedure,
    procedureCode,
    revenueCode,
    modifiers,
    placeOfService,
    claimType,
    billType,
    setting,
    standing,
  }
}
