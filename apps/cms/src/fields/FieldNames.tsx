'use client'

import { type ReactNode, useEffect } from 'react'
import { nameFields } from './name-fields.ts'
import './field-error.css'

/** Around the admin: names the fields of all forms that come to the page, at most once a frame. */
export const FieldNames = ({ children }: { readonly children?: ReactNode }) => {
  useEffect(() => {
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameFields(document))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    nameFields(document)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return children
}
