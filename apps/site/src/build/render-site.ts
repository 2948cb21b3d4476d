import { type AstroIntegration, build } from 'astro'

/** Holds all pages back until their content is there. */
const pagesAwait = (content: Promise<unknown>): AstroIntegration => ({
  name: 'pages-await-content',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer((prerenderer) => ({
        ...prerenderer,
        getStaticPaths: async () => {
          await content
          return prerenderer.getStaticPaths()
        },
      })),
  },
})

/**
 * Lets Astro bundle the code and render the pages that changed. Bundles know no content, so they are made while the content is still on its
 * way: half of the time that an edit takes. Rejects when the content does not come, once Astro has put its tools away.
 */
export const renderSite = async (root: string, environment: Readonly<Record<string, string>>, content: Promise<unknown>): Promise<void> => {
  Object.assign(process.env, { ...environment, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' })
  await build({ root, logLevel: 'warn', mode: 'production', integrations: [pagesAwait(content)] })
}
