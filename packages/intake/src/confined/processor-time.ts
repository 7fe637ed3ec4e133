import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What processes have had of the processor together, in ticks of the system's clock; undefined where the system does
 * not say it (Linux does, in `/proc`).
 */
export function processorTimeOf(children: readonly ChildProcess[]): number | undefined {
  let ticks = 0
  for (const { pid } of children) {
    const of = pid === undefined ? undefined : ticksOf(pid)
    if (of === undefined) return undefined
    ticks += of
  }
  return ticks
}

/** `utime` and `stime` of proc(5): the 14th and 15th field, behind the name in parentheses. */
function ticksOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(user) + Number(system)
    return Number.isFinite(ticks) ? ticks : undefined
  } catch {
    return undefined
  }
}
