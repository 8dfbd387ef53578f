import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

async function administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (name: string) => {
  const url = new URL(inject('postgres'))
  url.pathname = `/${name}`
  return url.href
}

/** Creates a database for one test file: migrated, or empty for tests about migrating. */
export async function freshDatabase({ empty = false } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer((client) =>
    client.query(`create database ${name} template ${empty ? 'template0' : 'thrive_template'}`),
  )
  return urlOf(name)
}
