#!/usr/bin/env node
import module from 'node:module'

// Plain JavaScript, so that a Node that is too old can still say so.
const needed = 24
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  process.stderr.write(
    `Plumbline needs Node ${needed} or newer; this is Node ${process.versions.node}. Run it as "npx plumbline" in the repository after "npm ci", which brings Node ${needed}.\n`,
  )
  process.exitCode = 2
} else {
  // Translated sources are kept between runs: most of a short command's time is reading them.
  module.enableCompileCache()
  // Four hundred modules name each other in full, so their names need not be looked for on disk.
  module.registerHooks({ resolve: byName })
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
}

function byName(specifier, context, next) {
  if (!/^\.{1,2}\/.*\.ts$/.test(specifier)) return next(specifier, context)
  const url = new URL(specifier, context.parentURL).href
  return { url, format: 'module-typescript', shortCircuit: true }
}
