import type { Finding } from '@plumbline/engine'

/** Whether a finding says itself that the columns may have been read wrong. */
export function doubtsItsReading({ message }: Pick<Finding, 'message'>): boolean {
  return message.includes('columns may mean something else')
}
