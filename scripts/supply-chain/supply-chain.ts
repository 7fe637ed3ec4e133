import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { billFile, billOfMaterials, componentsOf } from './bill-of-materials.ts'
import {
  allowedLicenses,
  installScripts,
  licensesOfSomePackages,
  licensesRead,
} from './licenses.table.ts'
import {
  lockedPackages,
  nameOf,
  root,
  shippedNames,
  valueAt,
  type LockedPackage,
} from './locked-packages.ts'
import { listed, notices, noticesFile } from './notices.ts'

/**
 * `npm run supply-chain` looks at every package of others: its digest, install script and license,
 * and whether bill of materials and notices are those of the lock file. `--write` writes them.
 */

const problems: string[] = []
const packages = lockedPackages()

function checkPackage(one: LockedPackage): void {
  const name = nameOf(one)
  if (!/^sha512-[\w+/]{86}==$/.test(one.integrity ?? '')) problems.push(`${name}: no sha512 digest`)
  if (one.hasInstallScript && installScripts[one.name] === undefined) {
    problems.push(`${name}: an install script that licenses.table.ts does not name`)
  }
  const license = licensesRead[name] ?? one.license
  const isAllowed =
    license !== undefined &&
    (allowedLicenses.has(license) || licensesOfSomePackages[license]?.test(one.name) === true)
  if (!isAllowed) problems.push(`${name}: license ${license ?? 'not named'}`)
}

/** npm runs what `allowScripts` lets run; it must not let run more than is written down. */
function checkAllowed(): void {
  const own: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  for (const [name, runs] of Object.entries(valueAt(own, 'allowScripts') ?? {})) {
    if (runs === true && installScripts[name] !== 'runs') {
      problems.push(`${name}: package.json lets its install script run`)
    }
  }
}

function checkWritten(): void {
  const shipped = shippedNames()
  const bill = existsSync(billFile) ? componentsOf(readFileSync(billFile, 'utf8')) : []
  const missing = shipped.filter((name) => !bill.includes(name))
  const gone = bill.filter((name) => !shipped.includes(name))
  const differing = [...missing, ...gone]
  if (differing.length > 0)
    problems.push(`${path.basename(billFile)} is old: ${differing.join(', ')}`)
  const text = existsSync(noticesFile) ? readFileSync(noticesFile, 'utf8') : ''
  const lines = text.split('\n').filter((line) => /^- \S+@\d\S*: /.test(line))
  requireSame(noticesFile, packages.filter(({ isShipped }) => isShipped).map(listed), lines)
}

function requireSame(file: string, wanted: readonly string[], found: readonly string[]): void {
  const differing = [
    ...wanted.filter((one) => !found.includes(one)),
    ...found.filter((one) => !wanted.includes(one)),
  ]
  if (differing.length > 0) problems.push(`${path.basename(file)} is old: ${differing.join(', ')}`)
}

if (process.argv.includes('--write')) {
  writeFileSync(billFile, billOfMaterials())
  writeFileSync(noticesFile, notices())
}
packages.forEach(checkPackage)
checkAllowed()
checkWritten()
const shipped = shippedNames().length
process.stdout.write(
  problems.length === 0
    ? `${packages.length} packages of others, ${shipped} of them shipped: digests, licenses and scripts are as written.\n`
    : `${problems.join('\n')}\nLook at each; \`npm run supply-chain -- --write\` writes bill and notices anew.\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
