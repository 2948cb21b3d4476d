import type { RecordCheck } from '@bank/content/reviews/record-check.ts'
import { askFindings } from './ask-publisher.ts'

/** Lets the publisher of a data folder look at records before they are published or leave the site, with the checks that their forms show, of all pages. */
export const recordCheckBy =
  (dataDir: string): RecordCheck =>
  async ({ slug, id }, move, signal, together) =>
    (await askFindings(dataDir, { slug, id, leaving: move === 'leave', whole: true, together }, signal))?.toMend
