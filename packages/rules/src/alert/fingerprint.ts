import type { Alert } from './alert.ts'

/**
 * A short name for everything that decides how and where an alert shows. Each page is built with those of the alerts that
 * match it, and with what tells of the others that they do not; a browser that meets another one has an alert that was published since. No secret and no proof: 32 bits, to tell versions apart.
 */
export const alertFingerprint = ({ id, type, urls, description }: Alert): string => {
  let sum = 0
  for (const character of JSON.stringify([id, type || '', urls || '', description || '']))
    sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (sum >>> 0).toString(36)
}

/** The same for where an alert shows, whatever it says: pages that it does not match are built with this. */
export const alertLinesFingerprint = ({ id, urls }: Pick<Alert, 'id' | 'urls'>): string => alertFingerprint({ id, urls })
