import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp, type App } from '../app.ts'
import { appRole } from '../db/app-login.ts'
import { openContext, type OpenContext } from '../open-context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { templateDatabase } from './postgres-for-tests.ts'

/** A server over a database of its own, asked through HTTP. */
export interface TestServer {
  readonly app: App
  readonly context: OpenContext
  /** A visitor with a cookie jar of their own. */
  visitor(): Visitor
}

export interface Visitor {
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body?: object): Promise<LightMyRequestResponse>
  delete(url: string): Promise<LightMyRequestResponse>
  /** Anything else: own headers, multipart. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Registers a customer with a made-up email and stays signed in. */
  register(changes?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>
}

/** As settings: the application's login, and the owner's. */
interface DatabaseUrls {
  readonly DATABASE_URL: string
  readonly MIGRATION_URL: string
}

export const testPassword = 'correct horse 42'

/** Starts a server for the tests of a file and stops it after them. */
export function testServer(environment: NodeJS.ProcessEnv = {}): TestServer {
  const parts: { app?: App; context?: OpenContext; folder?: string } = {}
  beforeAll(async () => {
    parts.folder = mkdtempSync(join(tmpdir(), 'plumbline-server-'))
    parts.context = await openContext(
      readSettings({
        DATA_DIR: parts.folder,
        ...(await newDatabase()),
        LOG_LEVEL: 'silent',
        REGISTRATIONS_PER_HOUR: '10000',
        ...environment,
      }),
    )
    parts.app = await buildApp(parts.context)
  })
  afterAll(async () => {
    await parts.app?.http.close()
    await parts.context?.close()
    if (parts.folder !== undefined) rmSync(parts.folder, { recursive: true, force: true })
  })
  const started = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The test server has not started')
    return part
  }
  return {
    get app() {
      return started(parts.app)
    },
    get context() {
      return started(parts.context)
    },
    visitor: () => newVisitor(() => started(parts.app).http),
  }
}

function newVisitor(http: () => FastifyInstance): Visitor {
  const cookies = new Map<string, string>()
  const send = async (options: InjectOptions) => {
    const response = await http().inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: { 'sec-fetch-site': 'same-origin', ...options.headers },
    })
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    send,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body) => send({ method: 'POST', url, ...(body && { payload: body }) }),
    delete: (url) => send({ method: 'DELETE', url }),
    register: (changes) =>
      send({
        method: 'POST',
        url: '/api/register',
        payload: {
          email: `${randomUUID()}@example.com`,
          password: testPassword,
          firstName: 'Ada',
          lastName: 'Lovelace',
          companyName: 'Analytical Engines',
          ...changes,
        },
      }),
  }
}

/** A copy of the migrated template, and the two logins to it. */
export async function newDatabase(): Promise<DatabaseUrls> {
  const { socketFolder, owner } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ host: socketFolder, user: owner, database: 'postgres' })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${templateDatabase}`)
  } finally {
    await client.end()
  }
  const url = (user: string) =>
    `postgresql://${user}@/${name}?host=${encodeURIComponent(socketFolder)}`
  return { DATABASE_URL: url(appRole), MIGRATION_URL: url(owner) }
}
