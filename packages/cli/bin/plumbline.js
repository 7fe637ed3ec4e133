#!/usr/bin/env node
// Plain JavaScript, so that a Node that is too old can still say so.
const needed = 24
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  process.stderr.write(
    `Plumbline needs Node ${needed} or newer; this is Node ${process.versions.node}. Run it as "npx plumbline" in the repository after "npm ci", which brings Node ${needed}.\n`,
  )
  process.exitCode = 2
} else {
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
}
