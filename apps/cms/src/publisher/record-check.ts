import type { RecordCheck } from '@bank/content/reviews/record-check.ts'
import { askFindings } from '@bank/publisher/ask-publisher.ts'

/** Lets the publisher of a data folder look at records before they are published, with the checks that their forms show. */
export const recordCheckBy =
  (dataDir: string): RecordCheck =>
  async ({ slug, id }, signal) =>
    (await askFindings(dataDir, { slug, id }, signal))?.toMend
