import { bankingHosts, bankingOrigins } from '@bank/model/banking-hosts.ts'
import { expect, test } from '@playwright/test'
import { attributesOf, builtPages } from '../site/built-pages.ts'
import { ownSite } from '../site/own-site.ts'

/** As the build read them: empty counts as not set. */
const origins = bankingOrigins(bankingHosts.parse(process.env['BANKING_HOSTS'] || undefined))

test('[D-PROD-2] pages may post to this site and to the hosts of the deployment, and the calculator to this site alone', async ({
  request,
}) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? ''
  for (const address of ['/en/', '/es/account-products/', '/en/nowhere/'])
    expect((await policyOf(address)).split('; ')).toContain(`form-action 'self' ${origins.join(' ')}`)
  expect((await policyOf('/calculator-iframe/')).split('; ')).toContain("form-action 'self'")
})

test('[D-PROD-2] [LOGIN-07] every form of every page posts to this site or to a host of the deployment', () => {
  const actions = builtPages().flatMap(({ path, html }) => attributesOf(html, 'form', 'action').map((action) => ({ path, action })))
  const own = 'https://www.bank.example'
  const elsewhere = actions.filter(({ path, action }) => ![own, ...origins].includes(new URL(action, `${own}${path}`).origin))
  expect(elsewhere).toEqual([])
  for (const name of ['online', 'treasury', 'apply'])
    expect(actions.filter(({ action }) => action.startsWith(`https://${name}.`)).length, name).toBeGreaterThan(0)
})

test('[D-PROD-2] a host that the deployment adds is published by the next build, although no content has changed', async () => {
  test.setTimeout(10 * 60_000)
  await using site = await ownSite()
  const hosts = [...origins, 'https://another.gulfpines.example']
  const settings = { BANKING_HOSTS: hosts.map((origin) => new URL(origin).host).join() }
  expect(await site.publish(settings)).toMatchObject({ code: 0 })
  await expect
    .poll(async () => (await site.policy('/en/')).split('; ').find((part) => part.startsWith('form-action')), { timeout: 60_000 })
    .toBe(`form-action 'self' ${hosts.join(' ')}`)
})
