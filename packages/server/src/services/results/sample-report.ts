import type { Context } from '../../context.ts'
import { styleHashOf, type Report } from './report.ts'

/**
 * The report of the sample file, for whoever has no account: made when it is first asked for, and
 * the same until the server starts anew. One that failed is tried again.
 */
export function sampleReports({ renderer }: Context): () => Promise<Report> {
  let report: Promise<Report> | undefined
  const make = async (): Promise<Report> => {
    let html = ''
    for await (const piece of renderer.render({ kind: 'sample-report' })) html += piece
    return { html, styleHash: styleHashOf(html) }
  }
  return () => {
    report ??= make().catch((error: unknown) => {
      report = undefined
      throw error
    })
    return report
  }
}
