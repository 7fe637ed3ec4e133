import type { MessagePort } from 'node:worker_threads'
import type { SummaryWordsByRule } from '@plumbline/ai'
import type { PlanRuleSet } from '@plumbline/engine'
import type { MemberDisplay, ReportCover, ReportEdition } from '@plumbline/report'
import type pg from 'pg'
import type { ResultsKey } from '../files/results-key.ts'
import type { ToldDecisions } from '../stored-audits/told-decisions.ts'

/** What takes long enough to keep web requests waiting, were it made among them. */
export type Rendering = UploadRendering | SampleRendering

/** What is made of an upload's completed audit. */
export type UploadRendering = CsvRendering | ReportRendering | PlanTrialRendering

/** The report of the sample file, which is nobody's. */
interface SampleRendering {
  readonly kind: 'sample-report'
}

interface OfUpload {
  readonly userId: string
  readonly uploadId: string
  /** Opens what is kept encrypted of this upload, and nothing else. */
  readonly resultsKey: ResultsKey
}

interface CsvRendering extends OfUpload {
  readonly kind: 'claims-csv'
}

/** A clause tried on the audit; the answer is the JSON of a `PlanRuleTrial`. */
export interface PlanTrialRendering extends OfUpload {
  readonly kind: 'plan-trial'
  readonly set: PlanRuleSet
  /** Where imported tables lie: clauses may pay a share of what they say. */
  readonly referenceFolder: string
}

export interface ReportRendering extends OfUpload {
  readonly kind: 'report'
  readonly edition: ReportEdition
  readonly memberDisplay: MemberDisplay
  readonly cover: ReportCover
  readonly told: ToldDecisions
  /** A line that was paid to the payee whose packet it is. */
  readonly payeeLine?: number
  /** What a model wrote of causes, by the ids of their rules; rules write of all others. */
  readonly summaryWords: SummaryWordsByRule
  /** What tells it from reports of the same audit made of other decisions. */
  readonly revision?: string
}

/** What the thread is asked: a rendering, and the line on which it is asked for and answered. */
export interface RenderRequest {
  readonly rendering: Rendering
  readonly line: MessagePort
}

/** Answered to each `next` on the line. */
export type RenderAnswer =
  | { readonly say: 'piece'; readonly text: string }
  | { readonly say: 'end' }
  /** The upload was deleted. */
  | { readonly say: 'gone' }
  | { readonly say: 'failed'; readonly error: Error }

/** What the thread stands on: a connection as the application's role. */
export interface RenderThreadData {
  readonly connection: pg.PoolConfig
}
