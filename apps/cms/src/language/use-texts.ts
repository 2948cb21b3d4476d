'use client'

import { useTranslation } from '@payloadcms/ui'
import { textsIn } from './texts-in.ts'

/** The texts of a part of the admin in the language that the editor has chosen for it. */
export const useTexts = <Texts>(texts: { readonly en: Texts; readonly es: Texts }): Texts => textsIn(texts, useTranslation().i18n.language)
