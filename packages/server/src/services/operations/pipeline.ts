import type { Context } from '../../context.ts'
import { findPipelineFigures, type PipelineFigures } from '../../db/uploads/pipeline-figures.ts'
import type { QueueCounts } from '../../jobs/job-queue.ts'

/** How busy the pipeline is: its uploads and the jobs of its queues, over all processes. */
export interface PipelineNow extends PipelineFigures {
  readonly queues: readonly QueueCounts[]
}

export async function pipelineNow({ database, jobs }: Context): Promise<PipelineNow> {
  const [figures, queues] = await Promise.all([
    database.asSystem(findPipelineFigures),
    jobs.counts(),
  ])
  return { ...figures, queues }
}
