import type { ClaimLine } from '@plumbline/engine'
import { modifiersOfLine, type RemittedService } from './remitted-service.ts'

type Found = RemittedService | 'ambiguous' | 'contradicts'

/**
 * Pairs lines that share code, day and charge with the services that do: first those of the same
 * modifiers and units, then by the number of the line, then what is left where it can be one pair
 * only. Lines for which no service is left are not in the answer.
 */
export function pairAlike(
  lines: readonly ClaimLine[],
  services: readonly RemittedService[],
): Map<ClaimLine, Found> {
  const pairing = new Pairing(lines, services)
  pairing.pairEqual()
  pairing.pairNumbered()
  pairing.settleRest()
  return pairing.found
}

class Pairing {
  readonly found = new Map<ClaimLine, Found>()
  readonly #lines: Set<ClaimLine>
  readonly #services: Set<RemittedService>

  constructor(lines: readonly ClaimLine[], services: readonly RemittedService[]) {
    this.#lines = new Set(lines)
    this.#services = new Set(services)
  }

  /** Of as many lines as services with the same marks; several, where all were paid alike. */
  pairEqual(): void {
    const lines = Map.groupBy(this.#lines, (line) => marks(modifiersOfLine(line), line.units))
    const services = Map.groupBy(this.#services, ({ modifiers, units }) => marks(modifiers, units))
    for (const [mark, alike] of lines) this.#pairInOrder(alike, services.get(mark) ?? [])
  }

  /** By the number of the line (REF*6R), where both sides have each number once. */
  pairNumbered(): void {
    const lines = Map.groupBy(this.#lines, ({ lineNumber }) => lineNumber)
    const services = Map.groupBy(this.#services, ({ control }) => control)
    for (const [number, [line, again]] of lines) {
      const [service, second] = services.get(number) ?? []
      if (number === undefined || !line || again || !service || second) continue
      if (fits(line, service)) this.#pair(line, service)
    }
  }

  settleRest(): void {
    const [lines, services] = [[...this.#lines], [...this.#services]]
    const [line, service] = [lines[0], services[0]]
    if (!line || !service) return
    if (lines.length === 1 && services.length === 1) {
      if (fits(line, service)) this.#pair(line, service)
      else this.found.set(line, 'contradicts')
      return
    }
    const allFit = lines.every((each) => services.every((other) => fits(each, other)))
    if (allFit) this.#pairInOrder(lines, services)
    for (const left of this.#lines) this.found.set(left, 'ambiguous')
  }

  #pairInOrder(lines: readonly ClaimLine[], services: readonly RemittedService[]): void {
    if (lines.length !== services.length || new Set(services.map(paymentOf)).size !== 1) return
    for (const [at, line] of lines.entries()) {
      const service = services[at]
      if (service) this.#pair(line, service)
    }
  }

  #pair(line: ClaimLine, service: RemittedService): void {
    this.found.set(line, service)
    this.#lines.delete(line)
    this.#services.delete(service)
  }
}

function marks(modifiers: string, units: number | undefined): string {
  return `${modifiers}|${units ?? ''}`
}

/** Whether nothing that both sides state differs. */
function fits(line: ClaimLine, { modifiers, units }: RemittedService): boolean {
  const own = modifiersOfLine(line)
  const sameModifiers = own === '' || modifiers === '' || own === modifiers
  return sameModifiers && (units === undefined || line.units === undefined || units === line.units)
}

/** What the remittance says of the line: equal texts are equal payments. */
function paymentOf({ row: { facts } }: RemittedService): string {
  const { paid, allowed, patientShare, adjustments, claimStatus, paidDay } = facts
  return JSON.stringify([paid, allowed, patientShare, adjustments, claimStatus, paidDay])
}
