'use client'

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { faultyFields, rowsToOpen } from './rows-to-open.ts'

const none: ReadonlySet<string> = new Set()

/** In a form: where a save is refused, rows that hold faults open, so that what is wrong stands beside its field. Whoever closes one again is left alone. */
export const OpenFaults = () => {
  const [fields, dispatch] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const isSaving = useFormProcessing()
  const opened = useRef(none)
  useEffect(() => {
    if (isSaving || !isSubmitted) {
      opened.current = none
      return
    }
    const found = faultyFields(fields).filter((path) => !opened.current.has(path))
    opened.current = new Set([...opened.current, ...found])
    for (const { path, rows } of rowsToOpen(fields, found)) dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows: rows })
  }, [fields, dispatch, isSubmitted, isSaving])
  return null
}
