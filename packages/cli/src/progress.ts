import { Presets, SingleBar } from 'cli-progress'

/** Shows how far a stage is; silent where standard error is no terminal. */
export interface Progress {
  stage(name: string): (done: number, total: number) => void
  end(): void
}

/** A progress bar on standard error. */
export function terminalProgress(isTerminal: boolean): Progress {
  if (!isTerminal) return { stage: () => () => undefined, end: () => undefined }
  const bar = new SingleBar(
    { format: '{stage} {bar} {percentage}%', clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  )
  bar.start(1, 0, { stage: 'Starting' })
  return {
    stage: (stage) => (done, total) => {
      bar.setTotal(Math.max(total, 1))
      bar.update(Math.min(done, total), { stage: stage.padEnd(9) })
    },
    end: () => {
      bar.stop()
    },
  }
}
