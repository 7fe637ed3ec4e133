import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/plumbline.js', import.meta.url))
const packagedNode = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url))

export interface Ran {
  readonly status: number
  readonly out: string
  /** Lines of standard error. */
  readonly errors: readonly string[]
}

const node = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : packagedNode

/** What a call is given beside its words. */
interface Around {
  readonly input?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs the command as a person does, in a folder, and answers what it said. */
export function plumbline(folder: string, ...words: readonly string[]): Promise<Ran> {
  return plumblineWith({}, folder, ...words)
}

/** The same with a text on standard input, or with other variables of the environment. */
export function plumblineWith(
  { input = '', environment = {} }: Around,
  folder: string,
  ...words: readonly string[]
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      node,
      [bin, ...words],
      {
        cwd: folder,
        maxBuffer: 1 << 26,
        env: { ...plainEnvironment(), REFERENCE_DIR: 'no-tables', ...environment },
      },
      (_, out, errors) => {
        const lines = errors.split('\n').filter((line) => line !== '')
        resolve({ status: child.exitCode ?? -1, out, errors: lines })
      },
    )
    child.stdin?.end(input)
  })
}

/** Runs the command with an open file as its standard output; answers its exit status. */
export function plumblineInto(
  output: number,
  folder: string,
  words: readonly string[],
): Promise<number | null> {
  const child = spawn(node, [bin, ...words], { cwd: folder, stdio: ['ignore', output, 'ignore'] })
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Without what decides over color where the tests run. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const decided = new Set(['FORCE_COLOR', 'NO_COLOR', 'CLICOLOR_FORCE'])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !decided.has(name)))
}

/** An empty folder with the files given. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-cli-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

/** Two lines that are right, and a code that is billed beside the panel that includes it. */
export const claims = `claim_id,line,member_id,dos,rendering_npi,tax_id,specialty,pos,cpt,mod1,dx1,units,charge,allowed,paid
A1,1,M1,2024-07-10,1003000126,450000001,69,81,80053,,E11.9,1,55.00,20.00,16.00
A1,2,M1,2024-07-10,1003000126,450000001,69,81,80048,,E11.9,1,45.00,15.00,12.00
A2,1,M2,2024-07-11,1003000126,450000001,69,81,85025,,D64.9,1,30.00,10.00,8.00
`

export const cleanClaims = claims.split('\n').toSpliced(2, 1).join('\n')
