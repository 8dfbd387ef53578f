import { testMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import type { Database } from '../../../infra/database.ts'
import { type Changes, replaceLogo, storeSettings } from '../../organisation/data.ts'
import { logoPath, readLogo, storeLogo } from './logo.ts'
import { readRetention } from './retention-data.ts'
import { changeRetention, erasingBy, erasingOf } from './retention-service.ts'

const YEAR = 31_536_000

export function organisationRoutes(route: Route, deps: Deps) {
  const { db, library, mail, organisation } = deps

  route('GET /api/organisation', async () => {
    const { name, logoKey } = await organisation.read()
    return { name, logo: logoKey && logoPath(logoKey) }
  })

  route('GET /logo/:key', async ({ params, reply }) => {
    const picture = await readLogo(deps, params.key)
    return (
      reply
        .type('image/png')
        .header('Cache-Control', `public, max-age=${YEAR}, immutable`)
        // Webmail embeds the logo in pages of other origins.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(picture)
    )
  })

  route('GET /api/admin/organisation', async () => {
    const settings = await organisation.read()
    const { name, lang, timeZone, retentionMonths, retentionDecided, contact, domains, logoKey, support } = settings
    const { months, until } = settings.retentionInForce
    const versions = await library.published()
    return {
      name,
      lang,
      timeZone,
      retentionMonths,
      retentionInForce: { months, until: until?.toISOString() ?? null },
      retentionDecided,
      contact,
      domains,
      logo: logoKey && logoPath(logoKey),
      support: versions.map(({ workshop: { slug, name, tutorial } }) => ({
        slug,
        name,
        email: support[slug] ?? null,
        standard: tutorial.supportEmail,
      })),
    }
  })

  route('POST /api/admin/organisation', async ({ account, body: { contact, support, ...rest } }) => {
    await changeOrganisation(db, account.email, {
      ...rest,
      ...(contact !== undefined && { contact: contact || null }),
      ...(support && { support: filled({ ...(await organisation.read()).support, ...support }) }),
    })
    await organisation.changed()
    return { saved: true as const }
  })

  route('GET /api/admin/retention', async ({ query: { months } }) => {
    const retention = await readRetention(db)
    const found = await (months === undefined ? erasingOf(db, retention) : erasingBy(db, retention, months))
    if (!found || found.sessions === 0) return { erasing: null }
    const { askedBy = null, askedAt } = (months === undefined && retention.waiting) || {}
    return {
      erasing: {
        ...found,
        inForce: retention.inForce,
        from: found.from.toISOString(),
        before: found.before.toISOString(),
        askedBy,
        askedAt: askedAt?.toISOString() ?? null,
        mails: mail !== null,
      },
    }
  })

  route('POST /api/admin/organisation/logo', async ({ account, body }) => {
    const key = await storeLogo(deps, account.email, body.logo)
    await organisation.changed()
    return { logo: logoPath(key) }
  })

  route('POST /api/admin/organisation/test-mail', async ({ account }) => {
    if (!mail) throw new Refusal(409, 'no-mail')
    const { name, lang } = await organisation.read()
    const text = testMail(account.lang ?? lang, { organisation: name, url: mail.linkTo('/admin/rounds') })
    const { state, says = null } = await mail.handOver({ to: account.email, text })
    return { mailed: state === 'sent', says }
  })

  route('POST /api/admin/organisation/logo/remove', async ({ account }) => {
    await replaceLogo(db, account.email, null)
    await organisation.changed()
    return { saved: true as const }
  })
}

const filled = (addresses: Record<string, string>) =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== ''))

interface Change extends Changes {
  retentionMonths?: number | null | undefined
  /** How many sessions the owner confirmed that a shorter retention erases. */
  erases?: number | undefined
}

const changeOrganisation = (db: Database, who: string, { retentionMonths, erases, ...changes }: Change) =>
  db.transaction().execute(async (tx) => {
    await storeSettings(tx, who, changes)
    if (retentionMonths !== undefined) await changeRetention(tx, { who, months: retentionMonths, erases })
  })
