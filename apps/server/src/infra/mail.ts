import type { Locale } from '@thrive/domain'
import { withColon } from '@thrive/words/intl'
import type { MailText } from '@thrive/words/mails'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'

export interface Mail {
  to: string
  text: MailText
  /** Message id, the same for the same mail, so that mailboxes can detect a duplicate. */
  id?: string
  /** URL where the reader can unsubscribe; mail programs offer it as a button (RFC 8058). */
  stopUrl?: string
}

export interface Mailer {
  /** Throws if a retry may help. 'refused' means that this address permanently rejects mail. */
  send(mail: Mail): Promise<'sent' | 'refused'>
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
  const linkTo = (path: string, lang?: Locale) => {
    const url = new URL(path, PUBLIC_URL)
    if (lang) url.searchParams.set('lang', lang)
    return url.href
  }
  return {
    async send({ to, text, id, stopUrl }) {
      const { name, logoKey } = await sender()
      const logo = logoKey ? { name, url: linkTo(`/logo/${logoKey}`) } : null
      try {
        await transport.sendMail({
          from: MAIL_FROM,
          to: { name: '', address: to },
          subject: text.subject,
          text: plainOf(text),
          html: htmlOf(text, logo),
          headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl && stopHeaders(stopUrl)) },
          ...(id && { messageId: `<${id}@${hostname}>` }),
        })
        return 'sent'
      } catch (error) {
        // The server's message often repeats the address; its codes do not.
        const { code = 'failed', command = '', responseCode = 0 } = error as SmtpError
        if (code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500) return 'refused'
        throw new Error(`SMTP ${[code, command, responseCode || ''].join(' ').trim()}`)
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

const plainOf = ({ locale, before, code, link, after, guide, stop }: MailText) => {
  const plainLink = ({ label, url }: MailText['link']) => `${withColon(label, locale)}\n${url}`
  const lines = [
    ...before,
    code && `    ${code}`,
    plainLink(link),
    ...after,
    guide && plainLink(guide),
    stop && plainLink(stop),
  ]
  return lines.filter(Boolean).join('\n\n')
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const htmlLink = ({ label, url }: MailText['link'], weight = 'bold') =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#211c4e;font-weight:${weight}">${escapeHtml(label)}</a></p>`

interface Logo {
  name: string
  url: string
}

const htmlLogo = ({ name, url }: Logo) =>
  `<p style="margin:0 0 24px"><img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" height="40" style="height:40px;border:0"></p>`

const htmlOf = (
  { locale, subject, before, code, link, after, guide, stop }: MailText,
  logo: Logo | null,
) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;color:#211c4e;font:16px/1.5 Verdana,Arial,sans-serif"><div style="max-width:560px">
${logo ? htmlLogo(logo) : ''}
${before.map(paragraph).join('\n')}
${code ? `<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:2px">${escapeHtml(code)}</p>` : ''}
${htmlLink(link)}
${after.map(paragraph).join('\n')}
${guide ? htmlLink(guide, 'normal') : ''}
${stop ? htmlLink(stop, 'normal') : ''}
</div></body></html>
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
