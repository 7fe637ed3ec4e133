import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { SettingsError } from '../settings/environment.ts'
import { openMail } from './mail.ts'

const received: { to: string[]; text: string }[] = []
const arrivals: (() => void)[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, session, done) {
    let text = ''
    stream.on('data', (chunk) => (text += String(chunk)))
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
      done()
      arrivals.shift()?.()
    })
  },
})

beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
})
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    }),
)

const mailTo = (url: string) =>
  openMail(
    readSettings({ SMTP_URL: url, PUBLIC_URL: 'https://audit.example', LOG_LEVEL: 'silent' }),
  )

test('a letter goes to the mail server, and is shown nowhere', async () => {
  const { port } = server.server.address() as AddressInfo
  const arrived = new Promise<void>((resolve) => arrivals.push(resolve))
  const mail = mailTo(`smtp://127.0.0.1:${port}`)
  mail.send({ to: 'ada@example.com', subject: 'Please confirm', text: 'https://audit.example/#x' })
  await arrived
  expect(received[0]?.to).toEqual(['ada@example.com'])
  expect(received[0]?.text).toContain('Subject: Please confirm')
  expect(received[0]?.text).toContain('https://audit.example/#x')
  expect([mail.kind, mail.shown()]).toEqual(['smtp', []])
})

test('an address that holds a second one goes to no second one', async () => {
  const { port } = server.server.address() as AddressInfo
  const before = received.length
  const arrived = new Promise<void>((resolve) => arrivals.push(resolve))
  const mail = mailTo(`smtp://127.0.0.1:${port}`)
  mail.send({ to: 'bob@example.com', subject: 'Line\r\nBcc: eve@example.com', text: 'x' })
  await arrived
  expect(received[before]?.to).toEqual(['bob@example.com'])
})

test('links never lead to a host that whoever asks can choose', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(SettingsError)
})

test('evaluation mode shows letters; production without a mail server has none', () => {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const mail = openMail(settings)
  for (const to of ['first@example.com', 'last@example.com']) {
    mail.send({ to, subject: 's', text: 't' })
  }
  expect(mail.shown().map(({ to }) => to)).toEqual(['last@example.com', 'first@example.com'])
  const none = openMail({ ...settings, production: true })
  none.send({ to: 'ada@example.com', subject: 's', text: 't' })
  expect([none.kind, none.shown()]).toEqual(['none', []])
})
