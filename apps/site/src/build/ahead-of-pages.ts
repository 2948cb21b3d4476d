import type { Manifest } from '@bank/releases/manifest/manifest.ts'

/** Another code than that of any build says that pages with the alerts of a release are still to come. */
const aheadSuffix = '-alerts'

/** Whether a release has alerts that its pages do not show yet. */
export const isAheadOfPages = ({ code }: Pick<Manifest, 'code'>): boolean => code.endsWith(aheadSuffix)

/** The code of such a release, beside pages that were made with `code`. */
export const aheadOfPages = (code: string): string => (code.endsWith(aheadSuffix) ? code : `${code}${aheadSuffix}`)
