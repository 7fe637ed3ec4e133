import { Presets, SingleBar } from 'cli-progress'
import { pace, type PaceUnit } from './pace.ts'

/** Told how much is done, of how much. */
export type Step = (done: number, total: number) => void

/** Shows how far a stage is; silent where standard error is no terminal. */
export interface Progress {
  stage(name: string, counts: { readonly of: PaceUnit }): Step
  /** Clears the bar, so that words can be written; the next stage shows it again. */
  end(): void
}

/** A progress bar on standard error, with its pace and the time left. */
export function terminalProgress(isTerminal: boolean): Progress {
  if (!isTerminal) return { stage: () => () => undefined, end: () => undefined }
  let bar: SingleBar | undefined
  return {
    stage: (name, { of }) => {
      const startedMs = performance.now()
      const words = (done: number, total: number) => ({
        stage: name.padEnd(stageWidth),
        pace: pace({ done, total, elapsedMs: performance.now() - startedMs }, of),
      })
      bar ??= startedBar()
      bar.update(0, words(0, 1))
      return (done, total) => {
        bar?.setTotal(Math.max(total, 1))
        bar?.update(Math.min(done, total), words(done, total))
      }
    },
    end: () => {
      bar?.stop()
      bar = undefined
    },
  }
}

const stageWidth = 'Writing Report'.length
/** Beside the bar stand stage, percentage and pace; a line that wraps would be left behind. */
const otherWidth = 60

function startedBar(): SingleBar {
  const width = (process.stderr.columns || 80) - otherWidth
  const bar = new SingleBar(
    {
      format: '{stage} {bar} {percentage}% {pace}',
      barsize: Math.max(5, Math.min(30, width)),
      clearOnComplete: true,
      // Else a terminal whose command is stopped would not wrap lines any more.
      linewrap: true,
      stream: process.stderr,
    },
    Presets.shades_classic,
  )
  bar.start(1, 0, { stage: ''.padEnd(stageWidth), pace: '' })
  return bar
}
