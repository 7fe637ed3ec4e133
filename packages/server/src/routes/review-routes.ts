import { Readable } from 'node:stream'
import { reviewEndpoints } from '@plumbline/contract'
import { downloadHeaders } from '../http/download-headers.ts'
import { decideFindings, undoDecisions } from '../services/review/decide-many.ts'
import { decideFinding } from '../services/review/decide.ts'
import { exportFindings } from '../services/review/export-findings.ts'
import { findingWhole } from '../services/review/finding-whole.ts'
import { findingFacets, findingGroups } from '../services/review/group-findings.ts'
import { listFindings } from '../services/review/list-findings.ts'
import { rulePrecision } from '../services/review/rule-precision.ts'
import type { RouteContext } from './route-context.ts'

/** Findings as a queue of work, and what is decided on them. */
export function reviewRoutes({ context, register }: RouteContext): void {
  register(reviewEndpoints.listFindings, ({ actor, query }) => listFindings(context, actor, query))
  register(reviewEndpoints.searchFindings, ({ actor, body }) => listFindings(context, actor, body))
  register(reviewEndpoints.findingGroups, ({ actor, query }) =>
    findingGroups(context, actor, query),
  )
  register(reviewEndpoints.findingFacets, ({ actor, query }) =>
    findingFacets(context, actor, query),
  )
  register(reviewEndpoints.exportFindings, async ({ actor, query, reply }) => {
    const { type, bytes } = await exportFindings(context, actor, query)
    downloadHeaders(reply, type, `findings.${query.format}`)
    return reply.send(Readable.from(bytes))
  })
  register(reviewEndpoints.finding, ({ actor, params }) => findingWhole(context, actor, params.id))
  register(reviewEndpoints.decideFinding, ({ actor, params, body }) =>
    decideFinding(context, actor, params.id, body),
  )
  register(reviewEndpoints.decideFindings, ({ actor, body }) =>
    decideFindings(context, actor, body),
  )
  register(reviewEndpoints.undoDecisions, ({ actor, body }) =>
    undoDecisions(context, actor, body.undo),
  )
  register(reviewEndpoints.rulePrecision, ({ actor }) => rulePrecision(context, actor))
}
