'use client'

import { PasswordField, useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** The store says what is wrong with it, beside the field. */
const isAnswered = () => true as const

/** In the own account: the current password, once the form holds another address or a new password. */
export const CurrentPassword = ({ field, path }: TextFieldClientProps) => {
  const { user } = useAuth()
  const { id, lastUpdateTime } = useDocumentInfo()
  const { setValue } = useField<string>({ path })
  const isOwn = id !== undefined && String(id) === String(user?.id)
  const changes = useFormFields(([{ email, password }]) => Boolean(password?.value) || email?.value !== email?.initialValue)
  const dispatch = useFormFields(([, each]) => each)
  const isAsked = isOwn && changes
  useEffect(() => {
    if (!isAsked) setValue('', true)
  }, [isAsked, setValue])
  // The form keeps a password that was saved, and would send it with the next save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is known by its time alone
  useEffect(() => {
    for (const name of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path: name })
  }, [lastUpdateTime, dispatch])
  if (!isAsked) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label ?? field.name, required: true }}
      path={path}
      validate={isAnswered}
    />
  )
}
