'use client'

import { en } from './en.ts'
import { es } from './es.ts'
import { useTexts } from './use-texts.ts'

/** What the parts of the admin that are ours say, in the language that the editor has chosen for it. */
export const useWords = () => useTexts({ en, es })
