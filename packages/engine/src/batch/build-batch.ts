import type { ClaimLine } from '../claim/claim-line.ts'
import type { BilledService, BilledServices } from './kinds/billed-services.ts'
import { encountersOf, type Encounters } from './encounters.ts'
import { Claims } from './claims.ts'
import type { Batch, PatientHistory } from './groups.ts'
import { lineColumns, type LineColumns } from './line-columns.ts'
import { LineGroups, type BilledLines } from './line-groups.ts'
import { orderWithin, positionsUpTo, stableOrder } from './order/line-order.ts'
import { orderAsTheyStand } from './order/standing-order.ts'

/**
 * Groups the lines; give it final versions only (`resolveClaimChains`).
 *
 * @param withEncounters whether encounters or diagnoses will be looked at, so that lines are read once
 *   for all
 * @param columns of these lines, where whoever read them has filled them; else they are filled when asked
 */
export function buildBatch(
  lines: readonly ClaimLine[],
  withEncounters = true,
  columns?: LineColumns,
): Batch {
  const serves = columns?.lineCount === lines.length && (!withEncounters || columns.sites)
  return new LineBatch(lines, withEncounters, serves ? columns : undefined)
}

/** The batch as the one group of its lines. */
export class WholeBatch extends LineGroups<Batch> {
  readonly #batch: Batch

  constructor(batch: Batch) {
    const { lines } = batch
    const order = positionsUpTo(lines.length)
    super(batch, { order, starts: Int32Array.of(0, lines.length) }, () => batch)
    this.#batch = batch
  }

  override at(): Batch {
    return this.#batch
  }
}

class LineBatch implements Batch {
  readonly lines: readonly ClaimLine[]
  readonly #withEncounters: boolean
  #columns: LineColumns | undefined
  #claims: Claims | undefined
  #patients: LineGroups<PatientHistory> | undefined
  #encounters: Encounters | undefined

  constructor(
    lines: readonly ClaimLine[],
    withEncounters: boolean,
    columns: LineColumns | undefined,
  ) {
    this.lines = lines
    this.#withEncounters = withEncounters
    this.#columns = columns
  }

  get columns(): LineColumns {
    return (this.#columns ??= lineColumns(this.lines, this.#withEncounters))
  }

  get services(): BilledServices {
    return this.columns.services
  }

  get claims(): Claims {
    return (this.#claims ??= new Claims(this))
  }

  get patients(): LineGroups<PatientHistory> {
    return (this.#patients ??= patientsOf(this))
  }

  get encounters(): Encounters {
    return (this.#encounters ??= encountersOf(this))
  }
}

function patientsOf(batch: Batch): LineGroups<PatientHistory> {
  const { patients, days } = batch.columns
  const { keys } = patients
  const groups = stableOrder(patients.ofLine, keys.length)
  orderWithin(groups, days.ofLine)
  orderAsTheyStand(groups, batch.columns, batch.lines)
  return new LineGroups(batch, groups, (patient, billed) => {
    const identified = billed.lines[0]?.patientKey !== undefined && patients.isTold(patient)
    return new PatientLines(billed, keys[patient] ?? '', identified)
  })
}

class PatientLines implements PatientHistory {
  readonly lines: readonly ClaimLine[]
  readonly patientKey: string
  readonly identified: boolean
  readonly #billed: BilledLines

  constructor(billed: BilledLines, patientKey: string, identified: boolean) {
    this.lines = billed.lines
    this.patientKey = patientKey
    this.identified = identified
    this.#billed = billed
  }

  get services(): readonly BilledService[] {
    return this.#billed.services
  }
}
