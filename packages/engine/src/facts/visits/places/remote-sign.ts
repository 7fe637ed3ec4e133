import type { BilledService } from '../../../batch/kinds/billed-services.ts'

const remoteModifiers: ReadonlySet<string> = new Set(['93', '95', 'FQ', 'GQ', 'GT'])

/** What says that a service was done from a distance. */
export interface RemoteSign {
  readonly field: 'placeOfService' | 'modifiers'
  readonly value: string
}

/** The place or modifier by which a line says so: telehealth places on professional lines, or a modifier. */
export function remoteSign({
  placeOfService,
  modifiers,
  setting,
}: BilledService): RemoteSign | undefined {
  const isRemotePlace = placeOfService === '02' || placeOfService === '10'
  if (isRemotePlace && setting === 'professional') {
    return { field: 'placeOfService', value: placeOfService }
  }
  const modifier = modifiers.find((billed) => remoteModifiers.has(billed))
  return modifier === undefined ? undefined : { field: 'modifiers', value: modifier }
}
