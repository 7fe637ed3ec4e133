/** Version 40 of the grouper is that of fiscal year 2023; `.1` is the update of April. */
const yearBeforeVersions = 1983

/** The fiscal years of a list of grouper versions (`40.0;40.1;41.0`), each once. */
export function fiscalYearsOf(versions: string): readonly number[] {
  const years = Array.from(versions.matchAll(/(\d{2})(?:\.\d)?/g), ([, version = '']) =>
    Number(version),
  )
  return Array.from(new Set(years), (version) => yearBeforeVersions + version)
}
