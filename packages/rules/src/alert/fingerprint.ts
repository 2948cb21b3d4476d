import type { Alert } from './alert.ts'

/**
 * A short name for everything that decides how and where an alert shows. The build writes those of all its alerts into each page;
 * a browser that meets another one has an alert that was published since. No secret and no proof: 32 bits, to tell versions apart.
 */
export const alertFingerprint = ({ id, type, urls, description }: Alert): string => {
  let sum = 0
  for (const character of JSON.stringify([id, type || '', urls || '', description || '']))
    sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (sum >>> 0).toString(36)
}
