import type { DrugProfile } from '@plumbline/engine'
import { once } from '../lookup.ts'
import { everydayDrugs } from './everyday-drugs.ts'

interface Brand {
  readonly name: string
  /** Why Part D may not pay for this brand, where its ingredient has uses that it may pay for. */
  readonly exclusion: string | undefined
}

/** Profiles by ingredient and by brand name, all in lower case. */
export const drugProfileRows = once(() => {
  const rows = new Map<string, DrugProfile>()
  for (const line of everydayDrugs.trim().split('\n')) {
    const { profile, brands } = readRow(line)
    for (const { name, exclusion } of brands) {
      rows.set(name, exclusion === undefined ? profile : { ...profile, partDExclusion: exclusion })
    }
    if (profile.ingredient !== undefined) rows.set(profile.ingredient, profile)
  }
  return [...rows]
})

function readRow(line: string): { profile: DrugProfile; brands: readonly Brand[] } {
  const [names = '', drugClass = '', schedule, brandText = '', most, unit, exclusion] =
    line.split('|')
  const brands = brandText === '' ? [] : brandText.split(',').map(readBrand)
  const profile: DrugProfile = {
    ingredient: names.split('; ').sort().join('; '),
    drugClass,
    schedule: schedules.find((known) => String(known) === schedule),
    brandNames: brands.map(({ name }) => name),
    usualDailyMaximum: most === '' || most === undefined ? undefined : Number(most),
    unitOfMeasure: billingUnits.find((known) => known === unit),
    partDExclusion: exclusion === '' ? undefined : exclusion,
  }
  return { profile, brands }
}

const schedules = [2, 3, 4, 5] as const
const billingUnits = ['EA', 'ML', 'GM'] as const

/** `viagra`, or `=viagra:erectile dysfunction` for a brand with an exclusion of its own. */
function readBrand(text: string): Brand {
  if (!text.startsWith('=')) return { name: text, exclusion: undefined }
  const [name = '', exclusion] = text.slice(1).split(':')
  return { name, exclusion }
}
