import type { Context } from '../../context.ts'
import { findPipelineFigures, type PipelineFigures } from '../../db/uploads/pipeline-figures.ts'
import { countBrokenSeals } from '../../db/broken-seals.ts'
import type { QueueCounts } from '../../jobs/job-queue.ts'

/** How busy the pipeline is: its uploads and the jobs of its queues, over all processes. */
export interface PipelineNow extends PipelineFigures {
  readonly queues: readonly QueueCounts[]
  /** Stored files or results that were found changed, moved or lost. */
  readonly brokenSeals: number
}

export async function pipelineNow({ database, jobs }: Context): Promise<PipelineNow> {
  const [figures, brokenSeals, queues] = await Promise.all([
    database.asSystem(findPipelineFigures),
    database.asSystem(countBrokenSeals),
    jobs.counts(),
  ])
  return { ...figures, brokenSeals, queues }
}
