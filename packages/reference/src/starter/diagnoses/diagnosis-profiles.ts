import type { CodeTable, DiagnosisProfile } from '@plumbline/engine'
import { structureTable } from '../lookup.ts'
import { chapterRanges, fitAnything, systemRanges } from './chapters.ts'
import { lateralityReader } from './laterality.ts'
import { prefixRules } from './prefix-rules.ts'
import { regionRanges } from './regions.ts'

/** Rows of structure that the profiles are read from. */
export const diagnosisProfileRows =
  chapterRanges.length + systemRanges.length + regionRanges.length + fitAnything.length

/** Profiles read off the structure of a code (upper case, no dot); undefined outside ICD-10-CM. */
export function diagnosisProfileTable(): CodeTable<DiagnosisProfile> {
  return structureTable(profileReader)
}

function profileReader(): (code: string) => DiagnosisProfile | undefined {
  const chapters = prefixRules(chapterRanges)
  const systems = prefixRules(systemRanges)
  const regions = prefixRules(regionRanges)
  const open = prefixRules(fitAnything.map((range) => [range, true] as const))
  const lateralityOf = lateralityReader()
  return (code) => {
    const chapter = chapters.find(code)
    if (chapter === undefined || !/^[A-Z]\d[\dA-Z]{1,5}$/.test(code)) return undefined
    return {
      chapter,
      systems: systems.find(code) ?? [],
      region: regions.find(code),
      laterality: lateralityOf(code),
      fitsAnything: open.find(code) ?? false,
      externalCause: chapter === 20,
    }
  }
}
