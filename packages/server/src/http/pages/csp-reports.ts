import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { logBudget } from '../log-budget.ts'

/** Where browsers tell of what the pages' policy kept from happening. */
export const cspReportPath = '/api/csp-report'

/** Enough to see that a page is wrong; no stranger fills the log. */
const linesPerMinute = 10
const reportBytes = 16 * 1024
const Directive = z.string().regex(/^[a-z-]{1,40}$/)

/** As `report-uri` and as the Reporting API send it; which directive, and nothing that could name a page's content. */
const Reports = z.union([
  z
    .object({ 'csp-report': z.object({ 'violated-directive': z.string() }) })
    .transform((one) => [one['csp-report']['violated-directive'].split(' ')[0]]),
  z
    .array(z.object({ body: z.object({ effectiveDirective: z.string() }) }))
    .max(20)
    .transform((many) => many.map(({ body }) => body.effectiveDirective)),
])

/** Anybody may send anything here: the log hears which directive, in a form that can be nothing else. */
export function cspReports(http: FastifyInstance): void {
  const mayLog = logBudget(linesPerMinute, (reports) => {
    http.log.warn({ reports }, 'more reports of pages came than were written down')
  })
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: reportBytes },
      scope.getDefaultJsonParser('remove', 'remove'),
    )
    scope.post(cspReportPath, async (request, reply) => {
      const reports = Reports.safeParse(request.body)
      for (const directive of reports.data ?? []) {
        if (Directive.safeParse(directive).success && mayLog()) {
          request.log.warn({ directive }, 'a page was kept from something')
        }
      }
      return reply.code(204).send()
    })
    done()
  })
}
