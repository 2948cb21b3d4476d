'use client'

import { useTranslation } from '@payloadcms/ui'

/** The texts of a part of the admin in the language that the editor has chosen for it. */
export const useTexts = <Texts>(texts: { readonly en: Texts; readonly es: Texts }): Texts =>
  useTranslation().i18n.language === 'es' ? texts.es : texts.en
