import type { Locale } from '@thrive/domain'
import type { MailText } from '@thrive/words/mails'
import { plainRoundMail, type RoundMailText } from '@thrive/words/round-mail'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Env } from '../env.ts'
import { cardHtml } from './mail-card.ts'
import type { Logo } from './mail-html.ts'
import { letterHtml, letterPlain } from './mail-letter.ts'
import { type Followed, followHandOver, type Outcome, outcomeOf } from './mail-outcome.ts'

export interface Mail {
  to: string
  text: MailText | RoundMailText
  /** Message id, the same for the same mail, so that mailboxes can detect a duplicate. */
  id?: string
  /** URL where the reader can unsubscribe; mail programs offer it as a button (RFC 8058). */
  stopUrl?: string
}

export interface Mailer {
  /** Throws if a retry may help. 'refused' means that this address permanently rejects mail. */
  send(mail: Mail): Promise<'sent' | 'refused'>
  /** For mails that must not be sent twice: says whether the mail server has it, without a retry of its own. */
  handOver(mail: Mail): Promise<Outcome>
  /** Returns the URL of a web app page, in this language unless the page has its own. */
  linkTo(path: string, lang?: Locale): string
  close(): void
}

/** The organisation that sends the mails. */
interface Sender {
  name: string
  logoKey: string | null
}

/** Null without SMTP_URL: then no mail is sent. */
export function openMailer(
  { SMTP_URL, SMTP_TLS, MAIL_FROM, PUBLIC_URL }: Env,
  sender: () => Promise<Sender>,
): Mailer | null {
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL) return null
  const { hostname } = new URL(PUBLIC_URL)
  const transport = createTransport({
    url: SMTP_URL,
    // Mails hold links that open a session. Without this, an attacker in between could strip the TLS offer and read
    // them.
    requireTLS: SMTP_TLS === 'required',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  followHandOver(transport)
  const linkTo = (path: string, lang?: Locale) => {
    const url = new URL(path, PUBLIC_URL)
    if (lang) url.searchParams.set('lang', lang)
    return url.href
  }
  const messageOf = async ({ to, text, id, stopUrl }: Mail): Promise<SendMailOptions> => {
    const { name, logoKey } = await sender()
    return {
      from: MAIL_FROM,
      to: { name: '', address: to },
      subject: text.subject,
      ...bodiesOf(text, logoKey ? { name, url: linkTo(`/logo/${logoKey}`) } : null),
      headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl && stopHeaders(stopUrl)) },
      ...(id && { messageId: `<${id}@${hostname}>` }),
    }
  }
  return {
    async send(mail) {
      const message = await messageOf(mail)
      try {
        await transport.sendMail(message)
        return 'sent'
      } catch (error) {
        // The server's message often repeats the address; its codes do not.
        const { code = 'failed', command = '', responseCode = 0 } = error as SmtpError
        if (code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500) return 'refused'
        throw new Error(`SMTP ${[code, command, responseCode || ''].join(' ').trim()}`)
      }
    },
    async handOver(mail) {
      const message: Followed = { ...(await messageOf(mail)), progress: { isHandedOver: false } }
      try {
        await transport.sendMail(message)
        return { state: 'sent' }
      } catch (error) {
        return outcomeOf(error, message.progress.isHandedOver)
      }
    },
    linkTo,
    close: () => transport.close(),
  }
}

const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

const bodiesOf = (text: MailText | RoundMailText, logo: Logo | null) =>
  'facts' in text
    ? { text: plainRoundMail(text), html: cardHtml(text, logo) }
    : { text: letterPlain(text), html: letterHtml(text, logo) }
