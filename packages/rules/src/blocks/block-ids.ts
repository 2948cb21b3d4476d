import type { Language } from '../language.ts'

/** Ids under which a block is looked up, in order: with the suffix of the language, then plain (BLK-01, BLK-02, D-BLK-1). */
export const blockIds = (id: string, language: Language): readonly string[] => [`${id}-${language}`.toLowerCase(), id]
