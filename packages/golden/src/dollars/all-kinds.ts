import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import type { FillKind, MedicalKind, Sureness } from './dollar-kind.ts'
import { amountKinds } from './kinds/amounts.table.ts'
import { bundleKinds } from './kinds/bundles.table.ts'
import { combinedFillKinds, combinedKinds } from './kinds/combined.table.ts'
import { coverageKinds } from './kinds/coverage.table.ts'
import { duplicateKinds } from './kinds/duplicates.table.ts'
import { fillKinds as singleFillKinds } from './kinds/fills.table.ts'
import { fillSettlementKinds } from './kinds/fill-settlements.table.ts'
import { groupsOfLines } from './kinds/groups-of-lines.table.ts'
import { settlementKinds } from './kinds/settlements.table.ts'
import { stayKinds } from './kinds/stays.table.ts'
import { surgeryKinds } from './kinds/surgery.table.ts'
import { unitAndSideKinds } from './kinds/units-and-sides.table.ts'
import { visitKinds } from './kinds/visits.table.ts'
import type { JudgedRow } from './judged-row.ts'
import { playFillKind } from './play-fill-kind.ts'
import { playMedicalKind } from './play-medical-kind.ts'

export const medicalKinds: readonly MedicalKind[] = [
  ...duplicateKinds,
  ...bundleKinds,
  ...unitAndSideKinds,
  ...surgeryKinds,
  ...visitKinds,
  ...coverageKinds,
  ...amountKinds,
  ...combinedKinds,
  ...settlementKinds,
  ...groupsOfLines,
  ...stayKinds,
]

/** Each kind is one person's; the same kinds, the same rows. */
export function medicalRows(): readonly JudgedRow<MedicalRow>[] {
  return medicalKinds.flatMap((kind, at) => playMedicalKind(kind, at))
}

export const fillKinds: readonly FillKind[] = [
  ...singleFillKinds,
  ...combinedFillKinds,
  ...fillSettlementKinds,
]

export function fillRows(): readonly JudgedRow<FillRow>[] {
  return fillKinds.flatMap((kind: FillKind, at) => playFillKind(kind, at))
}

/** How sure the overpayment of each kind is; firm where only one of its lines is. */
export const surenessOf: ReadonlyMap<string, Sureness> = new Map(
  [...medicalKinds, ...fillKinds].map(({ name, lines }) => [
    name,
    lines.some(
      ({ sure = 'firm', over = 0, overDollars }) =>
        sure === 'firm' && (over > 0 || overDollars !== undefined),
    )
      ? 'firm'
      : 'records',
  ]),
)

/** Kinds of which the sum alone is certain. */
export const sumsOnly: ReadonlySet<string> = new Set(
  [...medicalKinds, ...fillKinds].flatMap(({ name, onAnyLine }) => (onAnyLine ? [name] : [])),
)
