import { type AstroIntegration, build } from 'astro'

type Environment = Readonly<Record<string, string>>

/** Holds all pages back until their content is there, and tells them by the environment which it is. */
export const pagesAwait = (content: () => Promise<Environment>): AstroIntegration => ({
  name: 'pages-await-content',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer((prerenderer) => ({
        ...prerenderer,
        getStaticPaths: async () => {
          Object.assign(process.env, await content())
          return prerenderer.getStaticPaths()
        },
      })),
  },
})

let hasRendered = false

/**
 * Lets Astro bundle the code and render the pages that changed. Bundles know no content, so they are made while the content is still on its
 * way: half of the time that an edit takes. Rejects when the content does not come, once Astro has put its tools away. Once for each process: Node
 * keeps the first bundle, and that its pages.
 */
export const renderSite = async (root: string, environment: Environment, content: () => Promise<Environment>): Promise<void> => {
  if (hasRendered) throw new Error('A process renders one site. Start another one for the next.')
  hasRendered = true
  Object.assign(process.env, { ...environment, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' })
  await build({ root, logLevel: 'warn', mode: 'production', integrations: [pagesAwait(content)] })
}
