import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { AstroIntegration } from 'astro'
import { renditionMaker } from './make-renditions.ts'

/** While developing, pictures are made when a page asks for them, from the snapshots and originals of a data folder. */
export const mediaInDevelopment = (dataDir: string): AstroIntegration => ({
  name: 'media-in-development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const cacheDir = fileURLToPath(new URL('../../../../.cache/media', import.meta.url))
      server.middlewares.use('/media', async (request, response, next) => {
        try {
          const { snapshot } = await loadSnapshot(dataDir)
          const make = renditionMaker(snapshot.media, { mediaDir: join(dataDir, 'media'), cacheDir })
          const { file } = await make(`/media${request.url ?? ''}`)
          response.setHeader('Content-Type', file.endsWith('.avif') ? 'image/avif' : 'image/webp')
          createReadStream(file).pipe(response)
        } catch (error) {
          next(error)
        }
      })
    },
  },
})
