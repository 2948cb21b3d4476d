import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'

/** The deployment's hosts that the settings of the small bank stay on. */
export const fixtureBankingHosts = ['online', 'treasury', 'enrol', 'forgot', 'loans', 'apply'].map((name) => `${name}.bank.example`)

/** Records of a small bank, as authors write them: by file below the content folder. Enough to meet every kind of field. */
export const fixtureFiles = {
  'settings.yaml': {
    bankName: 'Test Bank',
    siteTitle: { en: 'A bank for tests' },
    author: 'Test Bank',
    siteUrl: 'https://bank.example',
    fdicStatement: 'FDIC-Insured',
    routingNumber: '065401550',
    swiftCode: 'TESTUS44',
    mortgageLicense: '1905550',
    tollFreeNumber: '800-555-0142',
    supportEmail: 'help@bank.example',
    locationPicture: 'dawn',
    socialLinks: ['facebook', 'x', 'linkedin', 'instagram', 'youtube'].map((network) => ({ network, url: `https://${network}.example/` })),
    loginUrl: 'https://online.bank.example/',
    treasuryLoginUrl: 'https://treasury.bank.example/',
    enrolUrl: 'https://enrol.bank.example/',
    forgotUserIdUrl: 'https://forgot.bank.example/',
    loanPaymentUrl: 'https://loans.bank.example/',
    applicationServletUrl: 'https://apply.bank.example/a',
    applicationServiceUrl: 'https://apply.bank.example/b',
    institutionId: '1',
    savingsTiers: [{ upTo: 40000, rate: 0.045 }, { rate: 0.005 }],
    departments: [{ name: 'Treasury', email: 'treasury@bank.example' }],
    contactSubject: 'From the website',
  },
  'media.yaml': [
    { id: 'dawn', file: 'dawn.webp', alt: { en: 'The sea at dawn', es: 'El mar al amanecer' }, focalX: 72, focalY: 0 },
    { id: 'pine', file: 'pine.png', alt: { en: 'A pine' } },
  ],
  'audiences.yaml': [
    { id: 'personal', name: 'personal general' },
    { id: 'business', name: 'business', utm_campaign: 'shops' },
  ],
  'categories.yaml': [{ id: 'saving', name: { en: 'Saving', es: 'Ahorro' } }],
  'regions.yaml': [{ id: 'houston', permalink: 'houston', name: 'Houston', marketCode: 'HOU', lat: 29.76, lng: -95.37 }],
  'menus.yaml': [
    { id: 'primary', pages_json: [{ text: { en: 'Home', es: 'Inicio' }, href: '/', children: [{ text: 'Rates', href: '/rates/' }] }] },
  ],
  'alerts.yaml': [
    {
      id: 'storm',
      description: { en: '<p>Closed for the storm.</p>', es: '<p>Cerrado por la tormenta.</p>' },
      urls: '/locations/\n~^/personal~i',
    },
  ],
  'staff.yaml': [
    {
      id: 'ana',
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@bank.example',
      title: { en: 'Banker' },
      phone: '800-555-0101',
      photo: 'pine',
      Category: ['saving'],
    },
  ],
  'staff-regions.yaml': [{ id: 'gulf', name: { en: 'Gulf' }, Person: ['ana'] }],
  'products.yaml': [
    {
      id: 'basic-en',
      name: 'Basic',
      fisProductID: '7',
      minDepositOpen: 25,
      productHighlights: [{ highlight: 'noCycle' }],
      cta: 'Open',
      ctaLink: '/open/',
      subline: 'Plain',
      cycleServiceCharges: '$0',
      balanceRequired: '$0',
      freeTransactions: 'All',
      terms: 'None',
      Sector: 'personal',
    },
  ],
  'product-categories.yaml': [{ id: 'checking', name: { en: 'Checking' }, Product: ['basic-en'] }],
  'posts.yaml': [
    {
      id: 'first',
      uri: '/blog/first/',
      headline: { en: 'A first post', es: 'Una primera entrada' },
      excerpt: { en: 'In short.', es: 'En breve.' },
      photo: 'dawn',
      Topic: ['saving'],
    },
  ],
  // The child stands before its parent: the import must find the order.
  'faq-categories.yaml': [
    { id: 'cards', name: { en: 'Cards', es: 'Tarjetas' }, Parent: 'accounts' },
    { id: 'accounts', name: { en: 'Accounts' } },
  ],
  'faq-questions.yaml': [
    { id: 'lost-card', question: { en: 'Lost a card?', es: '¿Perdió una tarjeta?' }, answer: { en: '<p>Call us.</p>' }, Category: 'cards' },
  ],
  'locations.yaml': [
    {
      id: 'main',
      title: { en: 'Main office' },
      name: 'Main',
      address1: '1 Main Street',
      city: 'Houston',
      state: 'TX',
      zip: '77002',
      latitude: 29.7589,
      longitude: -95.3677,
      permalink: 'main',
      locationType: [{ type: 'branch' }, { type: 'atm' }],
      featuredServices: [{ service: 'Notary' }],
      spokenLanguages: [{ language: 'Spanish' }],
      offersSpanish: true,
      timeZone: 'America/Denver',
      mon: '9am-5pm',
    },
  ],
  'blocks/1-home.yaml': [
    {
      id: 'home-banner',
      kind: 'banner',
      headline: { en: 'Good morning', es: 'Buenos días' },
      backgroundImage: 'dawn',
      Audience_json: [{ audience: 'business' }],
    },
    {
      id: 'columns',
      kind: 'triColumn',
      columns: ['One', 'Two', 'Three'].map((en) => ({ title: { en, es: `${en} es` }, content: [{ text: { en: `About ${en}` } }] })),
    },
  ],
  'blocks/2-more.yaml': [
    { id: 'ask-en', kind: 'ctaBox', headline: { en: 'Ask us' }, layout: 'mini' },
    { id: 'ask-es', kind: 'ctaBox', headline: { en: 'Pregunte' } },
    { id: 'words', kind: 'simpleContent', content: { en: '<p>Words</p>', es: '<p>Palabras</p>' } },
  ],
  'pages.yaml': [
    {
      id: 'home',
      uri: '/',
      title: { en: 'Home', es: 'Inicio' },
      blocks: [{ block: 'home-banner' }, { block: 'columns' }],
      showFDICLogo: true,
      meta: '<meta name="robots" content="all">',
      audiences: ['personal'],
    },
    { id: 'ask', uri: '/ask/', title: { en: 'Ask' }, blocks: [{ block: 'ask' }, { block: 'words' }] },
  ],
} as const satisfies Record<string, unknown>

export type FixtureFile = keyof typeof fixtureFiles

type Changes = { readonly [File in FixtureFile]?: unknown }

const picture = (red: number) => sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 60, b: 90 } } })

/** Writes the fixture below `folder`, with some files replaced. */
export const writeFixture = async (folder: string, changes: Changes = {}): Promise<string> => {
  for (const [name, records] of Object.entries({ ...fixtureFiles, ...changes })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), typeof records === 'string' ? records : stringify(records))
  }
  await mkdir(join(folder, 'media'), { recursive: true })
  await picture(20)
    .webp({ quality: 60 })
    .toFile(join(folder, 'media', 'dawn.webp'))
  await picture(200)
    .png()
    .toFile(join(folder, 'media', 'pine.png'))
  return folder
}
