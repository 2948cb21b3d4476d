import { expect, test } from '@playwright/test'
import { attributesOf, builtPages, plain, titleOf } from '../site/built-pages.ts'

type Node = { readonly '@type': string; readonly [property: string]: unknown }

const date = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d-0[56]:00)?$/
const address = /^https:\/\/www\.gulfpines\.example\//

/** What search engines require of each type, and what each of it must look like. */
const required: Readonly<Record<string, Readonly<Record<string, RegExp | 'node' | 'nodes'>>>> = {
  BankOrCreditUnion: { name: /./ },
  AutomatedTeller: { name: /./ },
  BlogPosting: { headline: /./, url: address, datePublished: date, author: 'node', publisher: 'node', inLanguage: /^e[ns]$/ },
  NewsArticle: { headline: /./, url: address, datePublished: date, author: 'node', publisher: 'node', inLanguage: /^e[ns]$/ },
  Event: { name: /./, url: address, startDate: date, endDate: date, location: 'node', organizer: 'node' },
  Place: { name: /./, address: 'node' },
  FAQPage: { mainEntity: 'nodes' },
  Question: { name: /./, acceptedAnswer: 'node' },
  Answer: { text: /./ },
  BankAccount: { name: /./, url: address, provider: 'node' },
  DepositAccount: { name: /./, url: address, provider: 'node', annualPercentageRate: 'node', offers: 'node' },
  CreditCard: { name: /./, url: address, provider: 'node' },
  FinancialProduct: { name: /./, url: address, provider: 'node' },
  QuantitativeValue: { minValue: /^\d+(?:\.\d+)?$/, maxValue: /^\d+(?:\.\d+)?$/, unitText: /^%$/ },
  Offer: { validFrom: date },
  BreadcrumbList: { itemListElement: 'nodes' },
  ListItem: { position: /^[1-9]$/, name: /./, item: address },
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && '@type' in value

const problemsOf = (node: Node): readonly string[] => {
  const own = Object.entries(required[node['@type']] ?? {}).flatMap(([name, rule]) => {
    const value = node[name]
    const isGood =
      rule === 'node'
        ? isNode(value)
        : rule === 'nodes'
          ? Array.isArray(value) && value.length > 0 && value.every(isNode)
          : rule.test(`${value ?? ''}`)
    return isGood ? [] : [`${node['@type']}.${name}: ${JSON.stringify(value)}`]
  })
  const inner = Object.values(node).flat().filter(isNode)
  return [...own, ...inner.flatMap((one) => (one['@type'] in required ? problemsOf(one) : []))]
}

const nodesOf = (html: string): readonly Node[] =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data = JSON.parse(json)
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph'] ?? [data]
  })

const described = builtPages().map(({ path, html }) => ({ path, html, nodes: nodesOf(html) }))
const typesAt = (pattern: RegExp) =>
  described.filter(({ path }) => pattern.test(path)).map(({ path, nodes }) => [path, nodes.map((node) => node['@type'])] as const)

test('[D-SEO-6] all structured data has what search engines require of its type', () => {
  expect(
    described.flatMap(({ path, nodes }) =>
      nodes.flatMap((node) =>
        (node['@type'] in required ? problemsOf(node) : [`unknown ${node['@type']}`]).map((problem) => `${path}: ${problem}`),
      ),
    ),
  ).toEqual([])
})

test('[D-SEO-6] articles, events, questions, locations and home pages are described, in both languages', () => {
  for (const [pattern, type, count] of [
    [/^(?:\/es)?\/blog\/[^/]+\/$/, 'BlogPosting', 16],
    [/^(?:\/es)?\/news\/[^/]+\/$/, 'NewsArticle', 10],
    [/^\/e[ns]\/events\/[^/]+\/$/, 'Event', 10],
    [/^\/e[ns]\/faq\/$/, 'FAQPage', 2],
    [/^\/e[ns]\/$/, 'BankOrCreditUnion', 2],
    [/^(?:\/es)?\/locations\/(?:tx|la|ms)\/[^/]+\/$/, 'BreadcrumbList', 200],
  ] as const) {
    const found = typesAt(pattern)
    expect(found.length, type).toBeGreaterThanOrEqual(count)
    expect(
      found.filter(([, types]) => !types.includes(type)),
      type,
    ).toEqual([])
  }
})

test('[D-SEO-6] every account is described with its type, its fee and what it earns, as its card says it', () => {
  for (const [path, name, fee] of [
    ['/en/account-products/', 'Steady Certificate', 'None'],
    ['/es/account-products/', 'Certificado Firme', 'Ninguno'],
  ] as const) {
    const page = described.find((one) => one.path === path)
    const products = (page?.nodes ?? []).filter((node) => /Account$|^CreditCard$|^FinancialProduct$/.test(node['@type']))
    expect(products.length).toBe(16)
    expect(new Set(products.map((node) => node['@type']))).toEqual(
      new Set(['BankAccount', 'DepositAccount', 'CreditCard', 'FinancialProduct']),
    )
    const certificate = products.find((node) => node['name'] === name)
    expect(certificate).toMatchObject({
      '@type': 'DepositAccount',
      feesAndCommissionsSpecification: fee,
      annualPercentageRate: { minValue: 3.55, maxValue: 3.85 },
    })
    const words = plain(page?.html ?? '')
    for (const product of products) expect(words).toContain(`${product['name']}`)
    for (const rate of ['3.55', '3.85']) expect(words).toContain(rate)
  }
})

