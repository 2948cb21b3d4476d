'use client'

import type { ToFrame } from '@bank/publisher/preview/frame-script.ts'
import { useAllFormFields, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { createContext, useContext, useEffect } from 'react'

/** A record as it is being written in a form. */
export type Written = Extract<ToFrame, { type: 'draft' }>['draft']

/** What a form that lies beside the preview is told by; `undefined` says that it was closed. */
export const PreviewBeside = createContext<((written: Written | undefined) => void) | undefined>(undefined)

type Props = { readonly slug: string; readonly id: string }

/** In a form that was opened by a click in the preview of another one: the preview follows what is written here while it is open. */
export const TellPreview = ({ slug, id }: Props) => {
  const tell = useContext(PreviewBeside)
  const [fields] = useAllFormFields()
  const language = useLocale().code === 'es' ? 'es' : 'en'
  useEffect(() => {
    tell?.({ slug, id, language, data: JSON.parse(JSON.stringify(reduceFieldsToValues(fields, true))) })
  }, [tell, fields, slug, id, language])
  useEffect(() => () => tell?.(undefined), [tell])
  return null
}
