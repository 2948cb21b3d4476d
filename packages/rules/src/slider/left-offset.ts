import { breakpoints, leftOffsets } from '../constants.ts'

/**
 * Left offset of a slider in CSS pixels at a window width in CSS pixels, so that its first card lines up with the text
 * column (CONST-02, D-CONST-1).
 */
export const leftOffset = (width: number): number => {
  if (width > breakpoints.small) return (width - breakpoints.small) / 2
  return width > breakpoints.compact ? leftOffsets.small : leftOffsets.compact
}
