import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { licensesRead } from './licenses.table.ts'
import { lockedPackages, nameOf, root, type LockedPackage } from './locked-packages.ts'

export const noticesFile = path.join(root, 'THIRD-PARTY-NOTICES.md')

/** What runs of others: a list of licenses, and their texts as the packages carry them. */
export function notices(): string {
  const shipped = new Map(
    lockedPackages()
      .filter(({ isShipped }) => isShipped)
      .map((one) => [nameOf(one), one]),
  )
  const sorted = Array.from(shipped.values()).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const texts = Map.groupBy(
    sorted.filter((one) => licenseText(one) !== undefined),
    (one) => licenseText(one) ?? '',
  )
  return [
    '# Notices of third parties',
    '',
    'What Plumbline runs on of others. Written by `npm run supply-chain -- --write`.',
    '',
    ...sorted.map((one) => listed(one)),
    '',
    ...Array.from(texts, ([text, of]) =>
      [`## ${of.map(nameOf).join(', ')}`, '', '```text', text, '```', ''].join('\n'),
    ),
  ].join('\n')
}

/** The lines that the lock file decides, whatever machine they are written on. */
export function listed(one: LockedPackage): string {
  return `- ${nameOf(one)}: ${licensesRead[nameOf(one)] ?? one.license ?? 'unknown'}`
}

/** Undefined where the package carries none, or is for another kind of machine. */
function licenseText({ folder }: LockedPackage): string | undefined {
  const place = path.join(root, folder)
  if (!existsSync(place)) return undefined
  const file = readdirSync(place).find((name) => /^(?:licen[cs]e|copying)/i.test(name))
  if (file === undefined) return undefined
  return readFileSync(path.join(place, file), 'utf8').replaceAll('\r\n', '\n').trim()
}
