import { caseEndpoints } from '@plumbline/contract'
import { letterHeaders, zipHeaders } from '../../http/download-headers.ts'
import { caseEvidence } from '../../services/archives/case-evidence.ts'
import { ownCase, ownCases } from '../../services/cases/cases.ts'
import { changeCase } from '../../services/cases/change-case.ts'
import { createCase } from '../../services/cases/create-case.ts'
import { letterDocument } from '../../services/cases/letter-document.ts'
import { createLetter, finalLetter, ownLetter } from '../../services/cases/letters.ts'
import { askForLetterWords, chooseLetterWords } from '../../services/cases/letter-words.ts'
import { overview } from '../../services/cases/overview.ts'
import type { RouteContext } from '../route-context.ts'

/** Cases, their letters, and what came of them. */
export function caseRoutes({ context, register }: RouteContext): void {
  register(caseEndpoints.createCase, ({ actor, body }) => createCase(context, actor, body))
  register(caseEndpoints.listCases, ({ actor, query }) => ownCases(context, actor, query))
  register(caseEndpoints.case, ({ actor, params }) => ownCase(context, actor, params.id))
  register(caseEndpoints.changeCase, ({ actor, params, body }) =>
    changeCase(context, actor, params.id, body),
  )
  register(caseEndpoints.caseEvidence, async ({ actor, params, reply }) => {
    const evidence = await caseEvidence(context, actor, params.id)
    zipHeaders(reply, evidence.fileName)
    return reply.send(evidence.archive)
  })
  register(caseEndpoints.createLetter, ({ actor, params }) =>
    createLetter(context, actor, params.id),
  )
  register(caseEndpoints.letter, ({ actor, params }) => ownLetter(context, actor, params.id))
  register(caseEndpoints.askForLetterWords, ({ actor, params }) =>
    askForLetterWords(context, actor, params.id),
  )
  register(caseEndpoints.chooseLetterWords, ({ actor, params, body }) =>
    chooseLetterWords(context, actor, params.id, body),
  )
  register(caseEndpoints.finalLetter, ({ actor, params }) => finalLetter(context, actor, params.id))
  register(caseEndpoints.letterDocument, async ({ actor, params, query, reply }) => {
    const document = await letterDocument(context, actor, params.id, query.format)
    letterHeaders(reply, query.format, document)
    return reply.send(document.bytes)
  })
  register(caseEndpoints.overview, ({ actor, query }) => overview(context, actor, query))
}
