import { onceForEach } from '@bank/model/once-for-each.ts'
import type { PageFacts } from './page-facts.ts'

/** The path of a page's canonical address; nothing when it has none. Read once for each page. */
export const canonicalPath = onceForEach(({ canonical }: PageFacts): string | undefined =>
  canonical ? new URL(canonical).pathname : undefined,
)
