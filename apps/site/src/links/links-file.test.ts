import { expect, it } from 'vitest'
import { smallSite } from '../build/testing/small-site.ts'
import { linksFile } from './links-file.ts'

it('[D-ALERT-5] tells browsers what the link rules know: pages, linked files, our own hosts and the allow-list', () => {
  const site = smallSite({
    'index.html': '<html lang="en"><h1>Home</h1></html>',
    'en/fraud/index.html': '<html lang="en"><h1>Fraud</h1></html>',
    'es/blog/index.html': '<html lang="es"><h1>Blog</h1></html>',
    'files/fees.pdf': '',
    '_astro/page.1.js': '',
    'media/porch.1.800.webp': '',
  })
  expect(JSON.parse(linksFile(site, 'https://www.bank.example', { allowList: [{ url: 'https://careers.bank.example/' }] }))).toEqual({
    homeHosts: ['www.bank.example', 'bank.example'],
    allowList: ['https://careers.bank.example/'],
    published: ['/en/fraud/', '/es/blog/', '/', '/files/fees.pdf'],
  })
})

it('knows the address that the settings say, where the site runs at another one', () => {
  const settings = { allowList: undefined, siteUrl: 'https://www.bank.example' }
  expect(JSON.parse(linksFile(smallSite({}), 'http://localhost:8080', settings)).homeHosts).toEqual([
    ...['localhost:8080', 'www.localhost:8080'],
    ...['www.bank.example', 'bank.example'],
  ])
})
