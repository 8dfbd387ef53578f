import type { RoundMailText } from '@thrive/words/round-mail'
import { escapeHtml, type Logo } from './mail-html.ts'

/** The colours and type of the product, inline, because mail programs drop style sheets. */
const [INK, PAPER, CARD, SAND, LINE, QUIET] = ['#1B1F45', '#FBF3E1', '#FFFAF0', '#F1E4C6', '#D9C9A3', '#53506E']
const TYPE = 'Verdana,Geneva,sans-serif'
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"'

const stripe = (colour: string) =>
  `<tr><td style="height:10px;line-height:10px;font-size:0;background:${colour}">&nbsp;</td></tr>`
const GAP = '<tr><td style="height:4px;line-height:4px;font-size:0">&nbsp;</td></tr>'

/** For mail programs that keep it: a phone has no room for the margins and for two columns of facts. */
const NARROW =
  '<style>@media (max-width:480px){.side{padding-left:22px!important;padding-right:22px!important}.fact td{display:block}}</style>'

const row = (html: string, style = 'padding:0 40px 16px') =>
  `<tr><td class="side" style="${style};font:17px/1.55 ${TYPE};color:${INK}">${html}</td></tr>`

const head = ({ for: whose }: RoundMailText, logo: Logo | null) => {
  const left = logo
    ? `<img src="${escapeHtml(logo.url)}" alt="${escapeHtml(logo.name)}" height="40" style="display:block;height:40px;border:0">`
    : '<b>Thrive Lab</b>'
  const right = whose ? escapeHtml(whose) : ''
  return `<table ${TABLE} width="100%"><tr><td style="font:17px/1.4 ${TYPE};color:${INK}">${left}</td><td align="right" style="font:15px/1.4 ${TYPE};color:${QUIET}">${right}</td></tr></table>`
}

const facts = ({ facts: all }: RoundMailText) => {
  const rows = all.map(
    ({ label, value }) =>
      `<tr class="fact"><td valign="top" style="padding-right:20px;white-space:nowrap"><b>${escapeHtml(label)}</b></td><td valign="top">${escapeHtml(value)}</td></tr>`,
  )
  return `<table ${TABLE} width="100%" style="background:${SAND};border-radius:12px;border-collapse:separate"><tr><td style="padding:16px 20px"><table ${TABLE} style="font:16px/1.75 ${TYPE};color:${INK}">${rows.join('')}</table></td></tr></table>`
}

const key = ({ link: { label, url } }: RoundMailText) =>
  `<table ${TABLE}><tr><td style="background:${INK};border-radius:12px;border-bottom:5px solid #6B70A8"><a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 28px;font:bold 18px/1.2 ${TYPE};color:${PAPER};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

/** The address under the key, to copy where a mail program does not follow it. */
const address = ({ link }: RoundMailText) =>
  `<span style="font-size:15px;color:${QUIET};word-break:break-all">${escapeHtml(link.url.replace(/^https?:\/\//, ''))}</span>`

const foot = ({ after, stop, sender }: RoundMailText) =>
  [
    ...after.map(escapeHtml),
    `<a href="${escapeHtml(stop.url)}" style="color:${INK}">${escapeHtml(stop.label)}</a>`,
    escapeHtml(sender),
  ].join('<br><br>')

/** The mail as a card. */
export const cardHtml = (mail: RoundMailText, logo: Logo | null): string => `<!doctype html>
<html lang="${mail.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(mail.subject)}</title>${NARROW}</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table ${TABLE} width="100%" style="background:${PAPER}"><tr><td align="center" style="padding:32px 12px">
<table ${TABLE} width="600" style="width:100%;max-width:600px;background:${CARD};border:2px solid ${INK};border-radius:16px;border-collapse:separate;overflow:hidden">
${[stripe('#EF5B3C'), GAP, stripe('#0E9488'), GAP, stripe('#F7B21B')].join('\n')}
<tr><td class="side" style="padding:32px 40px 20px">${head(mail, logo)}</td></tr>
<tr><td class="side" style="padding:0 40px 18px;font:bold 31px/1.18 Rockwell,Georgia,serif;color:${INK}">${escapeHtml(mail.heading)}</td></tr>
${row(escapeHtml(mail.hello))}
${mail.message.length > 0 ? row(mail.message.map(escapeHtml).join('<br>')) : ''}
<tr><td class="side" style="padding:4px 40px 22px">${facts(mail)}</td></tr>
<tr><td class="side" style="padding:0 40px 10px">${key(mail)}</td></tr>
${row(address(mail), 'padding:0 40px 24px')}
<tr><td class="side" style="padding:20px 40px 26px;border-top:2px solid ${LINE};font:15px/1.55 ${TYPE};color:${QUIET}">${foot(mail)}</td></tr>
</table></td></tr></table>
</body></html>
`
