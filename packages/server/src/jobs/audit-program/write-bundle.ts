import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { bundleFolder, programBundle, programSource } from './program-files.ts'

/**
 * Writes the program as one file, beside which no older one stays. It is put in place whole, so that
 * two who write it at the same time do not meet.
 */
await mkdir(bundleFolder, { recursive: true })
const unfinished = join(bundleFolder, `${process.pid}.unfinished`)
const bundle = await rolldown({ input: programSource, platform: 'node', logLevel: 'silent' })
await bundle.write({ file: unfinished, format: 'esm', codeSplitting: false })
await rename(unfinished, programBundle)
const others = (await readdir(bundleFolder)).filter(
  (name) => /^audit-\w+\.mjs$/.test(name) && name !== basename(programBundle),
)
await Promise.all(others.map((name) => rm(join(bundleFolder, name), { force: true })))
