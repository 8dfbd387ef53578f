import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { changeOrganisation, replaceLogo } from './data.ts'
import { logoPath, readLogo, storeLogo } from './logo.ts'

const YEAR = 31_536_000

export function organisationRoutes(route: Route, deps: Deps) {
  const { db, library, organisation } = deps

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
        // Mails are read on the pages of others.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(picture)
    )
  })

  route('GET /api/admin/organisation', async () => {
    const { logoKey, support, ...settings } = await organisation.read()
    const versions = await library.published()
    return {
      ...settings,
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

  route('POST /api/admin/organisation/logo', async ({ account, body }) => {
    const key = await storeLogo(deps, account.email, body.logo)
    await organisation.changed()
    return { logo: logoPath(key) }
  })

  route('POST /api/admin/organisation/logo/remove', async ({ account }) => {
    await replaceLogo(db, account.email, null)
    await organisation.changed()
    return { saved: true as const }
  })
}

const filled = (addresses: Record<string, string>) =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== ''))
