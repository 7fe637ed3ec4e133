import type { Day } from '../../../claim/day.ts'
import type { VisitFamily } from '../../../codes/visit-families.ts'
import { inEffect } from '../../../reference/in-effect.ts'
import { impossiblePlaces, type ImpossiblePlaces } from './visit-places.table.ts'

/** Whether visits of a family may happen anywhere: nothing says, or ever said, where they cannot. */
export function isFreeOfPlace(family: VisitFamily): boolean {
  return impossiblePlaces.every((row) => row.family !== family)
}

/** Whether a place was ever impossible or doubtful for visits of a family. */
export function isPlaceQuestioned(family: VisitFamily, place: string): boolean {
  return rowsOf(family, place).length > 0
}

/** How surely a visit of a family cannot happen at a place on a date of service; undefined where it can. */
export function impossibility(
  family: VisitFamily,
  place: string,
  on: Day | undefined,
): ImpossiblePlaces['certainty'] | undefined {
  return inEffect(rowsOf(family, place), on)[0]?.certainty
}

function rowsOf(family: VisitFamily, place: string): readonly ImpossiblePlaces[] {
  return impossiblePlaces.filter((row) => row.family === family && row.places.includes(place))
}
