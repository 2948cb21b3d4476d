/** The slide after this one, counted from 0; nothing after the last, because the slider does not start over (BLK-86). */
export const slideAfter = (current: number, count: number): number | undefined => (current + 1 < count ? current + 1 : undefined)

/**
 * Which of `count` slides fills a track, counted from 0: the one nearest to the offset. Offset and width in CSS pixels; a track that
 * is not laid out shows its first slide.
 */
export const slideInView = (offset: number, width: number, count: number): number =>
  width > 0 ? Math.min(Math.max(Math.round(offset / width), 0), Math.max(count - 1, 0)) : 0
