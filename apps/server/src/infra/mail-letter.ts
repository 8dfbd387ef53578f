import { withColon } from '@thrive/words/intl'
import type { MailText } from '@thrive/words/mails'
import { escapeHtml, type Logo } from './mail-html.ts'

export const letterPlain = ({ locale, before, code, link, after, guide, stop }: MailText) => {
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

const htmlLogo = ({ name, url }: Logo) =>
  `<p style="margin:0 0 24px"><img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" height="40" style="height:40px;border:0"></p>`

export const letterHtml = (
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
