'use client'

import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { fieldTexts } from './field-texts.ts'
import { nameChoices } from './name-choices.ts'
import { nameFields } from './name-fields.ts'
import { sayInLanguage } from './say-in-language.ts'
import './field-error.css'

/** Around the admin: names the fields of all forms and the boxes of all lists that come to the page, at most once a frame. */
export const FieldNames = ({ children }: { readonly children?: ReactNode }) => {
  const { choices, brought } = useTexts(fieldTexts)
  useEffect(() => {
    let frame = 0
    const name = () => {
      nameFields(document)
      nameChoices(document, choices)
      sayInLanguage(document, brought)
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(name)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    name()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [choices, brought])
  return children
}
