import { createTransport } from 'nodemailer'
import type { MailSettings } from '../settings/mail-settings.ts'
import type { Settings } from '../settings/settings.ts'

/** Plain text to one address. Nothing of any claim stands in it. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A letter that is shown instead of sent. */
export interface ShownLetter extends Letter {
  readonly at: Date
}

/** Where letters go: to a mail server; onto the administrator's page in evaluation mode; nowhere. */
export interface Mail {
  readonly kind: 'smtp' | 'shown' | 'none'
  /** Sends in the background: who asks learns nothing from how long it takes. */
  send(letter: Letter): void
  /** The newest first. */
  shown(): readonly ShownLetter[]
}

export function openMail(settings: Settings): Mail {
  if (settings.mail) return smtpMail(settings.mail)
  if (settings.production) return { kind: 'none', send: () => undefined, shown: () => [] }
  return shownMail(settings.logLevel !== 'silent')
}

/** How long to wait before each try. */
const triesAfterMs = [0, 2_000, 30_000, 300_000] as const

function smtpMail({ url, from }: MailSettings): Mail {
  const transport = createTransport(url)
  const deliver = async (letter: Letter) => {
    for (const [tried, afterMs] of triesAfterMs.entries()) {
      await pause(afterMs)
      try {
        await transport.sendMail({
          from,
          ...letter,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return
      } catch (error) {
        if (tried + 1 === triesAfterMs.length) sayUnsent(error)
      }
    }
  }
  return { kind: 'smtp', send: (letter) => void deliver(letter), shown: () => [] }
}

/** Waits without keeping the process from ending. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}

/** The kind of the fault alone: a server's sentence may quote the address. */
function sayUnsent(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  process.stderr.write(`A letter could not be sent (${code}). Look at SMTP_URL.\n`)
}

const shownAtMost = 100

/** Kept in memory alone: the links in it open accounts. */
function shownMail(aloud: boolean): Mail {
  const letters: ShownLetter[] = []
  return {
    kind: 'shown',
    send(letter) {
      letters.unshift({ ...letter, at: new Date() })
      letters.splice(shownAtMost)
      if (aloud) process.stdout.write(`Mail to ${letter.to}: ${letter.subject}\n${letter.text}\n`)
    },
    shown: () => letters,
  }
}
