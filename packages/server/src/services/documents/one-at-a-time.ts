import { AppError } from '../../app-error.ts'

const reading = new Set<string>()

/** Of one account one document is read at a time, so that others are not kept waiting by it. */
export async function oneAtATime<Answer>(
  userId: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (reading.has(userId))
    throw new AppError('too-many-requests', {
      message: 'Another document of yours is being read. Please send this one when it is done.',
      retryAfterSeconds: 10,
    })
  reading.add(userId)
  try {
    return await read()
  } finally {
    reading.delete(userId)
  }
}
