import { ErrorAnswer, errorCatalog, type Endpoint, type ErrorCode } from '@plumbline/contract'
import * as z from 'zod'

/** JSON of an OpenAPI document: objects all the way down. */
type Json = Readonly<Record<string, unknown>>

/** What any call may refuse, beyond what its endpoint names. */
const refusedByAny: readonly ErrorCode[] = ['invalid-request', 'too-many-requests', 'internal']

/** The calls as OpenAPI 3.1, made from the same schemas that validate them. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const operations = (paths[path] ??= {})
    operations[endpoint.method.toLowerCase()] = operation(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plumbline', version: '1', summary: 'Audits of medical and pharmacy claims' },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  const body = bodyOf(endpoint)
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    'x-access': endpoint.access,
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...parametersOf(endpoint.headers, 'header'),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { [endpoint.successStatus]: success(endpoint), ...refusals(endpoint) },
  }
}

function bodyOf({ body, multipart }: Endpoint): Json | undefined {
  if (body) return { 'application/json': { schema: schemaOf(body, 'input') } }
  if (!multipart) return undefined
  const file = { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] }
  return { 'multipart/form-data': { schema: { allOf: [schemaOf(multipart, 'input'), file] } } }
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

function success({ reply, replyType, summary }: Endpoint): Json {
  const content = reply
    ? { 'application/json': { schema: schemaOf(reply, 'output') } }
    : { [replyType ?? 'text/plain']: { schema: { type: 'string' } } }
  return { description: summary, content }
}

/** One answer for each status, naming the codes that come with it. */
function refusals({ access, errors }: Endpoint): Json {
  const answers: Record<string, Json> = {}
  const codes = new Set([...errors, ...refusedByAny, ...refusedByAccess(access)])
  for (const status of new Set([...codes].map((code) => errorCatalog[code].status))) {
    const ofStatus = [...codes].filter((code) => errorCatalog[code].status === status)
    answers[status] = {
      description: ofStatus.map((code) => `${code}: ${errorCatalog[code].message}`).join(' · '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  return answers
}

function refusedByAccess(access: Endpoint['access']): ErrorCode[] {
  if (access === 'public') return []
  const signedIn: ErrorCode[] = ['unauthorized']
  if (access === 'signed-in') return signedIn
  return access === 'open-client' || access === 'reader'
    ? [...signedIn, 'forbidden', 'payment-required']
    : [...signedIn, 'forbidden']
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const described = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(described).filter(([name]) => name !== '$schema'))
}
