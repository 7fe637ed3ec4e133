import { Readable } from 'node:stream'
import { findingListEndpoints, questionEndpoints, reviewEndpoints } from '@plumbline/contract'
import { downloadHeaders } from '../../http/download-headers.ts'
import { decideFindings } from '../../services/decisions/decide-many.ts'
import { decideFinding } from '../../services/decisions/decide.ts'
import { exportFindings, type Export } from '../../services/exports/export-findings.ts'
import { readRecordByModel } from '../../services/records/read-record-by-model.ts'
import { signRecord } from '../../services/records/sign-record.ts'
import { reviewRecordOf } from '../../services/records/review-record-of.ts'
import { uploadForm } from '../../http/upload-form.ts'
import { answerQuestion } from '../../services/questions/answer-question.ts'
import { findingWhole } from '../../services/review/finding-whole.ts'
import { findingFacets } from '../../services/review/finding-facets.ts'
import { findingGroups } from '../../services/review/group-findings.ts'
import { listFindings } from '../../services/review/list-findings.ts'
import { undoDecisions } from '../../services/decisions/undo-decisions.ts'
import type { FastifyReply } from 'fastify'
import type { RouteContext } from '../route-context.ts'

/** Findings as a queue of work, and what is decided on them. */
export function reviewRoutes({ context, register }: RouteContext): void {
  register(findingListEndpoints.listFindings, ({ actor, query }) =>
    listFindings(context, actor, query),
  )
  register(findingListEndpoints.searchFindings, ({ actor, body }) =>
    listFindings(context, actor, body),
  )
  register(findingListEndpoints.findingGroups, ({ actor, query }) =>
    findingGroups(context, actor, query),
  )
  register(findingListEndpoints.searchFindingGroups, ({ actor, body }) =>
    findingGroups(context, actor, body),
  )
  register(findingListEndpoints.findingFacets, ({ actor, query }) =>
    findingFacets(context, actor, query),
  )
  register(findingListEndpoints.searchFindingFacets, ({ actor, body }) =>
    findingFacets(context, actor, body),
  )
  register(findingListEndpoints.exportFindings, async ({ actor, query, reply }) =>
    download(reply, query.format, await exportFindings(context, actor, query)),
  )
  register(findingListEndpoints.exportSearchedFindings, async ({ actor, body, reply }) =>
    download(reply, body.format, await exportFindings(context, actor, body)),
  )
  register(questionEndpoints.askQuestion, ({ actor, body }) => answerQuestion(context, actor, body))
  register(questionEndpoints.askUpload, ({ actor, params, body }) =>
    answerQuestion(context, actor, body, params.id),
  )
  register(reviewEndpoints.finding, ({ actor, params }) => findingWhole(context, actor, params.id))
  register(reviewEndpoints.decideFinding, ({ actor, params, body }) =>
    decideFinding(context, actor, params.id, body),
  )
  register(reviewEndpoints.reviewRecord, ({ actor, params, request }) =>
    reviewRecordOf(context, actor, params.id, uploadForm(request)),
  )
  register(reviewEndpoints.readRecordByModel, ({ actor, params, request }) =>
    readRecordByModel(context, actor, params.id, uploadForm(request)),
  )
  register(reviewEndpoints.signRecord, ({ actor, params, body }) =>
    signRecord(context, actor, params.id, body),
  )
  register(reviewEndpoints.decideFindings, ({ actor, body }) =>
    decideFindings(context, actor, body),
  )
  register(reviewEndpoints.undoDecisions, ({ actor, body }) =>
    undoDecisions(context, actor, body.undo),
  )
}

function download(reply: FastifyReply, format: string, { type, bytes }: Export): FastifyReply {
  downloadHeaders(reply, type, `findings.${format}`)
  return reply.send(Readable.from(bytes))
}
