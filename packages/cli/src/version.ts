import { readFileSync } from 'node:fs'

/** The product's version, as package.json says. */
export const productVersion: string = versionIn(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
)

function versionIn(manifest: unknown): string {
  const version: unknown =
    typeof manifest === 'object' && manifest ? Reflect.get(manifest, 'version') : undefined
  return typeof version === 'string' ? version : 'unknown'
}
