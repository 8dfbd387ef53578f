import { AUTHORS } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { readFile } from './file-data.ts'
import { readUpload } from './upload-data.ts'
import { UPLOAD_PATH, uploadServer } from './upload-service.ts'

const TUS = '1.0.0'

export function uploadRoutes(route: Route, deps: Deps) {
  const server = uploadServer(deps)
  const handle: Parameters<Route['raw']>[3] = (request, response) => {
    if (request.headers['tus-resumable'] === TUS) return server.handle(request, response)
    response.writeHead(412, { 'Tus-Version': TUS }).end()
  }
  route.raw(['POST'], UPLOAD_PATH, AUTHORS, handle)
  route.raw(['HEAD', 'PATCH', 'DELETE'], `${UPLOAD_PATH}/:id`, AUTHORS, handle)

  route('GET /api/admin/studio/upload/:id', async ({ params }) => {
    const upload = await readUpload(deps.db, params.id)
    if (!upload) throw notFound('no-such-upload')
    const { state, code, file } = upload
    const stored = file ? await readFile(deps.db, file) : undefined
    const { seconds = null, width = null, height = null } = stored ?? {}
    return { state, code, file, seconds, width, height }
  })
}
