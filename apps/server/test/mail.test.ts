import { describe, expect, test } from 'vitest'
import { type Mail, openMailer } from '../src/infra/mail.ts'
import { testEnv } from './build.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const MAIL: Mail = {
  to: 'lead@example.org',
  text: {
    locale: 'en',
    subject: 'Hello',
    before: [],
    link: { label: 'Go on', url: 'https://thrive.example.org/' },
    after: [],
  },
}

/** Starts a mail server that requires a login and records the commands it received, and whether they were encrypted. */
async function careful(disabledCommands: string[]) {
  const told: { what: string; secure: boolean }[] = []
  const { url, mails } = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands,
    onAuth({ username = '' }, { secure }, done) {
      told.push({ what: username, secure })
      done(null, { user: username })
    },
  })
  // Its certificate is self-signed.
  return { url: `${url.replace('://', '://user:word@')}?tls.rejectUnauthorized=false`, mails, told }
}

const mailer = (url: string, tls: 'required' | 'optional') => {
  const env = testEnv('postgres://127.0.0.1/none', { ...mailSettings(url), SMTP_TLS: tls })
  const opened = openMailer(env, async () => ({ name: '', logoKey: null }))
  if (!opened) throw new Error('no mail is set up')
  return opened
}

describe('a mail, and the password that hands it in,', () => {
  test('goes by TLS where the server offers it', async () => {
    const { url, mails, told } = await careful([])
    expect(await mailer(url, 'required').send(MAIL)).toBe('sent')
    expect(told).toEqual([{ what: 'user', secure: true }])
    expect(mails).toHaveLength(1)
  })

  test('stays here where the offer of TLS is missing, or was taken out on the way', async () => {
    const { url, mails, told } = await careful(['STARTTLS'])
    await expect(mailer(url, 'required').send(MAIL)).rejects.toThrow(/^SMTP ETLS/)
    expect([told, mails]).toEqual([[], []])
  })

  test('goes without TLS only where a setting allows it', async () => {
    const { url, told } = await careful(['STARTTLS'])
    expect(await mailer(url, 'optional').send(MAIL)).toBe('sent')
    expect(told).toEqual([{ what: 'user', secure: false }])
  })
})
