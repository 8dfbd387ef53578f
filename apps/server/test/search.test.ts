import { addTeams } from '@thrive/testkit/team'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '../src/infra/migrations.ts'
import { buildHrServer, onEnd } from './build.ts'
import { freshDatabase } from './database.ts'

describe('a search', async () => {
  const { ask, sql } = await buildHrServer()
  const names = ['Été indien', 'Łódź', 'Ærlig Straße', 'Zuid 100% goed', 'a_b c', 'plain']
  await addTeams(
    sql,
    names.map((name) => ({ name })),
  )
  const found = async (search: string) => {
    const { dashboard_table_data: rows } = await ask<{ dashboard_table_data: { name: string }[] }>(
      `/api/admin/table?${new URLSearchParams({ search })}`,
    )
    return rows.map(({ name }) => name)
  }

  test.each([
    ['ete', 'Été indien'],
    ['ÉTÉ', 'Été indien'],
    ['e\u0301te\u0301 i', 'Été indien'],
    ['lodz', 'Łódź'],
    ['łódź', 'Łódź'],
    ['lo', 'Łódź'],
    ['strasse', 'Ærlig Straße'],
    ['aerlig', 'Ærlig Straße'],
    ['100%', 'Zuid 100% goed'],
    ['a_b', 'a_b c'],
  ])('for %s finds %s, and nothing else', async (search, name) => {
    expect(await found(search)).toEqual([name])
  })

  test('for a sign that stands for others in a pattern finds only itself, also when it is written wide', async () => {
    expect(await found('％goed')).toEqual([])
    expect(await found('d％')).toEqual([])
    expect(await found('p_ain')).toEqual([])
    expect(await found('\\\\')).toEqual([])
  })
})

test('somebody who only owns the database can add what the search needs', async () => {
  const url = new URL(await freshDatabase({ empty: true }))
  const name = url.pathname.slice(1)
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  onEnd(() => admin.end())
  await admin.query(`create role owner_${name} login password 'plain'`)
  await admin.query(`alter database ${name} owner to owner_${name}`)
  Object.assign(url, { username: `owner_${name}`, password: 'plain' })
  await migrate(url.href, readMigrations())
  const { rows } = await admin.query("select searchable('Été Łódź') as plain")
  expect(rows).toEqual([{ plain: 'ete lodz' }])
})
