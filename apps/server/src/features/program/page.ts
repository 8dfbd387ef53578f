import { type Call, contract } from '@thrive/contract'
import { z } from 'zod'

const SCOPES = { totals: 'totals or results', results: 'results' }

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The calls that are marked for tokens, as plain HTML: the content security policy allows no style of its own. */
export function docsPage(): string {
  const marked = Object.entries(contract as Record<string, Call>).filter(([, { tokens }]) => tokens)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Thrive: API for other programs</title>
</head>
<body>
<main>
<h1>API for other programs</h1>
<p>An owner makes a token under Organisation, API and webhooks. Send it with each request, over TLS:</p>
<pre>Authorization: Bearer thr_…</pre>
<p>A token opens the calls below and no others. Any other call, and any call with a token that has ended, answers 401.
More calls with one token than the operator allows answer 429, with the seconds to wait in <code>Retry-After</code>.
Refusals are JSON: <code>error</code> is a code that does not change.
<a href="/api/openapi.json">The same calls as an OpenAPI 3.1 document.</a></p>
${marked.map(([name, call]) => section(name, call)).join('\n')}
</main>
</body>
</html>
`
}

function section(name: string, { summary, tokens = 'results', params, query }: Call): string {
  const fields = [...Object.entries(params?.shape ?? {}), ...Object.entries(query?.shape ?? {})]
  return `<h2><code>${escaped(name)}</code></h2>
<p>${escaped(summary)}. For tokens with the scope ${SCOPES[tokens]}.</p>
${fields.length > 0 ? `<ul>\n${fields.map(([field, schema]) => item(field, schema as z.ZodType)).join('\n')}\n</ul>` : ''}`
}

const item = (field: string, schema: z.ZodType) => {
  const said = z.globalRegistry.get(schema)?.description
  return `<li><code>${escaped(field)}</code>${said ? `: ${escaped(said)}` : ''}</li>`
}
