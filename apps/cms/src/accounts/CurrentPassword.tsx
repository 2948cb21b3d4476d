'use client'

import { PasswordField, useAuth, useDocumentEvents, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import { JudgedAnew } from '../forms/JudgedAnew.tsx'
import { StaysModified } from '../forms/StaysModified.tsx'

/** The store says what is wrong with it, beside the field. */
const isAnswered = () => true as const

/** In the own account: the current password, once the form holds another address or a new password. */
export const CurrentPassword = ({ field, path }: TextFieldClientProps) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const { setValue } = useField<string>({ path })
  const isOwn = id !== undefined && String(id) === String(user?.id)
  const hasNewPassword = useFormFields(([{ password }]) => Boolean(password?.value))
  const hasOtherAddress = useFormFields(([{ email }]) => email?.value !== email?.initialValue)
  const isAsked = isOwn && (hasNewPassword || hasOtherAddress)
  useEffect(() => {
    if (!isAsked) setValue('', true)
  }, [isAsked, setValue])
  // The form keeps a password that was saved, and would send it again with the next save.
  const wasNewPassword = useRef(false)
  wasNewPassword.current = hasNewPassword
  useEffect(() => {
    if (mostRecentUpdate && wasNewPassword.current) window.location.reload()
  }, [mostRecentUpdate])
  // The page of the own account has the store's own button.
  return (
    <>
      <StaysModified />
      <JudgedAnew />
      {isAsked && (
        <PasswordField
          autoComplete="current-password"
          field={{ name: field.name, label: field.label ?? field.name, required: true }}
          path={path}
          validate={isAnswered}
        />
      )}
    </>
  )
}
