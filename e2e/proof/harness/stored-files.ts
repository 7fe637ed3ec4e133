import { randomInt } from 'node:crypto'
import {
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Every file below a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true)
}

/** The files below a folder in which words stand in clear, by their paths in it. */
export function whereInClear(folder: string, words: string): string[] {
  return filesIn(folder)
    .filter((file) => readFileSync(file).includes(words))
    .map((file) => path.relative(folder, file))
}

/** What is done to a stored file behind the product's back. */
export const tampers: readonly ((file: string) => void)[] = [
  (file) => {
    const bytes = readFileSync(file)
    const at = randomInt(bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8))
    writeFileSync(file, bytes)
  },
  (file) => {
    truncateSync(file, Math.max(0, statSync(file).size - randomInt(1, 30)))
  },
  (file) => {
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('x')]))
  },
  (file) => {
    unlinkSync(file)
  },
]
