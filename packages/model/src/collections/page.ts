import { pathCheck } from '../checks/path.ts'
import { collection } from '../collection.ts'
import { choice, code, flag, list, longText, picture, plain, references, text } from '../fields.ts'

/** A content page: an address, what its head says, and the blocks it is assembled from (ROUTE-03, STORE-12). */
export const pages = collection({
  slug: 'pages',
  label: { singular: 'Page', plural: 'Pages' },
  title: 'uri',
  served: ['content/page'],
  shape: {
    uri: plain({
      required: true,
      check: pathCheck,
      help: 'Address without language prefix, for example /personal/checking/. The home page is /.',
    }),
    title: text({ required: true }),
    description: longText({ help: 'One or two sentences for search engines and shared links.' }),
    englishOnly: flag({ help: 'The page is published in English only (legal texts).' }),
    blocks: list({ block: plain({ required: true, help: 'Id of a block; {id}-en or {id}-es is used first where it exists.' }) }),
    showFDICLogo: flag({ help: 'Show the deposit-insurance logo in the footer, and the official sign in the header.' }),
    meta: code({ help: 'Head HTML: meta, title and link tags.' }),
    shareImage: picture(),
    audiences: references('audiences', { help: 'Audiences that a view of this page counts for.' }),
    inSitemap: flag({ default: true }),
    kind: choice(['page', 'list', 'legal', 'service'], { default: 'page' }),
  },
})
