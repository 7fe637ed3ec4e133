import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { workFolder } from './files.ts'

const bin = fileURLToPath(new URL('../packages/cli/bin/plumbline.js', import.meta.url))
const peakMeter = fileURLToPath(new URL('./peak-memory.js', import.meta.url))

const execute = promisify(execFile)

/** What one run of the command took. */
export interface Run {
  readonly wallMs: number
  readonly cpuMs: number
  readonly peakBytes: number
  /** Of the JSON document that it wrote. */
  readonly documentBytes: number
}

/**
 * Audits a file by the whole command, in a process of its own, with report and JSON on disk. The child
 * says what it used when it ends: the parent cannot ask for it.
 */
export async function auditByCommand(file: string, reference: string | undefined): Promise<Run> {
  const document = path.join(workFolder, 'bench.json')
  const words = [
    ...['--import', peakMeter, bin, 'audit', file],
    ...['--html', path.join(workFolder, 'bench.html')],
    ...['--json', document],
    ...(reference === undefined ? [] : ['--reference', reference]),
  ]
  const start = performance.now()
  const { stderr } = await execute(process.execPath, words, { maxBuffer: 1 << 24 })
  const wallMs = performance.now() - start
  const used = /^bench: (\d+) bytes, (\d+) ms$/m.exec(stderr)
  if (!used) throw new Error(stderr)
  const documentBytes = statSync(document).size
  return { wallMs, peakBytes: Number(used[1]), cpuMs: Number(used[2]), documentBytes }
}
