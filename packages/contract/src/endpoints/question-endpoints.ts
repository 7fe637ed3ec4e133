import { reviewCalls } from '../calls/review-calls.ts'
import { Id } from '../id.ts'
import { QuestionAnswer, QuestionAsked } from '../questions.ts'
import { endpoint } from './endpoint.ts'

/** Questions about findings, answered by their own figures. */
export const questionEndpoints = {
  askQuestion: endpoint({
    ...reviewCalls.askQuestion,
    access: 'reader',
    team: 'account',
    whileActing: true,
    summary: 'A question about the findings of all counted uploads, answered by their own figures',
    body: QuestionAsked,
    reply: QuestionAnswer,
    successStatus: 200,
    errors: ['payment-required'],
  }),
  askUpload: endpoint({
    ...reviewCalls.askUpload,
    access: 'reader',
    team: 'account',
    whileActing: true,
    summary: 'A question about the findings of one upload',
    params: Id,
    body: QuestionAsked,
    reply: QuestionAnswer,
    successStatus: 200,
    errors: ['payment-required', 'not-found'],
  }),
} as const