test('[D-SEO-6] the bank has its home page in the language of the page', () => {
  for (const language of ['en', 'es']) {
    const home = `https://www.gulfpines.example/${language}/`
    const nodes = described.filter(({ path }) => path === `/${language}/` || path === `/${language}/blog/flood-insurance/`)
    expect(JSON.stringify(nodes.map((page) => page.nodes))).toContain(`"url":"${home}"`)
  }
  const spanish = described.filter(({ path }) => path.startsWith('/es/')).map(({ nodes }) => JSON.stringify(nodes))
  expect(spanish.filter((nodes) => nodes.includes('"url":"https://www.gulfpines.example/en/"'))).toEqual([])
})

test('[D-SEO-6] it says what the page says', () => {
  const spanish = described.find(({ path }) => path === '/es/blog/flood-insurance/')
  const [post] = spanish?.nodes ?? []
  expect(post).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'es', url: 'https://www.gulfpines.example/es/blog/flood-insurance/' })
  expect(plain(spanish?.html ?? '')).toContain(`${post?.['headline']}`)
  expect(titleOf(spanish?.html ?? '')).not.toBe(titleOf(described.find(({ path }) => path === '/blog/flood-insurance/')?.html ?? ''))
})

test('[D-SEO-6] [LOC-21] every location is described with its address, at its own page', () => {
  const branches = described
    .filter(({ path }) => /\/locations\/(?:tx|la|ms)\/[^/]+\/$/.test(path))
    .map(({ path, nodes }) => ({
      path,
      branch: nodes.find((node) => /^(?:BankOrCreditUnion|AutomatedTeller)$/.test(node['@type'])),
    }))
  const own = branches.filter(({ branch }) => branch)
  expect(own.length).toBeGreaterThan(200)
  expect(
    own.filter(({ branch }) => !address.test(`${branch?.['url']}`) || typeof branch?.['address'] !== 'object').map(({ path }) => path),
  ).toEqual([])
})

test('[D-SEO-6] what the bank writes in its own name is by the bank, and what somebody writes by that person', () => {
  const authors = described.flatMap(({ nodes }) =>
    nodes.flatMap(({ '@type': type, author }) => (/^(?:BlogPosting|NewsArticle)$/.test(type) ? [author as Node] : [])),
  )
  const bank = authors.filter(({ name }) => name === 'Gulf Pines Bank')
  expect(bank.length).toBeGreaterThanOrEqual(10)
  expect(new Set(bank.map((one) => `${one['@type']} ${one['@id']}`))).toEqual(
    new Set(['BankOrCreditUnion https://www.gulfpines.example/#bank']),
  )
  expect(new Set(authors.flatMap((one) => (bank.includes(one) ? [] : one['@type'])))).toEqual(new Set(['Person']))
})

test('[D-SEO-6] an event of several mornings names each of them, at the address of its branch', () => {
  for (const language of ['en', 'es']) {
    const [event] = described.find(({ path }) => path === `/${language}/events/coffee-with-a-lender/`)?.nodes ?? []
    expect(event).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-08T07:00:00-06:00',
      endDate: '2027-02-16T09:00:00-06:00',
      location: { address: { '@type': 'PostalAddress', addressLocality: 'Houma', addressRegion: 'LA', addressCountry: 'US' } },
    })
    const mornings = event?.['subEvent'] as readonly Node[]
    expect(mornings.map(({ startDate, endDate }) => [startDate, endDate])).toEqual(
      ['2026-12-08', '2026-12-22', '2027-01-05', '2027-01-19', '2027-02-02', '2027-02-16'].map((day) => [
        `${day}T07:00:00-06:00`,
        `${day}T09:00:00-06:00`,
      ]),
    )
  }
})

test('[D-SEO-6] every step of the way to a page is the canonical address of its page', () => {
  const canonicals = new Set(
    described.flatMap(({ html }) =>
      [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) =>
        attributesOf(tag, 'link', 'rel')[0] === 'canonical' ? attributesOf(tag, 'link', 'href') : [],
      ),
    ),
  )
  expect(canonicals.size).toBeGreaterThan(400)
  const steps = described.flatMap(({ path, nodes }) =>
    nodes.flatMap((node) =>
      node['@type'] === 'BreadcrumbList' ? (node['itemListElement'] as readonly Node[]).map(({ item }) => ({ path, item: `${item}` })) : [],
    ),
  )
  expect(steps.length).toBeGreaterThan(500)
  expect(steps.filter(({ item }) => !canonicals.has(item)).map(({ path, item }) => `${path}: ${item}`)).toEqual([])
})
