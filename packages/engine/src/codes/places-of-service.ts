import type { Day } from '../claim/day.ts'
import { assignedPlaces, placesSince, placesWritten } from './places-of-service.table.ts'

/** What the place of service code set says of a code: before its first day it is `too-early`. */
export type PlaceStanding = 'assigned' | 'unassigned' | 'too-early' | 'perhaps-assigned-since'

/** How two digits stand in the code set of CMS on a day; without one, on the days of most claims. */
export function placeStanding(place: string, on: Day | undefined): PlaceStanding {
  if (isAssigned(place)) {
    const since = placesSince.get(Number(place))
    return since !== undefined && on !== undefined && on < since ? 'too-early' : 'assigned'
  }
  return on !== undefined && on > placesWritten ? 'perhaps-assigned-since' : 'unassigned'
}

/** Whether the code set has had the code in all the years that claims of today are of. */
export function isOfAllYears(place: string): boolean {
  return isAssigned(place) && !placesSince.has(Number(place))
}

function isAssigned(place: string): boolean {
  const number = Number(place)
  return assignedPlaces.some(([first, last]) => number >= first && number <= last)
}
