import { rmSync } from 'node:fs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Removes a file where the command is stopped; answers how to let go of it. */
export function removedWhenStopped(path: string): () => void {
  const stop = (signal: NodeJS.Signals) => {
    rmSync(path, { force: true })
    letGo()
    process.kill(process.pid, signal)
  }
  const letGo = () => {
    for (const signal of signals) process.off(signal, stop)
  }
  for (const signal of signals) process.on(signal, stop)
  return letGo
}
