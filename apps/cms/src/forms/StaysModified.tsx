'use client'

import { useForm, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { refusedSaves } from './refused-saves.ts'

/**
 * In a form: what a refused save did not take is modified still. The store's form says for a moment that nothing is, before it looks at the answer, by which
 * parts of it close with what was typed; it leaves this alone where something was modified in the background.
 */
export const StaysModified = () => {
  const { setBackgroundProcessing, setModified } = useForm()
  const isSaving = useRef(false)
  isSaving.current = useFormProcessing()
  useEffect(() => {
    const stay = (): void => {
      if (!isSaving.current) return
      setBackgroundProcessing(true)
      setModified(true)
      setBackgroundProcessing(false)
    }
    refusedSaves.addEventListener('refused', stay)
    return () => refusedSaves.removeEventListener('refused', stay)
  }, [setBackgroundProcessing, setModified])
  return null
}
