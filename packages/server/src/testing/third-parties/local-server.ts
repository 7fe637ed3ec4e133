import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

/** Where a service of a test is reached, while its tests run. */
export interface LocalServer {
  /** `http://127.0.0.1:` and its port; port 0 before the tests begin. */
  readonly url: string
}

/** A service at a free port of this machine from the first test of a file to its last. */
export function localServer(answer: RequestListener): LocalServer {
  const server = createServer(answer)
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
  }
}
