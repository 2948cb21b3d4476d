import ImgixClient from '@imgix/js-core'
import { checkDomain } from './image-options.ts'

/** What all addresses of a picture begin with, from its path and its point of interest in percent. */
export type ImageBase = (path: string, focus?: { x: number; y: number } | undefined) => string

/**
 * Pictures at an image service that resizes them, their addresses built by its own library (D-IMG-1): the service compresses as it sees
 * fit (IMG-02) and crops around the point of interest. Throws for a domain that is none (IMG-11).
 */
export const imageService = (domain: string): ImageBase => {
  const client = new ImgixClient({ domain: checkDomain(domain), includeLibraryParam: false })
  return (path, focus) =>
    client.buildURL(path, { auto: 'compress', ...(focus && { crop: 'focalpoint', 'fp-x': focus.x / 100, 'fp-y': focus.y / 100 }) })
}
