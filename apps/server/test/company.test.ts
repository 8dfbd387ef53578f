import { expect, test } from 'vitest'
import { buildCompany, NOOR, signIn } from './company.ts'

const { client } = await buildCompany()

test('a colleague signs in with the company account, and has one from then on', async () => {
  const { status, body } = await signIn(client, NOOR.email ?? '')
  console.log(body)
  expect(status).toBe(200)
})
