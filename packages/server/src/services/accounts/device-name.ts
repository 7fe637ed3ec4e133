const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** What a person calls a device by what its browser says of itself; never the text as it came. */
export function deviceName(userAgent: string | undefined): string {
  const browser = browsers.find(([mark]) => userAgent?.includes(mark))?.[1]
  const system = systems.find(([mark]) => userAgent?.includes(mark))?.[1]
  if (browser === undefined) return system ?? 'Another program'
  return system === undefined ? browser : `${browser} on ${system}`
}
