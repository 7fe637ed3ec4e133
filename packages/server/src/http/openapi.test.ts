import { endpoints, type Endpoint } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { testServer } from '../testing/test-server.ts'

const server = testServer()

/** Calls of the contract that have no route yet; the list only ever gets shorter. */
const notYetRouted: readonly string[] = []

/** Routes that are not calls of the contract: what they are for is said where they are made. */
const besideTheContract = new Set([
  'GET /api/login',
  'GET /api/openapi.json',
  'POST /api/csp-report',
  'POST /api/stripe/webhook',
  'GET /sandbox-checkout/:sessionId',
  'POST /sandbox-checkout/:sessionId',
  'GET /healthz',
  'GET /readyz',
  'GET /*',
  'GET /',
])

const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`
const described: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(
          z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) }),
        ),
        responses: z.record(z.string(), z.object({ description: z.string().min(1) })),
      }),
    ),
  ),
})

async function document(): Promise<z.infer<typeof Document>> {
  return Document.parse((await server.visitor().get('/api/openapi.json')).json())
}

describe('the routes and the contract', () => {
  test('every call of the contract has a route', () => {
    const missing = described.filter(([, endpoint]) => !server.app.registered.has(endpoint))
    expect(missing.map(([name]) => name).sort()).toEqual([...notYetRouted].sort())
  })

  test('every route is a call of the contract, or known to stand beside it', () => {
    const known = new Set(described.map(([, endpoint]) => routeOf(endpoint)))
    const unknown = [...server.app.routes].filter(
      (route) =>
        !known.has(route) && !besideTheContract.has(route) && !route.startsWith('GET /assets/'),
    )
    expect(unknown).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  test('describes exactly the calls that have a route', async () => {
    const { paths } = await document()
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const routed = operations.filter((operation) => server.app.routes.has(operation))
    expect(operations).toHaveLength(described.length)
    expect(routed).toHaveLength(described.length - notYetRouted.length)
  })

  test('names each parameter of a path, and each refusal that an endpoint can answer', async () => {
    const { paths } = await document()
    for (const [path, methods] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      for (const { parameters, responses } of Object.values(methods)) {
        const named = parameters.filter((one) => one.in === 'path').map((one) => one.name)
        expect(named).toEqual(inPath)
        expect(Object.keys(responses)).toContain('400')
      }
    }
  })

  test('every reference leads somewhere, and each operation has a name of its own', async () => {
    const answer = await server.visitor().get('/api/openapi.json')
    const references = [...answer.body.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']))
    const { paths } = await document()
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})
