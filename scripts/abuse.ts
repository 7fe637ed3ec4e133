import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/**
 * `npm run abuse [SHARE [SEED]]`: reads thousands of mutated files of every form: 3,000 PDFs, 5,000 X12, 1,000
 * workbooks and archives, 2,000 of FHIR; SHARE (0.1 is a tenth) of them where it is said. Each must be read with no
 * row lost, or refused with a sentence, within the limits. The seed is printed, and makes the same files again.
 */
const [share = '1', seed = String(randomInt(1, 2 ** 31))] = process.argv.slice(2)
if (!(Number(share) > 0) || !/^\d+$/.test(seed)) {
  process.stderr.write('Say a share above 0 and a seed of digits: npm run abuse 0.1 7\n')
  process.exit(2)
}
process.stdout.write(`Share ${share}, seed ${seed}\n`)
const tests = ['mutated-files', 'mutated-pdfs', 'x12/x12-fuzz'].map(
  (name) => `packages/intake/src/${name}.test.ts`,
)
const { status } = spawnSync('vitest', ['run', '--project', 'unit', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, ABUSE_SHARE: share, ABUSE_SEED: seed },
})
process.exitCode = status ?? 1
