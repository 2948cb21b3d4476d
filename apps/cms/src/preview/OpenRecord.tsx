'use client'

import { useDocumentDrawer } from '@payloadcms/ui'
import { useEffect } from 'react'
import { focusField } from './focus-field.ts'

type Props = { readonly slug: string; readonly id: string; readonly path: string; readonly saved: () => void }

/** Milliseconds between two looks whether the form of a drawer is there, and how many there are once it is. */
const lookEvery = 100
const mostLooks = 40

/** Escape closes as the button does, which asks before it drops what was written; the question itself it closes as ever. */
const leaveByKey = (event: KeyboardEvent): void => {
  const isAsked = document.querySelector('[id="leave-without-saving-doc-drawer"], .leave-without-saving-doc-drawer') !== null
  const close = [...document.querySelectorAll<HTMLElement>('.doc-drawer__header-close')].at(-1)
  if (event.key !== 'Escape' || isAsked || !close) return
  event.preventDefault()
  event.stopImmediatePropagation()
  close.click()
}

/** Opens another record beside the preview, at the field that was clicked. Make a new one for each click. */
export const OpenRecord = ({ slug, id, path, saved }: Props) => {
  const [Drawer, , { openDrawer }] = useDocumentDrawer({ collectionSlug: slug, id })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each click
  useEffect(() => {
    openDrawer()
    let looks = 0
    const timer = setInterval(() => {
      const drawer = [...document.querySelectorAll('.doc-drawer')].at(-1)
      // On a slow connection the form comes late.
      if (!drawer?.querySelector('[id^="field-"]')) return
      looks += 1
      // Fields come after their form: what a field stands in will do only when it does not come.
      if (focusField(drawer, path, looks < mostLooks)) clearInterval(timer)
      if (looks > mostLooks) clearInterval(timer)
    }, lookEvery)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    addEventListener('keydown', leaveByKey, { capture: true })
    return () => removeEventListener('keydown', leaveByKey, { capture: true })
  }, [])
  return <Drawer onSave={saved} />
}
