/** A sign that somebody can see. Blanks, controls and signs without width count as nothing, alone or together. */
export const visibleSign = /[^\s\p{Cc}\p{DI}\u2800]/u

/** The signs that nobody sees, but for blanks. */
export const unseenSigns = /[\p{Cc}\p{DI}\u2800]/gu
