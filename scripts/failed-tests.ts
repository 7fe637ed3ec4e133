/** The tests that failed, each with the first line of why, in the results of Vitest or of Playwright. */
export function failedTests(results: unknown): readonly string[] {
  if (Array.isArray(results)) return results.flatMap(failedTests)
  if (!isObject(results)) return []
  const name = at(results, 'fullName') ?? at(results, 'title')
  const failed = at(results, 'status') === 'failed' || at(results, 'ok') === false
  if (failed && typeof name === 'string') return [`${name}: ${reasonIn(results)}`]
  const within = Object.values(results).flatMap(failedTests)
  const file = at(results, 'name')
  if (failed && within.length === 0 && typeof file === 'string')
    return [`${file}: ${reasonIn(results)}`]
  return within
}

/** The tests that passed at their second try alone, each with why the first failed, in the results of Playwright. */
export function testsTriedTwice(results: unknown): readonly string[] {
  if (Array.isArray(results)) return results.flatMap(testsTriedTwice)
  if (!isObject(results)) return []
  const title = at(results, 'title')
  const tests = [at(results, 'tests')].flat()
  const twice = tests.some((test) => isObject(test) && at(test, 'status') === 'flaky')
  if (twice && typeof title === 'string') return [`${title}: ${reasonIn(results)}`]
  return Object.values(results).flatMap(testsTriedTwice)
}

/** The first line of the first message within; Playwright colors it. */
function reasonIn(result: unknown): string {
  const message = firstMessage(result) ?? 'no reason is given'
  // eslint-disable-next-line no-control-regex -- the escape character is what is taken out
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '')
  return plain.split('\n', 1)[0]?.slice(0, 300) ?? ''
}

function firstMessage(result: unknown): string | undefined {
  if (!isObject(result)) return undefined
  const [failure] = [at(result, 'failureMessages')].flat()
  for (const message of [failure, at(result, 'message')])
    if (typeof message === 'string' && message !== '') return message
  for (const value of Object.values(result)) {
    const found = firstMessage(value)
    if (found !== undefined) return found
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function at(result: object, key: string): unknown {
  return Reflect.get(result, key)
}
