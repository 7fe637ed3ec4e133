import { cleanFillScenes } from '../clean/fills.table.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { OwnChanges } from './layout.ts'
import { playFills } from '../making/play-fills.ts'
import { plantedFills } from '../planted/fills.table.ts'

const plantedFillScenes = Array.from(
  Map.groupBy(plantedFills, ({ ruleId }) => ruleId).values(),
).flatMap((scenes) => scenes.slice(0, 2))

/** Fills: two scenes for each rule's errors, and right ones. */
export function fills(): readonly FillRow[] {
  return [...plantedFillScenes, ...cleanFillScenes].flatMap((scene) => playFills(scene, 7))
}

/** Without reversals and rejected fills, for manners that cannot say them. */
export const paidFills = () =>
  [
    ...plantedFillScenes,
    ...cleanFillScenes.filter(({ fills: all }) =>
      all.every(({ reverses, rejected }) => reverses === undefined && rejected === undefined),
    ),
  ].flatMap((scene) => playFills(scene, 7))

/** Two people of one cardholder number with the same fills. */
export function familyFills(): readonly FillRow[] {
  return paidFills()
    .flatMap((row) => [
      row,
      {
        ...row,
        claimId: `${row.claimId}9`,
        birth: anotherBirth(row),
        member: `${row.member}-2`,
        prescription: `${row.prescription}9`,
      },
    ])
    .map((row) => (row.member.includes('-') ? row : { ...row, member: `${row.member}-1` }))
}

/** A child's, where that is born before the fill; else a parent's. */
function anotherBirth({ birth, filled }: FillRow): number {
  const child = birth + 26 * 365
  return child < filled ? child : birth - 26 * 365
}

/** The fills of one patient. */
export function oneProfile(): readonly FillRow[] {
  const scenes = plantedFillScenes.filter(
    ({ ruleId }) => ruleId === 'duplicate-fill' || ruleId === 'refill-too-soon',
  )
  const [first] = scenes.flatMap((scene) => playFills(scene, 7))
  return scenes
    .flatMap((scene) => playFills(scene, 7))
    .map((row) => ({
      ...row,
      member: first?.member ?? '',
      birth: first?.birth ?? 0,
      sex: first?.sex ?? 'F',
    }))
}

/** For manners that mark a fill that was taken back, and say of no other what became of it. */
export const saysReversals: OwnChanges<FillRow> = {
  blank: { headers: ['Status'], where: ({ status }) => status !== 'Reversed' },
}
