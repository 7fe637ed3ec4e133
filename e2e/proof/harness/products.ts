import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  startProductProcess,
  type ProductProcess,
} from '../../../packages/server/src/testing/product-process.ts'
import { makePeople, type People } from './people.ts'

/** The product as `npm start` runs it, over a data folder of its own. */
export interface Product {
  readonly url: string
  readonly dataFolder: string
  readonly process: ProductProcess
  /** Ends it; `keep` leaves its data for the next start. */
  stop(keep?: 'keep'): Promise<void>
}

export const administrator = {
  email: 'owner@proof.example',
  password: 'plumb-and-level-7',
} as const

const settings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  LOG_LEVEL: 'info',
  WORKERS: '2',
  // On a busy machine a row takes longer than a session lasts without use.
  SESSION_IDLE_MINUTES: '600',
}

export async function startProduct(
  environment: NodeJS.ProcessEnv = {},
  dataFolder = newDataFolder(),
): Promise<Product> {
  const running = await startProductProcess(dataFolder, { ...settings, ...environment })
  return {
    url: running.url,
    dataFolder,
    process: running,
    async stop(keep) {
      running.signal('SIGTERM')
      await running.ended
      if (keep === undefined) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function newDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-proof-'))
  // Where root runs it, the database belongs to another user, who has to pass through.
  chmodSync(folder, 0o755)
  return folder
}

/** One product that rows share, started when the first of them asks, and those that it has. */
export class Products {
  #shared: Promise<{ product: Product; people: People }> | undefined
  readonly #others: Product[] = []

  shared(): Promise<{ product: Product; people: People }> {
    this.#shared ??= this.start().then(async (product) => ({
      product,
      people: await makePeople(product),
    }))
    return this.#shared
  }

  /** One of a row's own; it is stopped at the end of the run at the latest. */
  async start(environment: NodeJS.ProcessEnv = {}): Promise<Product> {
    const product = await startProduct(environment)
    this.#others.push(product)
    return product
  }

  async stop(): Promise<void> {
    await Promise.all(this.#others.map((product) => product.stop()))
  }
}
