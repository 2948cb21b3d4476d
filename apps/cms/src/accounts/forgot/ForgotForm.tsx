'use client'

import { EmailField, Form, FormSubmit, Link, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import '../sign-in.css'

/** Asks for a mail with a link; says the same whether there is such an account or not. */
export const ForgotForm = () => {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  const back = (
    <Link href="/admin/login" prefetch={false}>
      {t('authentication:backToLogin')}
    </Link>
  )
  if (isSent)
    return (
      <main className="sign-in">
        <h1>{t('authentication:emailSent')}</h1>
        <p role="status">{t('authentication:checkYourEmailForPasswordReset')}</p>
        {back}
      </main>
    )
  return (
    <main className="sign-in">
      <Form
        action="/api/users/forgot-password"
        disableSuccessStatus
        initialState={{ email: { initialValue: '', valid: true, value: '' } }}
        method="POST"
        onSuccess={() => setSent(true)}
      >
        <h1>{t('authentication:forgotPassword')}</h1>
        <p>{t('authentication:forgotPasswordEmailInstructions')}</p>
        <EmailField field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'email' } }} path="email" />
        <FormSubmit size="large">{t('general:submit')}</FormSubmit>
        {back}
      </Form>
    </main>
  )
}
