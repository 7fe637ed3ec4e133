import { spawn } from 'node:child_process'

/**
 * `npm run check`: format, lint, types, dead code and packages of others side by side, each shown
 * when it ends. What the tools keep from run to run lies under `node_modules/.cache`. Exit status 1
 * where one of them fails.
 */

const checks = ['format:check', 'lint', 'types', 'dead-code', 'supply-chain']

interface Ended {
  readonly check: string
  readonly isGood: boolean
}

function run(check: string): Promise<Ended> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--run', check], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compile' },
    })
    const output: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => output.push(piece))
    child.stderr.on('data', (piece: Buffer) => output.push(piece))
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const isGood = status === 0
      process.stdout.write(`\n${check}: ${isGood ? 'good' : 'FAILED'} after ${seconds} s\n`)
      process.stdout.write(Buffer.concat(output))
      resolve({ check, isGood })
    })
  })
}

const ended = await Promise.all(checks.map(run))
const failed = ended.filter(({ isGood }) => !isGood).map(({ check }) => check)
process.stdout.write(
  `\n${failed.length === 0 ? 'All of them are good.' : `Failed: ${failed.join(', ')}`}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
