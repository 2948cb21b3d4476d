import { hasMails } from '@bank/content/store/mail/store-mailer.ts'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginForm } from './LoginForm.tsx'

/** The page to sign in on: the store's own, with a field for the code of the second factor. */
export const LoginView = ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { user, payload } = initPageResult.req
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.['redirect'] ?? '' })
  if (user) redirect(target)
  return <LoginForm redirect={target} hasMails={hasMails(payload)} />
}
