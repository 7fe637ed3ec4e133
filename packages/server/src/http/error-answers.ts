import type { ErrorAnswer } from '@plumbline/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  AppError,
  diskFullSentence,
  isDiskFull,
  KeyServiceError,
  keysAwaySentence,
} from '../app-error.ts'
import { isApiCall, setSecurityHeaders } from './pages/security-headers.ts'

/** What Fastify refuses before any route is found: an address that cannot be read. */
export function answerUnroutable({
  production,
}: {
  readonly production: boolean
}): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return (error, request, reply) => {
    setSecurityHeaders(request.url, reply, production)
    const message = 'The address cannot be read.'
    const isDefect = error.code === 'FST_ERR_ASYNC_CONSTRAINT'
    if (isDefect) logDefect(request, error)
    void answer(
      request,
      reply,
      new AppError(isDefect ? 'internal' : 'invalid-request', { message }),
    )
  }
}

/** Every failure in the contract's form. What we did not expect says nothing of itself but its id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500) logDefect(request, error)
    return answer(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, new AppError('not-found')))
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: AppError): FastifyReply {
  const { retryAfterSeconds, faults, earlierUploadId } = refusal
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  const body: ErrorAnswer = {
    message: refusal.message,
    code: refusal.code,
    requestId: request.id,
    ...(earlierUploadId !== undefined && { earlierUploadId }),
    ...(faults && { errors: faults.map((fault) => ({ ...fault })) }),
  }
  // A download that fails before its first piece has the headers of its file by now.
  void reply.removeHeader('content-disposition')
  const isPage = !isApiCall(request.url)
  return isPage
    ? reply.code(refusal.status).type('text/plain').send(refusal.message)
    : reply.code(refusal.status).type('application/json; charset=utf-8').send(body)
}

/** Fastify's own refusals (broken JSON, too large, wrong type) in the contract's words. */
function asRefusal(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  if (isDiskFull(error))
    return new AppError('not-available', { message: diskFullSentence, cause: error })
  if (error instanceof KeyServiceError)
    return new AppError('not-available', { message: keysAwaySentence, cause: error })
  const status = 'statusCode' in error ? error.statusCode : undefined
  switch (status) {
    case 400:
      return new AppError('invalid-request', {
        message: 'The request body cannot be read.',
        cause: error,
      })
    case 404:
      return new AppError('not-found')
    case 405:
      return new AppError('method-not-allowed')
    case 413:
      return new AppError('file-too-large', { message: 'The request is too large.', cause: error })
    case 415:
      return new AppError('wrong-content-type', { cause: error })
    case 429:
      return new AppError('too-many-requests')
    default:
      return new AppError('internal', { cause: error })
  }
}

/** The kind of the fault and where it arose; never its message, which may quote a claim. */
function logDefect(request: FastifyRequest, error: Error): void {
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((frame) => frame.trimStart().startsWith('at '))
  request.log.error(
    {
      requestId: request.id,
      error: error.name,
      ...(error instanceof KeyServiceError && { reason: error.message }),
      stack: frames.slice(0, 8),
    },
    'request failed',
  )
}
