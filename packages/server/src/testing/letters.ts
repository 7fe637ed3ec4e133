import type { TestServer } from './test-server.ts'

/** The secret of the newest link to a page that was sent to an address. */
export function linkSentTo(server: TestServer, to: string, page: string): string {
  const letters = server.context.mail.shown().filter((letter) => letter.to === to)
  const links = letters.flatMap(({ text }) => new RegExp(`/${page}#(\\S+)`).exec(text)?.[1] ?? [])
  const [newest] = links
  if (newest === undefined) throw new Error(`No link to ${page} was sent`)
  return newest
}
