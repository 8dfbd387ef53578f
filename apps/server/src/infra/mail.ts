import type { MailText } from '@thrive/words/mails'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'

export interface Mail {
  to: string
  text: MailText
  /** The same for the same mail, so that a mailbox recognises one that arrives twice. */
  id?: string
}

export interface Mailer {
  /** Throws where another try may help. Refused means that this address takes no mail, today or tomorrow. */
  send(mail: Mail): Promise<'sent' | 'refused'>
  /** The URL of a page of the web app. */
  linkTo(path: string): string
  close(): void
}

/** Null without SMTP_URL: then no mail is sent, and nothing waits for one. */
export function openMailer({ SMTP_URL, SMTP_TLS, MAIL_FROM, PUBLIC_URL }: Env): Mailer | null {
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL) return null
  const { hostname } = new URL(PUBLIC_URL)
  const transport = createTransport({
    url: SMTP_URL,
    // Mails hold links that open a session. Without this, somebody in between could strip the offer of TLS and read them.
    requireTLS: SMTP_TLS === 'required',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, text, id }) {
      try {
        await transport.sendMail({
          from: MAIL_FROM,
          to: { name: '', address: to },
          subject: text.subject,
          text: plainOf(text),
          html: htmlOf(text),
          headers: { 'Auto-Submitted': 'auto-generated' },
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
    linkTo: (path) => new URL(path, PUBLIC_URL).href,
    close: () => transport.close(),
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

const plainOf = ({ before, code, link, after }: MailText) =>
  [...before, ...(code ? [`    ${code}`] : []), `${link.label}:\n${link.url}`, ...after].join('\n\n')

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const htmlOf = ({ locale, subject, before, code, link, after }: MailText) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;color:#211c4e;font:16px/1.5 Verdana,Arial,sans-serif"><div style="max-width:560px">
${before.map(paragraph).join('\n')}
${code ? `<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:2px">${escapeHtml(code)}</p>` : ''}
<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="color:#211c4e;font-weight:bold">${escapeHtml(link.label)}</a></p>
${after.map(paragraph).join('\n')}
</div></body></html>
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
