'use client'

import { EmailField, Form, FormSubmit, Link, PasswordField, TextField, useAuth, useTranslation } from '@payloadcms/ui'
import { useTexts } from '../../language/use-texts.ts'
import { loginTexts } from './login-texts.ts'
import '../sign-in.css'

const empty = { initialValue: undefined, valid: true, value: undefined }

type Props = { readonly redirect: string; readonly hasMails: boolean }

/** Address, password and code in one step: the answer never tells which of them was wrong. */
export const LoginForm = ({ redirect, hasMails }: Props) => {
  const { t } = useTranslation()
  const { setUser } = useAuth()
  const texts = useTexts(loginTexts)
  return (
    <main className="sign-in">
      <h1>{texts.title}</h1>
      <Form
        action="/api/users/login"
        className="login__form"
        disableSuccessStatus
        initialState={{ email: { ...empty }, password: { ...empty }, code: { ...empty } }}
        method="POST"
        onSuccess={(data) => setUser(data as Parameters<typeof setUser>[0])}
        redirect={redirect}
        waitForAutocomplete
      >
        <div className="login__form__inputWrap">
          <EmailField
            field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'username' } }}
            path="email"
          />
          <PasswordField field={{ name: 'password', label: t('general:password'), required: true }} path="password" />
          <TextField field={{ name: 'code', label: texts.code, admin: { autoComplete: 'one-time-code' } }} path="code" />
          <p>{texts.codeHelp}</p>
        </div>
        {hasMails ? (
          <Link href="/admin/forgot" prefetch={false}>
            {t('authentication:forgotPasswordQuestion')}
          </Link>
        ) : (
          <p>{texts.mailsOff}</p>
        )}
        <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
      </Form>
    </main>
  )
}
